# The table as a service of its machine: `ambit service`.

service-none = Ambit is not installed as a service here. To do so: ambit service install.
service-runs = Ambit { $version } runs as a service since { $since }, { $restarts ->
        [0] without a restart
        [one] restarted once by itself
       *[other] restarted { $restarts } times by itself
    }. What it says: ambit service logs.
service-down = The service does not run: { $state }. Installed version: { $version }. What it said last: ambit service logs. To start it: sudo systemctl restart ambit.
service-other-installed = { $version } is installed, and is used from the next start on: sudo systemctl restart ambit.
service-no-systemd = { $program } is missing: this machine runs no systemd, so there is no service. Start the table by hand: ambit table.
service-no-source = There is nothing at { $source }. Give a wheel (ambit-….whl) or a checkout of Ambit.
service-which = Say what to install: a wheel (ambit-….whl) or a checkout of Ambit, for example ambit service install ambit-0.2.0-py3-none-any.whl.
