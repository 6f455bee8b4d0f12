/* A library Prism for tests: it writes each call into the file that PRISM_LOG names, and answers as PRISM_ANSWERS says, a
 * list such as "speak=9 stop=hang". Without an answer each call succeeds. The file that PRISM_RUNNING names says which
 * backend is running: "JAWS", "SAPI", or anything else for none; it is read at each call, so that a screen reader can
 * come and go. */
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#ifdef _WIN32
#include <windows.h>
#define CALL __declspec(dllexport)
#define WAIT() Sleep(INFINITE)
#else
#include <unistd.h>
#define CALL __attribute__((visibility("default")))
#define WAIT() for (;;) pause()
#endif

#define JAWS UINT64_C(0xAC3D60E9BD84B53E)
#define SAPI UINT64_C(0x1D6DF72422CEEE66)
#define NOT_SPEAKING 10
#define NOT_AVAILABLE 16

static void note(const char *call, const char *text) {
    const char *path = getenv("PRISM_LOG");
    FILE *file = path ? fopen(path, "ab") : NULL;
    if (!file) return;
    fprintf(file, text ? "%s %s\n" : "%s\n", call, text);
    fclose(file);
}

static uint64_t running(void) {
    char name[16] = "";
    const char *path = getenv("PRISM_RUNNING");
    FILE *file = path ? fopen(path, "rb") : NULL;
    if (!file) return 0;
    if (!fgets(name, sizeof name, file)) name[0] = 0;
    fclose(file);
    if (!strncmp(name, "JAWS", 4)) return JAWS;
    if (!strncmp(name, "SAPI", 4)) return SAPI;
    return 0;
}

static int answer(uint64_t *backend, const char *call) {
    char wanted[32];
    const char *answers = getenv("PRISM_ANSWERS"), *found;
    snprintf(wanted, sizeof wanted, "%s=", call);
    if (answers && (found = strstr(answers, wanted))) {
        found += strlen(wanted);
        if (!strncmp(found, "hang", 4)) WAIT();
        return atoi(found);
    }
    return *backend == running() ? 0 : NOT_AVAILABLE;
}

CALL void *prism_init(void *settings) {
    static int context;
    return settings ? NULL : &context;
}

CALL bool prism_registry_exists(void *context, uint64_t id) { (void)context; return id == JAWS || id == SAPI; }

CALL void *prism_registry_create(void *context, uint64_t id) {
    uint64_t *backend = malloc(sizeof *backend);
    (void)context;
    *backend = id;
    return backend;
}

CALL void prism_backend_free(uint64_t *backend) { free(backend); }

/* JAWS speaks, shows Braille and stops, and tells no ends; SAPI has voices, a rate and a volume. */
CALL uint64_t prism_backend_get_features(uint64_t *backend) {
    uint64_t features = 1 << 2 | 1 << 7;
    features |= *backend == JAWS ? 1 << 4 : 1 << 6 | 0xf << 10 | 1 << 17 | 1 << 19 | 1 << 21;
    return features | (*backend == running());
}

CALL int prism_backend_initialize(uint64_t *backend) {
    note("initialize", *backend == JAWS ? "JAWS" : "SAPI");
    return answer(backend, "initialize");
}

CALL int prism_backend_speak(uint64_t *backend, const char *text, bool interrupt) {
    note(interrupt ? "interrupt" : "speak", text);
    return answer(backend, "speak");
}

CALL int prism_backend_braille(uint64_t *backend, const char *text) {
    note("braille", text);
    return answer(backend, "braille");
}

CALL int prism_backend_stop(uint64_t *backend) {
    note("stop", NULL);
    return answer(backend, "stop") ? answer(backend, "stop") : NOT_SPEAKING;
}

CALL int prism_backend_is_speaking(uint64_t *backend, bool *speaking) {
    *speaking = false;
    return answer(backend, "is_speaking");
}

static int told(uint64_t *backend, float *number) { *number = 0.5f; return answer(backend, "told"); }
CALL int prism_backend_get_rate(uint64_t *backend, float *rate) { return told(backend, rate); }
CALL int prism_backend_get_volume(uint64_t *backend, float *volume) { return told(backend, volume); }

static int taken(uint64_t *backend, const char *what, float number) {
    char shown[32];
    snprintf(shown, sizeof shown, "%.2f", number);
    note(what, shown);
    return answer(backend, what);
}

CALL int prism_backend_set_rate(uint64_t *backend, float rate) { return taken(backend, "rate", rate); }
CALL int prism_backend_set_volume(uint64_t *backend, float volume) { return taken(backend, "volume", volume); }

CALL int prism_backend_count_voices(uint64_t *backend, size_t *count) {
    *count = 3;
    return answer(backend, "count_voices");
}

CALL int prism_backend_get_voice_language(uint64_t *backend, size_t place, const char **language) {
    static const char *const languages[] = {"en-us", "de-ch", "de-de"};
    *language = languages[place % 3];
    return answer(backend, "get_voice_language");
}

CALL int prism_backend_set_voice(uint64_t *backend, size_t place) {
    return taken(backend, "voice", (float)place);
}
