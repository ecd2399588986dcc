// The first signal that lgpio gives its thread for edges is lost, as happens where the thread is just about to wait.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <pthread.h>
#include <string.h>

static int lost;

int pthread_cond_signal(pthread_cond_t *condition) {
    static int (*real)(pthread_cond_t *);
    if (!real) real = dlsym(RTLD_NEXT, "pthread_cond_signal");
    Dl_info caller;
    if (!lost && dladdr(__builtin_return_address(0), &caller) && strstr(strrchr(caller.dli_fname, '/') ?: "", "lgpio")) {
        lost = 1;
        return 0;
    }
    return real(condition);
}
