# La table comme service de sa machine : `ambit service`.

service-none = Ambit n’est pas installé comme service ici. Pour le faire : ambit service install.
service-runs = Ambit { $version } tourne comme service depuis { $since }, { $restarts ->
        [0] sans redémarrage
        [one] redémarré une fois de lui-même
       *[other] redémarré { $restarts } fois de lui-même
    }. Ce qu’il dit : ambit service logs.
service-down = Le service ne tourne pas : { $state }. Version installée : { $version }. Ce qu’il a dit en dernier : ambit service logs. Pour le démarrer : sudo systemctl restart ambit.
service-other-installed = { $version } est installé, et servira au prochain démarrage : sudo systemctl restart ambit.
service-no-systemd = { $program } manque : cette machine n’a pas systemd, il n’y a donc pas de service. Démarrez la table à la main : ambit table.
service-no-source = Il n’y a rien à { $source }. Donnez un wheel (ambit-….whl) ou une copie des sources d’Ambit.
service-which = Dites quoi installer : un wheel (ambit-….whl) ou une copie des sources d’Ambit, par exemple ambit service install ambit-0.2.0-py3-none-any.whl.
