/* The one function that Rust's library takes from bcryptprimitives.dll, which Wine has since 9.0 only. */
#include <windows.h>

BOOLEAN NTAPI SystemFunction036(void *bytes, ULONG count); /* RtlGenRandom of advapi32.dll */

__declspec(dllexport) BOOL WINAPI ProcessPrng(unsigned char *bytes, SIZE_T count) {
    return SystemFunction036(bytes, (ULONG)count);
}
