// Preloaded into a program (LD_PRELOAD), this makes syncs and writes of the files that begin with AMBIT_DISK fail or wait,
// as the numbers in the shared file AMBIT_DISK_CONTROL say, and records what is written, synced and sent into the file
// AMBIT_DISK_RECORD. A byte in the pipe AMBIT_DISK_WAITS says that a sync waits. Everything else is left to the C
// library. tests/disk/disk.py is the other side.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/uio.h>
#include <unistd.h>

#define A_MOMENT 1000 // microseconds

// Shared with the test. `failing` syncs and writes are still to fail; while `hold` is set, syncs wait.
static volatile struct {
    int32_t failing_syncs, failing_writes, hold, recording;
} *control;
static int record = -1, waits = -1;
static const char *ours;
static pthread_mutex_t recording = PTHREAD_MUTEX_INITIALIZER;

enum kind { WRITE, TRUNCATE, SYNC, SEND };
struct event {
    uint32_t kind, name, length, unused;
    uint64_t offset;
};

__attribute__((constructor)) static void begin(void) {
    ours = getenv("AMBIT_DISK");
    const char *shared = getenv("AMBIT_DISK_CONTROL"), *into = getenv("AMBIT_DISK_RECORD");
    int file = shared ? open(shared, O_RDWR | O_CLOEXEC) : -1;
    if (!ours || file < 0)
        return;
    void *at = mmap(NULL, sizeof *control, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    control = at == MAP_FAILED ? NULL : at;
    if (getenv("AMBIT_DISK_WAITS"))
        waits = open(getenv("AMBIT_DISK_WAITS"), O_RDWR | O_NONBLOCK | O_CLOEXEC);
    if (into)
        record = open(into, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0600);
}

// The path of an open file, if it is one of ours; what is mapped into memory (-shm) is not kept over a restart.
static int is_ours(int file, char *path) {
    char link[64];
    if (!control)
        return 0;
    snprintf(link, sizeof link, "/proc/self/fd/%d", file);
    ssize_t length = readlink(link, path, PATH_MAX);
    if (length <= 0)
        return 0;
    path[length] = 0;
    return !strncmp(path, ours, strlen(ours)) && strcmp(path + length - 4, "-shm");
}

static void note(enum kind kind, const char *path, const void *data, uint32_t length, uint64_t offset) {
    if (record < 0 || !control || !control->recording)
        return;
    struct event event = {kind, (uint32_t)strlen(path), length, 0, offset};
    uint32_t kept = data ? length : 0;
    struct iovec parts[] = {{&event, sizeof event}, {(void *)path, event.name}, {(void *)data, kept}};
    ssize_t (*together)(int, const struct iovec *, int) = dlsym(RTLD_NEXT, "writev");
    int before = errno;
    pthread_mutex_lock(&recording);
    if (together(record, parts, data ? 3 : 2) != (ssize_t)(sizeof event + event.name + kept))
        abort();
    pthread_mutex_unlock(&recording);
    errno = before;
}

static int takes(volatile int32_t *failing) {
    if (*failing > 0) {
        --*failing;
        return 1;
    }
    return *failing < 0;
}

static int synced(int file, const char *how) {
    char path[PATH_MAX + 1];
    int (*really)(int) = dlsym(RTLD_NEXT, how);
    if (!is_ours(file, path))
        return really(file);
    if (control->hold && write(waits, "", 1) != 1)
        abort();
    while (control->hold)
        usleep(A_MOMENT);
    if (takes(&control->failing_syncs)) {
        errno = EIO;
        return -1;
    }
    int done = really(file);
    if (!done)
        note(SYNC, path, NULL, 0, 0);
    return done;
}

int fsync(int file) { return synced(file, "fsync"); }
int fdatasync(int file) { return synced(file, "fdatasync"); }

static ssize_t written(int file, const void *data, size_t length, off64_t offset) {
    char path[PATH_MAX + 1];
    ssize_t (*really)(int, const void *, size_t, off64_t) = dlsym(RTLD_NEXT, "pwrite64");
    int is = is_ours(file, path);
    if (is && takes(&control->failing_writes)) {
        errno = EIO;
        return -1;
    }
    ssize_t done = really(file, data, length, offset);
    if (is && done > 0)
        note(WRITE, path, data, (uint32_t)done, (uint64_t)offset);
    return done;
}

ssize_t pwrite64(int file, const void *data, size_t length, off64_t offset) {
    return written(file, data, length, offset);
}
ssize_t pwrite(int file, const void *data, size_t length, off_t offset) { return written(file, data, length, offset); }

int ftruncate64(int file, off64_t length) {
    char path[PATH_MAX + 1];
    int (*really)(int, off64_t) = dlsym(RTLD_NEXT, "ftruncate64");
    int done = really(file, length);
    if (!done && is_ours(file, path))
        note(TRUNCATE, path, NULL, 0, (uint64_t)length);
    return done;
}
int ftruncate(int file, off_t length) { return ftruncate64(file, length); }

// What is sent is noted before it is sent: nobody can have heard it earlier.
ssize_t send(int file, const void *data, size_t length, int flags) {
    ssize_t (*really)(int, const void *, size_t, int) = dlsym(RTLD_NEXT, "send");
    note(SEND, "", data, (uint32_t)length, 0);
    return really(file, data, length, flags);
}

ssize_t sendmsg(int file, const struct msghdr *message, int flags) {
    ssize_t (*really)(int, const struct msghdr *, int) = dlsym(RTLD_NEXT, "sendmsg");
    for (size_t part = 0; part < message->msg_iovlen; part++)
        note(SEND, "", message->msg_iov[part].iov_base, (uint32_t)message->msg_iov[part].iov_len, 0);
    return really(file, message, flags);
}
