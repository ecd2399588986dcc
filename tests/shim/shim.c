// Preloaded into a program (LD_PRELOAD), this serves /dev/i2c-*, /dev/spidev* and /dev/gpiochip* from the emulator
// process that listens on the socket named in AMBIT_SHIM, so that the program's own libraries run unchanged.
// Everything else is left to the C library. tests/shim/wire.py is the other end of the socket.
#define _GNU_SOURCE
#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <linux/gpio.h>
#include <linux/i2c-dev.h>
#include <linux/i2c.h>
#include <linux/spi/spidev.h>
#include <limits.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

#define MOST_FILES 4096
#define LARGEST 65536
#define I2C_DEVICES "/dev/i2c-"
#define SPI_DEVICES "/dev/spidev"
#define GPIO_CHIPS "/dev/gpiochip"
#define REVISION "/proc/device-tree/system/linux,revision"

enum kind { NOT_OURS, I2C, SPI, CHIP, LINE };
enum operation { OPEN, IOCTL, READ, WRITE };

// What we know of each open file of ours. A line is asked for through the file of its chip.
static struct {
    enum kind kind;
    int chip;
    uint32_t line;
} files[MOST_FILES];

struct question {
    uint32_t operation, request, line, length;
};
struct answer {
    int32_t result, error;
    uint32_t line, length;
};

// One question at a time: the answer to each follows it on the same socket.
static pthread_mutex_t asking = PTHREAD_MUTEX_INITIALIZER;

static enum kind kind_of(int file) { return file >= 0 && file < MOST_FILES ? files[file].kind : NOT_OURS; }

static int is_bus(int file) { return kind_of(file) == I2C || kind_of(file) == SPI; }

static int starts(const char *path, const char *with) { return !strncmp(path, with, strlen(with)); }

// The file descriptor that came with the answer, or -1.
static int taken_file(struct msghdr *message) {
    struct cmsghdr *part = CMSG_FIRSTHDR(message);
    int file = -1;
    if (part && part->cmsg_type == SCM_RIGHTS) memcpy(&file, CMSG_DATA(part), sizeof file);
    return file;
}

// A signal must not come between a question and its answer: the next question would get this one's answer.
#define UNDISTURBED(got, call) \
    do got = (call); \
    while (got < 0 && errno == EINTR)

// Send a question to the emulator; the bytes of its answer go to `out`, a file descriptor in it to `passed`.
static int ask(int file, struct question question, const void *in, void *out, size_t room, struct answer *answer,
               int *passed) {
    static char buffer[LARGEST];
    _Alignas(struct cmsghdr) char control[CMSG_SPACE(sizeof(int))];
    struct iovec data = {buffer, sizeof buffer};
    struct msghdr message = {
        .msg_iov = &data, .msg_iovlen = 1, .msg_control = control, .msg_controllen = sizeof control};
    if (question.length > LARGEST - sizeof question) return errno = EINVAL, -1;

    pthread_mutex_lock(&asking);
    memcpy(buffer, &question, sizeof question);
    if (question.length) memcpy(buffer + sizeof question, in, question.length);
    ssize_t got;
    UNDISTURBED(got, send(file, buffer, sizeof question + question.length, MSG_NOSIGNAL));
    if (got > 0) UNDISTURBED(got, recvmsg(file, &message, MSG_CMSG_CLOEXEC));
    if (got >= (ssize_t)sizeof *answer) {
        memcpy(answer, buffer, sizeof *answer);
        size_t came = got - sizeof *answer, length = answer->length < came ? answer->length : came;
        if (out) memcpy(out, buffer + sizeof *answer, length < room ? length : room);
        if (passed) *passed = taken_file(&message);
    }
    pthread_mutex_unlock(&asking);

    if (got < (ssize_t)sizeof *answer) return errno = EIO, -1;
    if (answer->result < 0) errno = answer->error;
    return answer->result;
}

static int open_device(const char *path) {
    struct sockaddr_un address = {.sun_family = AF_UNIX};
    struct answer answer;
    strncpy(address.sun_path, getenv("AMBIT_SHIM"), sizeof address.sun_path - 1);
    int file = socket(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0);
    if (file < 0) return -1;
    if (file >= MOST_FILES || connect(file, (struct sockaddr *)&address, sizeof address)) {
        close(file);
        return errno = ENOENT, -1;
    }
    if (ask(file, (struct question){OPEN, 0, 0, strlen(path)}, path, NULL, 0, &answer, NULL) < 0) {
        int error = errno;
        close(file);
        return errno = error, -1;
    }
    files[file].kind = starts(path, I2C_DEVICES) ? I2C : starts(path, SPI_DEVICES) ? SPI : CHIP;
    return file;
}

// Which Pi this is, as the kernel of a Pi tells it: four bytes, the highest first.
static int open_revision(void) {
    const char *told = getenv("AMBIT_SHIM_REVISION");
    unsigned long revision = told ? strtoul(told, NULL, 16) : 0xc03114;
    unsigned char bytes[4] = {revision >> 24, revision >> 16, revision >> 8, revision};
    int file = memfd_create("revision", MFD_CLOEXEC);
    if (file >= 0 && (write(file, bytes, sizeof bytes) != sizeof bytes || lseek(file, 0, SEEK_SET))) {
        close(file);
        return errno = EIO, -1;
    }
    return file;
}

static int is_device(const char *path) {
    if (!path || !getenv("AMBIT_SHIM")) return 0;
    return starts(path, I2C_DEVICES) || starts(path, SPI_DEVICES) || starts(path, GPIO_CHIPS);
}

// Opens an emulated file; 0 when it is not one.
static int open_ours(const char *path, int *file) {
    if (is_device(path)) return *file = open_device(path), 1;
    if (path && getenv("AMBIT_SHIM") && !strcmp(path, REVISION)) return *file = open_revision(), 1;
    return 0;
}

#define REAL(name) \
    static __typeof__(&name) real; \
    if (!real) real = (__typeof__(&name))dlsym(RTLD_NEXT, #name)
#define MODE(flags) \
    va_list rest; \
    va_start(rest, flags); \
    mode_t mode = va_arg(rest, mode_t); \
    va_end(rest)

int open(const char *path, int flags, ...) {
    MODE(flags);
    REAL(open);
    int file;
    return open_ours(path, &file) ? file : real(path, flags, mode);
}

int open64(const char *path, int flags, ...) {
    MODE(flags);
    REAL(open64);
    int file;
    return open_ours(path, &file) ? file : real(path, flags, mode);
}

int openat(int folder, const char *path, int flags, ...) {
    MODE(flags);
    REAL(openat);
    int file;
    return open_ours(path, &file) ? file : real(folder, path, flags, mode);
}

int openat64(int folder, const char *path, int flags, ...) {
    MODE(flags);
    REAL(openat64);
    int file;
    return open_ours(path, &file) ? file : real(folder, path, flags, mode);
}

int close(int file) {
    REAL(close);
    if (kind_of(file)) files[file].kind = NOT_OURS;
    return real(file);
}

// Programs on this Pi see only each other: each writes its process number into a folder beside the socket.
__attribute__((constructor)) static void arrive(void) {
    char place[PATH_MAX];
    if (!getenv("AMBIT_SHIM")) return;
    snprintf(place, sizeof place, "%s.programs/%d", getenv("AMBIT_SHIM"), getpid());
    mkdir(place, 0700);
}

DIR *opendir(const char *path) {
    REAL(opendir);
    char place[PATH_MAX];
    if (!getenv("AMBIT_SHIM") || (strcmp(path, "/proc") && strcmp(path, "/proc/"))) return real(path);
    snprintf(place, sizeof place, "%s.programs", getenv("AMBIT_SHIM"));
    return real(place);
}

// A device exists if it can be opened: some programs check before they open it.
static int is_there(const char *path) {
    int file = open_device(path);
    if (file < 0) return -1;
    return close(file);
}

#define DESCRIBE(path, about) \
    memset(about, 0, sizeof *about); \
    about->st_mode = S_IFCHR | 0660, about->st_nlink = 1; \
    return is_there(path)

int stat(const char *path, struct stat *about) {
    REAL(stat);
    if (!is_device(path)) return real(path, about);
    DESCRIBE(path, about);
}

int stat64(const char *path, struct stat64 *about) {
    REAL(stat64);
    if (!is_device(path)) return real(path, about);
    DESCRIBE(path, about);
}

// Programs that were built with a C library before 2.33 check in this way.
int __xstat(int version, const char *path, struct stat *about) {
    static int (*real)(int, const char *, struct stat *);
    if (!real) real = (__typeof__(real))dlsym(RTLD_NEXT, "__xstat");
    if (!is_device(path)) return real(version, path, about);
    DESCRIBE(path, about);
}

int __xstat64(int version, const char *path, struct stat64 *about) {
    static int (*real)(int, const char *, struct stat64 *);
    if (!real) real = (__typeof__(real))dlsym(RTLD_NEXT, "__xstat64");
    if (!is_device(path)) return real(version, path, about);
    DESCRIBE(path, about);
}

int access(const char *path, int wish) {
    REAL(access);
    return is_device(path) ? is_there(path) : real(path, wish);
}

// The bytes to and from the emulator while a transfer is prepared.
static __thread unsigned char out[LARGEST], in[LARGEST];

// Several messages in one call: their number, then address, flags and length of each, with the data of those that write.
static int transfer(int file, struct i2c_rdwr_ioctl_data *messages) {
    struct answer answer;
    size_t length = 1, wanted = 0, place = 0;
    if (messages->nmsgs > I2C_RDWR_IOCTL_MAX_MSGS) return errno = EINVAL, -1;
    out[0] = messages->nmsgs;
    for (unsigned i = 0; i < messages->nmsgs; i++) {
        struct i2c_msg *message = &messages->msgs[i];
        uint16_t head[3] = {message->addr, message->flags, message->len};
        if (length + sizeof head + message->len > sizeof out) return errno = EINVAL, -1;
        memcpy(out + length, head, sizeof head);
        length += sizeof head;
        if (message->flags & I2C_M_RD) {
            if ((wanted += message->len) > sizeof in - sizeof answer) return errno = EINVAL, -1;
            continue;
        }
        memcpy(out + length, message->buf, message->len);
        length += message->len;
    }
    int result = ask(file, (struct question){IOCTL, I2C_RDWR, 0, length}, out, in, sizeof in, &answer, NULL);
    for (unsigned i = 0; result >= 0 && i < messages->nmsgs; i++) {
        struct i2c_msg *message = &messages->msgs[i];
        if (!(message->flags & I2C_M_RD)) continue;
        memcpy(message->buf, in + place, message->len);
        place += message->len;
    }
    return result;
}

static int smbus(int file, struct i2c_smbus_ioctl_data *wish) {
    struct answer answer;
    unsigned char said[6 + sizeof(union i2c_smbus_data)] = {wish->read_write, wish->command};
    memcpy(said + 2, &wish->size, 4);
    if (wish->data) memcpy(said + 6, wish->data, sizeof *wish->data);
    return ask(file, (struct question){IOCTL, I2C_SMBUS, 0, sizeof said}, said, wish->data,
               wish->data ? sizeof *wish->data : 0, &answer, NULL);
}

static int i2c_ioctl(int file, unsigned long request, void *argument) {
    struct answer answer;
    uint64_t value = (uintptr_t)argument;
    switch (request) {
    case I2C_RDWR: return transfer(file, argument);
    case I2C_SMBUS: return smbus(file, argument);
    case I2C_FUNCS:
        return ask(file, (struct question){IOCTL, request, 0, 0}, NULL, argument, sizeof(long), &answer, NULL);
    default:
        return ask(file, (struct question){IOCTL, request, 0, sizeof value}, &value, NULL, 0, &answer, NULL);
    }
}

// A head for each transfer, then the bytes of those that send; the bytes that they read come back in the same order.
struct head {
    uint32_t length, hertz;
    uint16_t delay;
    uint8_t bits, way;
};
enum way { SENDS = 1, READS = 2, SELECT_CHANGES = 4 };

static int exchange(int file, unsigned long request, struct spi_ioc_transfer *transfers) {
    struct answer answer;
    size_t count = _IOC_SIZE(request) / sizeof *transfers, length = 0, wanted = 0, place = 0;
    if (_IOC_SIZE(request) % sizeof *transfers) return errno = EINVAL, -1;
    for (size_t i = 0; i < count; i++) {
        struct spi_ioc_transfer *transfer = &transfers[i];
        struct head head = {transfer->len, transfer->speed_hz, transfer->delay_usecs, transfer->bits_per_word, 0};
        head.way = (transfer->tx_buf ? SENDS : 0) | (transfer->rx_buf ? READS : 0);
        if (transfer->cs_change) head.way |= SELECT_CHANGES;
        size_t sent = transfer->tx_buf ? transfer->len : 0;
        if (sent > sizeof out || length + sizeof head + sent > sizeof out) return errno = EMSGSIZE, -1;
        if (transfer->len > sizeof in || (wanted += transfer->len) > sizeof in - sizeof answer)
            return errno = EMSGSIZE, -1;
        memcpy(out + length, &head, sizeof head);
        if (sent) memcpy(out + length + sizeof head, (void *)(uintptr_t)transfer->tx_buf, sent);
        length += sizeof head + sent;
    }
    int result = ask(file, (struct question){IOCTL, request, 0, length}, out, in, sizeof in, &answer, NULL);
    for (size_t i = 0; result >= 0 && i < count; i++) {
        if (!transfers[i].rx_buf) continue;
        memcpy((void *)(uintptr_t)transfers[i].rx_buf, in + place, transfers[i].len);
        place += transfers[i].len;
    }
    return result;
}

static int spi_ioctl(int file, unsigned long request, void *argument) {
    struct answer answer;
    size_t size = _IOC_SIZE(request);
    if (_IOC_DIR(request) == _IOC_WRITE && _IOC_TYPE(request) == SPI_IOC_MAGIC && !_IOC_NR(request))
        return exchange(file, request, argument);
    return ask(file, (struct question){IOCTL, request, 0, size}, argument, argument, size, &answer, NULL);
}

// The structure is sent and returned; a line that was asked for is returned as a file descriptor.
static int gpio_ioctl(int file, unsigned long request, void *argument) {
    int is_line = files[file].kind == LINE, chip = is_line ? files[file].chip : file, passed;
    struct answer answer;
    struct question question = {IOCTL, request, is_line ? files[file].line : 0, _IOC_SIZE(request)};
    int result = ask(chip, question, argument, argument, _IOC_SIZE(request), &answer, &passed);
    if (result < 0 || passed < 0) return result;
    if (passed >= MOST_FILES) {
        close(passed);
        return errno = EMFILE, -1;
    }
    files[passed].kind = LINE, files[passed].chip = chip, files[passed].line = answer.line;
    ((struct gpio_v2_line_request *)argument)->fd = passed;
    return result;
}

int ioctl(int file, unsigned long request, ...) {
    va_list rest;
    va_start(rest, request);
    void *argument = va_arg(rest, void *);
    va_end(rest);
    REAL(ioctl);
    request &= 0xffffffff; // Python passes it with its sign
    if (request == FIONBIO) return real(file, request, argument); // Linux does this for any file
    switch (kind_of(file)) {
    case NOT_OURS: return real(file, request, argument);
    case I2C: return i2c_ioctl(file, request, argument);
    case SPI: return spi_ioctl(file, request, argument);
    default: return gpio_ioctl(file, request, argument);
    }
}

ssize_t read(int file, void *data, size_t size) {
    REAL(read);
    if (!is_bus(file)) {
        ssize_t got = real(file, data, size);
        if (!got && size && kind_of(file) == LINE) return errno = ENODEV, -1; // its chip was pulled out
        return got;
    }
    struct answer answer;
    uint32_t wanted = size;
    return ask(file, (struct question){READ, 0, 0, sizeof wanted}, &wanted, data, size, &answer, NULL);
}

ssize_t write(int file, const void *data, size_t size) {
    REAL(write);
    if (!is_bus(file)) return real(file, data, size);
    struct answer answer;
    return ask(file, (struct question){WRITE, 0, 0, size}, data, NULL, 0, &answer, NULL);
}
