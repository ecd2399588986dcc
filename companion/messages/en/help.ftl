# What --help says, and nothing else: plain text without gaps, so that a list of commands can be shown without loading
# Fluent. A paragraph is one line. help-COMMAND is a command; with-OPTION is an option or argument of any command, and
# with-COMMAND-OPTION the same of one command or group.

help-ambit = Ambit referees card games at a real table.
help-table =
    A table that hosts: people sit down with their phones, choose a game on its screen, and play again.

    With [bold]--profile[/] it has the devices of that wiring profile, with [bold]--simulate[/] virtual ones; with neither, those of the profile that settings.toml names. Without any, phones and screens do everything. It ends with Ctrl-C; who sat down still sits when it starts again. The program without a command does the same.

    A kiosk on another machine opens /?key=KEY at the table’s address, with the key of [bold]--kiosk-key-file[/]: it holds for one browser, and a new one is written when it was used.

    Examples: [bold]ambit table[/] · [bold]ambit table --profile my-table.toml[/]
help-demo =
    A simulated table in the browser, with simulated players. Take over any seat at any time.

    Nothing of it is kept. It ends with Ctrl-C.

    Examples: [bold]ambit demo[/] · [bold]ambit demo ambush --seats 3 --speed 4 --seed 7[/]
help-play =
    Play a game at the table; it is kept in the log, and can be resumed at any moment.

    At a real table the devices of its wiring profile are used: [bold]ambit play ambush --profile my-table.toml[/].

    At a simulated table one line is one thing that somebody does: [bold]press seat1.ok[/], [bold]tap table.reader ambush[/], [bold]turn seat2.dial -3[/], [bold]look seat1.main[/], [bold]undo[/]; an unknown word lists them all. With [bold]--simulate=wire[/] the real drivers do the work, with emulated chips at their wires.

    With [bold]--port[/] the page is served beside the terminal: the table’s screen, phones, the referee.

    Example: [bold]ambit play ambush --simulate --seats Ana,Bo[/]
help-hall =
    The hall of an evening with many tables: its desk, its screens, and the phones of its players.

    Tables are joined by a broker that you already have, as Mosquitto: [bold]--broker mqtts://name:password@host:8883/club[/], where club is the hall’s name. Without a broker everything is entered at the desk. The last evening is taken up again; a new one is set up at /desk. It ends with Ctrl-C; nothing is lost by that.

    Whoever opens /desk on this machine runs the evening; another computer needs the PIN. Phones check in with the code of the day.

    Examples: [bold]ambit hall[/] · [bold]ambit hall --broker mqtt://192.168.1.5/club[/]
help-hall-simulate =
    A whole hall on this machine: real tables with virtual devices and players, over a broker of its own (Mosquitto), and what it costs.

    Exit code 0: nothing was lost or doubled. 1: something was. 2: it cannot be played so, or Mosquitto is missing.

    Example: [bold]ambit hall simulate --tables 300 --players 1200[/]
help-run =
    Play a scenario and say whether everything happened as it expects.

    A tapped chip number stands for the card for which it is registered here.

    Exit code 0: everything did. 1: a step did not. 2: the file is not a scenario.

    Example: [bold]ambit run tests/scenarios/ambush/01-no-call-while-placing.jsonl[/]
help-simulate =
    Simulated players play without a page; every step is checked for what must always hold.

    Exit code 0: every check passed. 1: one did not; it is printed with its seed.

    Example: [bold]ambit simulate ambush --games 1000[/]
help-games =
    What can be played: games, modes, seats.

    Example: [bold]ambit games[/]
help-rules =
    The rules of a game, or one clause in plain words.

    Examples: [bold]ambit rules ambush[/] · [bold]ambit rules AMBUSH-CALL-02[/]
help-cards = Tags, cards and decks: tap to register, teach, check, keep.
help-cards-register =
    Register tags by tapping them: each tap takes the card that is suggested.

    Reads standard input, line by line: a reader that types the number of a tag, or you. Any other line is a part of a card’s name, or one of these words: [bold]skip · undo · move · keep · more 3 · new NAME · quit[/]. With [bold]--profile[/] a tap on any reader of that table counts as well.

    Examples: [bold]ambit cards register ambush[/] · [bold]ambit cards register ambush --deck box[/] · [bold]ambit cards register ambush --tokens 4 --profile my-table.toml[/]
help-cards-write =
    Write card ids onto tags with a PN532 reader, so that any table knows the cards. Each is read back.

    Lay one tag after the other on the reader: each becomes the next CARD of the list. Without a list, a registered tag becomes the card that it is registered as. What stands on a tag already is kept, unless you add [bold]--over[/]. You can type: [bold]skip · quit[/]. Exit code 1: not all of the list were written.

    Examples: [bold]ambit cards write ambush elven-archer footman --profile my-table.toml[/] · [bold]ambit cards write ambush --profile my-table.toml[/]
help-cards-list =
    Which cards have which tags; of one game, all cards that are known, and where from.

    Examples: [bold]ambit cards list[/] · [bold]ambit cards list ambush --json[/]
help-cards-teach =
    Teach Ambit what a card says, in the words that the game knows; without an option, show what is known.

    Examples: [bold]ambit cards teach ambush elven-archer --set damage=2[/] · [bold]ambit cards teach ambush wall --name Wall --from wall.toml[/]
help-cards-deck =
    Tap a deck and have it checked against the game’s own rules, card by card; a deck that passes is saved.

    Reads standard input, line by line: the number of a tag, a part of a card’s name, [bold]8 x NAME[/] for copies, or one of these words: [bold]undo · next[/] (pile) [bold]· done · quit[/] (without saving). Exit code 0: saved. 1: not saved, since the game does not take it.

    Examples: [bold]ambit cards deck ambush box[/] · [bold]ambit cards deck ambush box --show[/]
help-cards-forget =
    Forget a tag, all tags of a card, or all tags of a game. Asks first.

    Examples: [bold]ambit cards forget 04A16F92[/] · [bold]ambit cards forget elven-archer[/] · [bold]ambit cards forget --all ambush[/]
help-cards-export =
    Write tags or a pack to a file: as JSON if its name ends in json, as TOML otherwise.

    Examples: [bold]ambit cards export --tags tags.toml[/] · [bold]ambit cards export --pack ambush ours.toml[/]
help-cards-import =
    Import packs and tags of another table. Differences are listed, and nothing is overwritten until you decide.

    Every file is read before anything changes. Exit code 0: everything was imported. 1: a difference is undecided. 2: a file is neither a pack nor a registry.

    Examples: [bold]ambit cards import tags.toml[/] · [bold]ambit cards import ours.toml --theirs[/]
help-log = The saved games.
help-log-list =
    Every saved game, the newest first.

    Example: [bold]ambit log list[/]
help-log-show =
    Tell the story of a saved game.

    Example: [bold]ambit log show 3[/]
help-log-export =
    Write a saved game as a scenario, which [bold]ambit run[/] plays again.

    Example: [bold]ambit log export 3 --to game.jsonl[/]
help-log-evening =
    Write the results of an evening as a table: players, seats, winners, scores, when and how long.

    Example: [bold]ambit log evening --to tonight.csv[/]
help-log-verify =
    Check that every saved game is whole and replays to its end.

    Example: [bold]ambit log verify[/]
help-backup =
    Copy everything (games, tags, cards, decks, profiles, settings) into one file; also while a game runs.

    The file holds no code, no PIN and nobody’s token, and only you can read it.

    Example: [bold]ambit backup saturday.zip[/]
help-restore =
    Put a backup in the place of what is there now, which is kept beside it.

    The whole file is checked first; one that is damaged, not of Ambit, or of a newer Ambit changes nothing. A backup of an older version fits.

    Example: [bold]ambit restore saturday.zip[/]
help-doctor =
    Check that everything is connected and works; for each fault, say what to do.

    With a wiring profile every device in it is checked; without one, only the machine.

    Exit code 0: nothing is wrong. 1: something is. 2: the profile cannot be used.

    Examples: [bold]ambit doctor[/] · [bold]ambit doctor --profile two-seats-pi --json[/]
help-satellites = The boards of the seats: Picos on USB.
help-satellites-list =
    Every board that is plugged in, and every one of the profile: what it runs, its parts, and whether it answers.

    Exit code 0: all boards of the profile can be used. 1: one cannot. 2: the profile cannot be used.

    Examples: [bold]ambit satellites list[/] · [bold]ambit satellites list --profile four-seats-satellites --json[/]
help-satellites-monitor =
    Show every press, turn and tap as it happens, with how exact its stamp is, and how the links are. Ends with Ctrl-C.

    No table may use the boards meanwhile. What is pressed is shown here and goes nowhere else.

    Examples: [bold]ambit satellites monitor[/] · [bold]ambit satellites monitor north --profile four-seats-satellites --seconds 60[/]
help-satellites-flash =
    Write the firmware and the settings of the profile to a board, check what was written, and restart it.

    MicroPython has to be on the board: hold BOOTSEL while you plug it in, and copy the file for your board (.uf2) from the download page of micropython.org onto the drive that appears.

    Exit code 0: written, and the board answers. 1: it could not be written. 2: the profile cannot be used, or mpremote is missing.

    Example: [bold]ambit satellites flash north --profile four-seats-satellites[/]
help-satellites-prove =
    Guide through the one-wire test: how far apart all boards stamp the same press, against the bound that they state.

    Exit code 0: every press was within the bound. 1: one was not, or none was measured. 2: the profile cannot be used.

    Example: [bold]ambit satellites prove --profile four-seats-satellites --presses 50[/]
help-service = The table as a service of this machine: it starts with the machine, and again when it fails.
help-service-install =
    Install Ambit as a service of this machine, or repair it: packages, groups, names of devices, the service itself.

    It asks before it changes how the machine starts, and uses sudo where it must. Not as root.

    Example: [bold]ambit service install --kiosk[/]
help-service-update =
    Switch to another version. If its page does not answer within 30 s, the one before it stays in use.

    The data is kept first, as ambit backup does it, in before-updates in its folder: that of the last three updates.

    Example: [bold]ambit service update ambit-0.2.0-py3-none-any.whl[/]
help-service-status =
    Whether the service runs, in which version, since when, and how often it was restarted by itself.

    Exit code 0: it runs. 1: it does not. 2: there is no systemd here.

    Example: [bold]ambit service status[/]
help-service-logs =
    What the service has said, the newest last.

    Example: [bold]ambit service logs --follow[/]
help-wiring =
    Which pin goes where: a table, a parts list and, if asked, a picture. Conflicts are shown in red.

    Exit code 0: it can be wired so. 1: something in it cannot be as it is. 2: the file is no profile.

    Example: [bold]ambit wiring two-seats-pi[/]

## Options and arguments

with-hall = Take part in a hall over this broker: mqtts://name:password@host/club.
with-hall-ca-file = Who vouches for the broker, if this machine does not know it.
with-hall-cert-file = A certificate by which the broker knows this table.
with-hall-cert-key-file = The key of that certificate.
with-hall-key-file = The file with the key that the hall’s desk shows.
with-home-assistant = Let Home Assistant find this table at the same broker.
with-lang = The language to speak: en or fr.
with-satellites-json = One JSON line for each board, for programs.
with-satellites-name = The name of a satellite in the profile; without it, all.
with-satellites-presses = How many presses are measured.
with-satellites-seconds = Stop after so many seconds.
with-service-follow = Go on with what it says from now on. Ends with Ctrl-C.
with-service-install-source = A wheel or a checkout; without it, what this version was installed from.
with-service-kiosk = Also show the table on this machine’s own screen.
with-service-lines = How many lines.
with-service-source = A wheel or a checkout of the other version.
with-service-yes = Answer every question with yes.
with-table-name = What this table is called in the hall; without it, as its machine.
with-version = The versions of Ambit and Python, the pin library and the machine.
with-install-completion = Complete commands, games, modes, profiles and saved games with the Tab key, in this shell.
with-show-completion = Print what --install-completion installs.
with-help = Show this text.
with-add = Go on with the saved deck of that name.
with-all = All tags of a game.
with-cards-deck-name = The deck’s name; without it, all decks are listed.
with-cards-export-pack = What was taught about a game, or a pack by its name.
with-cards-forget-game = The game of the card, if several have it.
with-cards-forget-what = The number of a tag, or the id of a card.
with-cards-list-game = All cards of a game; without it, all tagged ones.
with-cards-teach-card = The id or the name of the card.
with-cards-teach-file = The fields from a TOML or JSON file.
with-cards-write-card = Card ids, a tag each; without one, registered tags.
with-data = Also what was taught or imported about the card.
with-deck = A saved deck says how many copies there are.
with-demo-game = The game; without it, Ambit chooses one.
with-doctor-json = One JSON line for each finding, for programs.
with-fast = Time passes only when [bold]wait[/] says so (for scripts).
with-files = Packs and registries, TOML or JSON.
with-forget = Forget the saved deck of that name.
with-game = The game, for example ambush.
with-games = How many games.
with-games-json = One JSON line for each game, for programs.
with-host = The address to listen at; 127.0.0.1 keeps phones out.
with-json = JSON lines, for programs.
with-keep = A folder for scenarios of games in which something was wrong.
with-keep-anyway = Save it even if the game would not take it.
with-kiosk-key-file = Write a key here with which one browser is the table’s own screen.
with-log-evening-json = JSON instead of CSV.
with-log-evening-number = The number of the evening; without it, the last one.
with-log-json = One JSON line for each saved game, for programs.
with-mode = The mode; without it the usual one.
with-name = What is printed on top of it.
with-no-browser = Do not open a browser; the address is printed.
with-number = The number of the game, from [bold]ambit log list[/].
with-option = An option of the game, KEY=VALUE; repeatable.
with-ours = Where both sides differ, keep what is here.
with-over = Also onto tags that hold something else already.
with-pack = A pack by name, also a training set.
with-pile = A kind of deck; once for each.
with-pin = The referee’s PIN; without it a new one is made.
with-play-json = One JSON line for each thing that happens, for programs.
with-backup-file = The backup to write.
with-restore-file = The backup to read.
with-port = The port of the page; 0 takes any free one.
with-profile = A wiring profile: a file, one of the table’s own, or one that comes with Ambit.
with-referee = Allow a game that is not over, with its hidden cards.
with-resume = Go on with the newest unfinished game.
with-rules-json = One JSON line for each clause, for programs.
with-rules-what = A game (ambush) or a clause (AMBUSH-CALL-02).
with-run-file = A scenario (.jsonl); - reads standard input.
with-run-json = One JSON line for each step, for programs.
with-seats = The names, clockwise: Ana,Bo; or how many.
with-seed = The same seed gives the same game.
with-set = A field, its value as JSON; KEY= for a field that is not known.
with-show = Show the saved deck and what the game says of it.
with-simulate = A virtual table: type what people do. With =wire: emulated chips under the real drivers.
with-simulate-json = The summary as one JSON line, for programs.
with-simulate-mode = The mode; without it every mode of the game in turn.
with-simulate-seats = How many seats; without it, a random number.
with-simulate-seed = The same seed gives the same games.
with-speed = Table seconds per real second.
with-svg = Draw the wiring diagram into this file.
with-tags = All registered tags.
with-theirs = Where both sides differ, take what is in the file.
with-to = The file to write; without it, standard output.
with-tokens = Register this number of target tokens instead.
with-training = With the invented cards of the training set.
with-wiring = A file, a wiring profile of the table, or one that comes with Ambit.
with-wiring-json = One JSON line with pins, parts and mistakes, for programs.
with-yes = Do not ask.
with-hall-simulate-tables = How many tables.
with-hall-simulate-players = How many players; as many sit at each table as the mode takes.
with-hall-simulate-game = Which game is played.
with-hall-simulate-mode = Which mode; without it the first that takes so many players at a table.
with-hall-simulate-seconds = How long is played.
with-hall-simulate-speed = How fast is played: at 1 somebody acts every 1.2 seconds at each table.
with-hall-simulate-growth = Play with 50 and 100 tables first, and draw into this file how cost grows (SVG).
with-broker = The address of the broker that joins the tables, with the hall’s name: mqtt://host/club.
with-hall-ca = Who vouches for the broker; without it, whoever this machine trusts.
with-hall-cert = The certificate by which the broker knows this hall.
with-hall-cert-key = The key of that certificate.
with-hall-data = The folder in which the evenings are kept.
with-hall-key = The key of the tables; without it that of the last evening, or a new one.
with-hall-name = The hall’s name, where no broker’s address names it.
with-hall-pin = The PIN of the desk; without it a new one is made.
with-hall-wiring = A wiring profile whose readers take badges at the desk.

## What stands around them

help-arguments = Arguments
help-commands = Commands
help-default = default:
help-options = Options
help-required = required
help-try = For help:
help-usage = Usage:
help-wrong = Not like this

## Names for what is typed, in capitals

word-address = ADDRESS
word-args = ARGS
word-card = CARD
word-clause = CLAUSE
word-command = COMMAND
word-file = FILE
word-folder = FOLDER
word-game = GAME
word-int = NUMBER
word-float = NUMBER
word-key = KEY
word-lang = LANG
word-name = NAME
word-names = NAMES
word-number = NUMBER
word-options = OPTIONS
word-out = OUT
word-pack = PACK
word-pile = PILE
word-profile = PROFILE
word-satellite = SATELLITE
word-str = TEXT
word-uid = UID
word-value = VALUE
