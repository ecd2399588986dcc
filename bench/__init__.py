"""How fast the engine is: a game made for measuring, our own games, and the engines that we compare with."""
