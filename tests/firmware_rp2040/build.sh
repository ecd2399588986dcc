#!/bin/sh
# Runs in a Debian with MicroPython's source package in /build. Leaves /build/rp2/firmware.bin. Debian's source has no
# mbedtls, so it is built without TLS, and with no frozen modules but asyncio and the port's own.
set -eu
cd /build
dpkg-source -x micropython_*.dsc source
cd source
rm -rf lib/tinyusb
ln -s /usr/src/tinyusb lib/tinyusb
sed -i ports/rp2/CMakeLists.txt \
    -e 's/^set(MICROPY_SSL_MBEDTLS ON)/set(MICROPY_SSL_MBEDTLS OFF)/' \
    -e '/micropy_lib_mbedtls/d' -e '/mbedtls\/mbedtls_port.c/d' \
    -e '/GIT_SUBMODULES lib\/mbedtls/d' -e '/GIT_SUBMODULES lib\/tinyusb/d'
without='MICROPY_PY_SSL|MICROPY_SSL_MBEDTLS|MICROPY_PY_HASHLIB_MD5|MICROPY_PY_HASHLIB_SHA1|MICROPY_PY_CRYPTOLIB'
sed -i -E "s/^#define ($without)( .*)\$/#define \\1 (0)/" ports/rp2/mpconfigport.h
mkdir -p lib/micropython-lib
touch lib/micropython-lib/README.md
printf 'freeze("$(PORT_DIR)/modules")\ninclude("$(MPY_DIR)/extmod/asyncio")\n' >/build/manifest.py
make -s -C mpy-cross -j2
cmake -S ports/rp2 -B /build/rp2 -DMICROPY_BOARD=RPI_PICO -DMICROPY_BOARD_DIR="$PWD/ports/rp2/boards/RPI_PICO" \
    -DPICO_SDK_PATH_OVERRIDE=/usr/src/pico-sdk -DMICROPY_FROZEN_MANIFEST=/build/manifest.py \
    -DMICROPY_MPYCROSS="$PWD/mpy-cross/build/mpy-cross" -DPICO_BUILD_DOCS=0 -DCMAKE_BUILD_TYPE=MinSizeRel
make -C /build/rp2 -j2
