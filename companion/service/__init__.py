"""Ambit as a service of the machine: what systemd is told of the running table, and the files that make it one."""
