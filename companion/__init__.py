"""The table's program: session, log, cards, bindings, command line, web page. It joins the rules and the devices."""
