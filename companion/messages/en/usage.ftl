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

## A table in a hall

table-hall = This table takes part in a hall, as { $table }: { $address }.
table-hall-back = The broker { $address } is there.
table-hall-library = A table in a hall needs the library { $library }. In a checkout of Ambit: make setup. Elsewhere: pip install ambit[hall]. Then start again. Everything else goes on.
table-hall-name = “{ $name }” is no name for a table in a hall: it has small letters, digits and dashes. Say one with --table, and start again. Everything else goes on.
table-hall-no-key = A table in a hall needs the key that the desk shows. Write it into a file, name that with --hall-key-file, and start again. Everything else goes on.
table-hall-key-file = The hall’s key cannot be read from { $file } ({ $why }). Write the key that the desk shows into it, and start again. Everything else goes on.
