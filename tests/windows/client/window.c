/* Has one sign of a screen reader while its standard input is open, for tests: a hidden window of a class and a title,
 * the mutex of a name, or Windows' flag.
 *
 *     window.exe window CLASS TITLE | mutex NAME | flag */
#include <windows.h>
#include <stdio.h>
#include <string.h>

int main(int count, char **words) {
    WNDCLASSA class = {0};
    MSG message;
    if (count == 4 && !strcmp(words[1], "window")) {
        class.lpfnWndProc = DefWindowProcA;
        class.lpszClassName = words[2];
        class.hInstance = GetModuleHandleA(NULL);
        RegisterClassA(&class);
        if (!CreateWindowA(words[2], words[3], WS_OVERLAPPED, 0, 0, 1, 1, NULL, NULL, class.hInstance, NULL)) return 2;
    } else if (count == 3 && !strcmp(words[1], "mutex")) {
        if (!CreateMutexA(NULL, TRUE, words[2])) return 2;
    } else if (count == 2 && !strcmp(words[1], "flag")) {
        if (!SystemParametersInfoA(SPI_SETSCREENREADER, TRUE, NULL, 0)) return 2;
    } else {
        return 1;
    }
    while (PeekMessageA(&message, NULL, 0, 0, PM_REMOVE)) DispatchMessageA(&message);
    puts("ready");
    fflush(stdout);
    while (getchar() != EOF) {}
    if (!strcmp(words[1], "flag")) SystemParametersInfoA(SPI_SETSCREENREADER, FALSE, NULL, 0);
    return 0;
}
