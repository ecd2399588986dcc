"""The table: session, log, cards, bindings, command line. It brings the rules and the devices together."""
