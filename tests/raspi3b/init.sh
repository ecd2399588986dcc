#!/bin/busybox sh
# First program of the emulated Pi: drivers, the card, then the program that does what the test says.
b=/bin/busybox
$b mount -t proc proc /proc
$b mount -t sysfs sys /sys
$b mount -t devtmpfs dev /dev
for module in $($b cat /modules/order); do $b insmod "/modules/$module" || echo "$module was not loaded"; done
n=0
while ! [ -b /dev/mmcblk0 ] && [ $n -lt 300 ]; do
    $b sleep 0.1
    n=$((n + 1))
done
$b mount -t ext4 /dev/mmcblk0 /card || {
    echo "the card cannot be read"
    $b sleep 600
}
for each in proc sys dev; do $b mount --move /$each /card/$each; done
$b mount -t tmpfs tmp /card/tmp
$b mount -t tmpfs run /card/run
$b mount -t configfs config /card/sys/kernel/config
$b cp -r /tests /card/run/
$b ifconfig lo 127.0.0.1 up
exec $b chroot /card /usr/bin/env PYTHONPATH=/run /usr/bin/python3 -m tests.raspi3b.on_the_pi
