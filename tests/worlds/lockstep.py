"""Drives two worlds alike, but for one seat's secrets, and holds side by side all that is told."""

from collections.abc import Awaitable, Callable, Iterator, Sequence
from random import Random
from typing import Any

from msgspec import Struct

from companion.players import Players
from companion.web.api import ENDPOINTS
from engine.action import TABLE, Action, to_data
from engine.game import Game, read_action
from engine.legal import legal
from engine.refusal import Refusal
from engine.verbs import Explained
from hardware.faults import Dead
from tests.games.secrets import tries
from tests.games.walk import RARE, Here, filled
from tests.worlds.hidden import Data, Hidden, others
from tests.worlds.world import World

PAUSES = (0.0, 0.3, 2.0, 20.0)
"""Seconds that pass now and then."""
CHOICES = 8
"""How often an action is chosen again that cannot be done in both worlds."""


class Leak(Exception):
    """Somebody was told something that depends on what they may not know."""

    def __init__(self, who: str, after: str, one: bytes, two: bytes) -> None:
        at = next((at for at, (a, b) in enumerate(zip(one, two, strict=False)) if a != b), min(len(one), len(two)))
        near = slice(max(0, at - 120), at + 120)
        super().__init__(f"{who}, after {after}: …{one[near]!r}… against …{two[near]!r}…")
        self.who = who


class Tally(Struct):
    """What one comparison went through."""

    inputs: int = 0
    secrets: int = 0
    """Inputs that differed."""
    apart: int = 0
    """Inputs after which the two tables knew different things."""
    frames: int = 0
    answers: int = 0

    def add(self, other: "Tally") -> None:
        """Both together."""
        for field in self.__struct_fields__:
            setattr(self, field, getattr(self, field) + getattr(other, field))


class Lockstep:
    """Two worlds, and the people who do the same in both."""

    def __init__(
        self, worlds: Sequence[World], hidden: Hidden, owner: int, random: Random, people: Players | None
    ) -> None:
        """`people` choose what is done, where there are any; else it is any listed action."""
        self.worlds, self._hidden, self._owner, self._random, self._people = worlds, hidden, owner, random, people
        self._followed, self._verb = 0, ""
        self.tally = Tally()
        self._blind: tuple[str, ...] = () if hidden.from_everybody else (f"seat{owner}",)
        """Pages that may know what differs."""

    @property
    def _boldness(self) -> float:
        """How often somebody hides something of the list: players with cards of their own do so by themselves."""
        return 0.5 if self._people is None or self._hidden.from_everybody else 0.25

    @property
    def _game(self) -> Game[Any]:
        return self.worlds[0].session.history.game

    @property
    def _states(self) -> tuple[Any, Any]:
        return self.worlds[0].state, self.worlds[1].state

    @property
    def _over(self) -> bool:
        return any(self._game.view(state, None).result is not None for state in self._states)

    # Before anybody hides anything

    def go_ahead(self, steps: int) -> None:
        """Play some steps in both worlds alike, before pages are opened and secrets begin to differ."""
        for _ in range(steps):
            did = self._wish()
            if did is None or self._ends(did):
                return
            if self._refused(0, did) or self._refused(1, did):
                continue  # only whoever hides something could tell why
            for world in self.worlds:
                world.session.act(did)
            self._follow()

    def _ends(self, did: Data) -> bool:
        action = read_action(self._game, did)
        step = action if isinstance(action, Refusal) else self._game.apply(self.worlds[0].state, action)
        return isinstance(step, Refusal) or self._game.view(step.state, None).result is not None

    # What people do

    async def run(self, steps: int) -> Tally:
        """So many inputs, or until a secret is turned up by the rules or the game is over. A `Leak` is raised."""
        ways: dict[Callable[[], Awaitable[str]], int] = {
            self._act: 50, self._try: 12, self._wait: 8, self._look: 8, self._press: 6, self._back: 5, self._pause: 4,
            self._line: 4, self._remember: 4, self._fault: 3,
        }  # fmt: skip
        self._compare("the pages were opened")
        for _ in range(steps):
            before, jumps, self._verb = self.worlds[0].state, self.worlds[0].session.history.jumps, ""
            [does] = self._random.choices([*ways], [*ways.values()])
            what = await does()
            for world in self.worlds:
                await world.settle()
            self.tally.inputs += 1
            if self._may_be_known(before, jumps):
                return self.tally
            self._compare(what)
            self._follow()
        await self.look_at_everything()
        return self.tally

    def _may_be_known(self, before: Any, jumps: int) -> bool:
        """Whether everybody may know by now what differed; what was taken back is not turned up by that."""
        now, session = self.worlds[0].state, self.worlds[0].session
        turned_up = self._hidden.turned_up(before, now, self._owner, self._verb)
        return self._over or (turned_up and session.history.jumps == jumps)

    def _compare(self, after: str) -> None:
        one, two = (world.told() for world in self.worlds)
        self.tally.frames += sum(len(frames) for frames in one.values())
        self.tally.apart += self._states[0] != self._states[1]
        for name in one:
            if name not in self._blind:
                self._same(name, after, b"\n".join(one[name]), b"\n".join(two[name]))

    def _same(self, who: str, after: str, one: bytes, two: bytes) -> None:
        if one != two:
            raise Leak(who, after, one, two)

    async def _act(self) -> str:
        for _ in range(CHOICES):
            did = self._secret() if self._random.random() < self._boldness else self._wish()
            pair = self._pair(did) if did is not None else None
            if did is not None and pair is not None:
                self._note(*pair)
                await self._do(pair)
                return str(pair)
        return "nothing"

    def _note(self, one: Data, two: Data) -> None:
        self.tally.secrets += one != two
        self._verb = one["do"] if one["seat"] == self._owner else ""
        if one != two and self._verb in self._hidden.players_saw:
            self._blind = tuple(name for name in self.worlds[0].windows if name.startswith("seat"))

    def _pair(self, did: Data) -> tuple[Data, Data] | None:
        """What is done in each world, if the rules take both: where the seat hides something, something else."""
        hides = did["seat"] == self._owner or self._hidden.from_everybody
        wishes = others(self._hidden, self._states, did, self._random) if hides else [did]
        if self._refused(0, did):
            return None
        return next(((did, other) for other in wishes if not self._refused(1, other)), None)

    def _refused(self, world: int, did: Data) -> bool:
        action = read_action(self._game, did)
        return not isinstance(action, Action) or isinstance(self._game.apply(self._states[world], action), Refusal)

    async def _do(self, pair: tuple[Data, Data]) -> None:
        tapped = pair[0]["do"] in self._hidden.by_tap and self._random.random() < 0.5
        for world, did in zip(self.worlds, pair, strict=True):
            version = world.host.version
            if tapped and did.get("card"):
                world.table.tap(f"seat{did['seat']}.reader", card=did["card"])
                await world.settle()
            if world.host.version == version:
                await self._say(world, did)

    async def _say(self, world: World, did: Data) -> None:
        """On the page of whoever may: the own phone, or the table's screen for those who have none."""
        kind = self._game.verbs[did["do"]]
        name = "referee" if issubclass(kind, Explained) else f"seat{did['seat']}"
        window = world.windows.get(name, world.windows["table"])
        said = {key: value for key, value in did.items() if key != "at" or not kind.dated}
        if "at" in did and self._game.is_timed(did):
            said["at"] = world.clock.now()
        await window.say("act", version=world.host.version, action=said)

    def _wish(self) -> Data | None:
        """What somebody does next."""
        state = self.worlds[0].state
        if self._people is not None:
            try:
                view = self._game.view(state, None)
                return self._people.next(
                    view, lambda seat: legal(self._game, state, seat), self.worlds[0].session.now()
                )
            except LookupError:
                pass
        seats = [seat.seat for seat in self._game.view(state, None).seats]
        return self._listed(self._random.sample([*seats, TABLE], len(seats) + 1), ())

    def _secret(self) -> Data | None:
        """Something of which others may not know all."""
        seats = [seat.seat for seat in self._game.view(self.worlds[0].state, None).seats]
        state, everybody = self.worlds[0].state, self._hidden.from_everybody
        for _ in range(CHOICES):
            did = self._listed(seats if everybody else [self._owner], self._hidden.verbs)
            if did is not None and everybody:
                did |= {"card": self._random.choice(sorted(state.box.cards))}
            if did is None or self._hidden.other(*self._states, did, self._random) is not None:
                return did
        return None

    def _listed(self, seats: Sequence[int], verbs: Sequence[str]) -> Data | None:
        """Any listed action of the first of these seats that has one, of these verbs if some are named."""
        for seat in seats:
            here = Here(self._game, self.worlds[0].state, tuple(legal(self._game, self.worlds[0].state, seat)))
            usual = [one for one in here.listed if (one["do"] in verbs if verbs else one["do"] not in RARE)]
            if usual:
                return filled(here, self._random.choice(usual), self._random)
        return None

    def _follow(self) -> None:
        """The players' own cards follow the first world; once something was taken back, they leave."""
        history = self.worlds[0].session.history
        if self._people is None or history.jumps or history.undone:
            self._people = None
            return
        view = self._game.view(history.state, None)
        try:
            for moment in history.moments[self._followed :]:
                self._people.follow(to_data(moment.actions[0]) if moment.actions else {}, moment.facts)
            if self._people.breach(view):
                self._people.settle(view)
        except LookupError:
            self._people = None
        self._followed = len(history.moments)

    async def _remember(self) -> str:
        """Whoever hides something has the table remember what it entered: what others may not know is no lesson."""
        for world in self.worlds:
            window = world.windows[f"seat{self._owner}"]
            for entered in window.state.get("entered", ()):
                await world.ask("POST", "/api/cards/remember", window.token, {"card": entered["card"]})
        return "cards were remembered"

    # What others do meanwhile

    def _others(self) -> list[str]:
        return [name for name in self.worlds[0].windows if name not in self._blind]

    async def _try(self) -> str:
        """Somebody else tries something, legal or not: the answer tells nothing either."""
        name = self._random.choice([name for name in self._others() if name != "watch"])
        seat = int(name[4:]) if name.startswith("seat") else TABLE
        state = self.worlds[0].state
        here = Here(self._game, state, tuple(legal(self._game, state, seat)))
        known = self._hidden.known_anyhow
        tried = [to_data(one) for one in tries(here, seat or None, self._random) if one.verb() not in known]
        if not tried:
            return "nothing"
        did = self._random.choice(tried) | {"seat": seat}
        if self._hidden.from_everybody and did["do"] in self._hidden.verbs:
            did.pop("card", None)
        for world in self.worlds:
            await world.windows[name].say("act", version=world.host.version, action=did)
        return f"{name} tried {did}"

    async def _wait(self) -> str:
        seconds = self._random.choice(PAUSES)
        for world in self.worlds:
            world.clock.advance(seconds)
        return f"{seconds} s"

    async def _press(self) -> str:
        """A button or a dial of a seat that hides nothing, so that what is pressed does not depend on a secret."""
        devices = [name for name in self.worlds[0].table.devices() if not name.startswith(f"seat{self._owner}.")]
        name = self._random.choice([name for name in devices if name.endswith((".ok", ".no", ".call", ".dial"))])
        for world in self.worlds:
            world.table.turn(name, 1) if name.endswith(".dial") else world.table.press(name)
        return f"a press of {name}"

    async def _back(self) -> str:
        order = self._random.choice(("undo", "undo", "redo"))
        for world in self.worlds:
            referee = world.windows["referee"]
            await referee.say("order", order=order, version=world.host.version)
            if world.session.asked is not None:
                await referee.say("consent", seat=TABLE, yes=True, version=world.host.version)
        return order

    async def _pause(self) -> str:
        name, order = self._random.choice(self._others()), self._random.choice(("pause", "go", "reveal", "carry-on"))
        for world in self.worlds:
            await world.windows[name].say("order", order=order)
        return f"{order} by {name}"

    async def _line(self) -> str:
        name = self._random.choice(self._others())
        for world in self.worlds:
            await world.come_back(name)
        return f"{name} came back"

    async def _fault(self) -> str:
        name = self._random.choice(list(self.worlds[0].table.devices()))
        for world in self.worlds:
            world.table.mend(name) if world.table.faults().get(name) else world.table.fault(name, Dead())
        return f"a fault of {name}"

    # Requests

    async def _look(self) -> str:
        name, path = self._random.choice(self._others()), self._random.choice([*paths(self.worlds[0])])
        await self._asked(name, path)
        return f"{name} asked for {path}"

    async def look_at_everything(self) -> None:
        """Every address, by a stranger and by somebody else; in the game, and when it was left for the lobby."""
        every = [*paths(self.worlds[0])]
        for path in every:
            await self._asked("watch", path)
            await self._asked(self._random.choice(self._others()), path)
        for world in self.worlds:
            world.host.open_lobby()
            await world.settle()
        one, two = (world.told() for world in self.worlds)
        for name in self._others():
            self._same(name, "the game was left", b"\n".join(one[name]), b"\n".join(two[name]))
        for path in every:
            await self._asked(self._random.choice(self._others()), path)

    async def _asked(self, name: str, path: str) -> None:
        if name == "referee" and "/history/" in path:
            return  # the referee may read the log, which holds everything
        one, two = [await world.ask("GET", path, world.windows[name].token) for world in self.worlds]
        self.tally.answers += 1
        self._same(
            name,
            f"GET {path}",
            *(said.replace(str(world.port).encode(), b"") for world, said in zip(self.worlds, (one, two), strict=True)),
        )


def paths(world: World) -> Iterator[str]:
    """Every address of the API that gives something, in the game that is at the table."""
    game, number = world.session.history.game.name, world.session.number
    fill = {"game": game, "number": number, "language": "en", "clause": "TABLE-LOG", "pack": "training", "digest": "00"}
    yield from (endpoint.path.format(**fill) for endpoint in ENDPOINTS if endpoint.method == "GET")
