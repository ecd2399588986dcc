"""Games written down with what must come out of them: the worked examples of the rules, and whole stretches of play."""
