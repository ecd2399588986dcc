# What is wrong with a command line.

usage-command = There is no command “{ $command }”. { $near ->
        [NONE] For the list: --help.
       *[other] Did you mean { $near }?
    }
usage-no-command = A command belongs here. For the list: --help.
usage-option = There is no option { $option } here. { $near ->
        [NONE] For the list: --help.
       *[other] Did you mean { $near }?
    }
usage-missing = { $what } is missing. Add it; --help explains it.
usage-extra = There is a word too many: { $words }. Leave it out, or put several words between quotes.
usage-bare = { $count ->
        [one] A value belongs behind { $option }. Add it.
       *[other] { $count } values belong behind { $option }. Add them.
    }
usage-flag = { $option } stands alone, without a value. Leave out what follows the equals sign.
usage-range = { $value } is outside the range of { $what }, which is { $range }. Choose a number within it.
usage-number = { $what } is a number, and “{ $value }” is none. Type digits.
usage-choice = { $what } cannot be “{ $value }”. Choose one of these: { $choices }.

## Completion with the Tab key

completion-installed = The Tab key completes what is typed after ambit: { $file } says how to { $shell }. Open a new terminal to use it.
completion-no-shell = Ambit cannot see which shell this is. Run it again in the shell itself, not in a script.
completion-other-shell = Ambit completes in bash, zsh and fish, and not in { $shell }. Run it again in one of those.
