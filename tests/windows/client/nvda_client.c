/* A controller client for tests: it writes each call into the file that NVDA_CLIENT_LOG names and answers as
 * NVDA_CLIENT_ANSWERS says, a list such as "speakSsml=1717 isSpeaking=hang". Without an answer each call succeeds.
 * Compiled with -DVERSION=1, 2 or 3 it has the functions that NVDA's own has before 2024.1, since then and since
 * 2026.3; with -DJAPANESE it has isSpeaking without an argument, as the Japanese edition had it. */
#include <windows.h>
#include <stdio.h>
#include <string.h>
#include <stdlib.h>

#define CALL __declspec(dllexport) unsigned long __stdcall
typedef unsigned long(__stdcall *mark_reached)(const wchar_t *mark);

static void note(const char *call, const wchar_t *text) {
    char line[4096] = "";
    const char *path = getenv("NVDA_CLIENT_LOG");
    FILE *file = path ? fopen(path, "ab") : NULL;
    if (!file) return;
    if (text) WideCharToMultiByte(CP_UTF8, 0, text, -1, line, sizeof line - 1, NULL, NULL);
    fprintf(file, text ? "%s %s\n" : "%s\n", call, line);
    fclose(file);
}

/* What it is to answer. A call that hangs never returns, and one that is late has no answer of its own. */
static unsigned long answer(const char *call) {
    char wanted[64];
    const char *answers = getenv("NVDA_CLIENT_ANSWERS"), *found;
    snprintf(wanted, sizeof wanted, "%s=", call);
    if (!answers || !(found = strstr(answers, wanted))) return ERROR_SUCCESS;
    found += strlen(wanted);
    if (!strncmp(found, "hang", 4)) Sleep(INFINITE);
    if (!strncmp(found, "late", 4)) Sleep(2500);
    return strtoul(found, NULL, 10);
}

CALL nvdaController_testIfRunning(void) { note("testIfRunning", NULL); return answer("testIfRunning"); }
CALL nvdaController_cancelSpeech(void) { note("cancelSpeech", NULL); return answer("cancelSpeech"); }

#ifndef MUTE
CALL nvdaController_speakText(const wchar_t *text) { note("speakText", text); return answer("speakText"); }
#endif

CALL nvdaController_brailleMessage(const wchar_t *text) {
    note("brailleMessage", text);
    return answer("brailleMessage");
}

#if VERSION >= 2
static mark_reached callback;

CALL nvdaController_setOnSsmlMarkReachedCallback(mark_reached wanted) {
    callback = wanted;
    note(wanted ? "setOnSsmlMarkReachedCallback some" : "setOnSsmlMarkReachedCallback none", NULL);
    return ERROR_SUCCESS;
}

CALL nvdaController_speakSsml(const wchar_t *ssml, int level, int priority, unsigned char asynchronous) {
    char call[64];
    wchar_t name[64];
    const wchar_t *mark = ssml;
    snprintf(call, sizeof call, "speakSsml %d %d %d", level, priority, asynchronous);
    note(call, ssml);
    while (!asynchronous && callback && (mark = wcsstr(mark, L"<mark name=\""))) {
        mark += wcslen(L"<mark name=\"");
        if (swscanf(mark, L"%63[^\"]", name) == 1) callback(name);
    }
    return answer("speakSsml");
}

CALL nvdaController_getProcessId(unsigned long *id) {
    note("getProcessId", NULL);
    *id = 4711;
    return answer("getProcessId");
}
#endif

#ifdef JAPANESE
CALL nvdaController_isSpeaking(void) { note("isSpeaking", NULL); return answer("isSpeaking"); }
#elif VERSION >= 3
CALL nvdaController_isSpeaking(unsigned char *speaking) {
    unsigned long status = answer("isSpeaking");
    note("isSpeaking", NULL);
    if (status == ERROR_SUCCESS) *speaking = answer("sounding") == 1;
    return status;
}
#endif
