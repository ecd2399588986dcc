// boardgame.io on Duel-200, as a program that measures on request (bench/answering.py says how).
// It has no notion of legal moves, so only checked moves are measured.
process.env.NODE_ENV = 'production';
const { createInterface } = require('node:readline');
const { CreateGameReducer, InitializeGame, ProcessGameConfig, getFilterPlayerView } = require('boardgame.io/internal');
const { game, numbers, choose, SEATS } = require('./duel200.cjs');

const GAMES = 4;
const processed = ProcessGameConfig(game);
const reducer = CreateGameReducer({ game: processed });
const seen = getFilterPlayerView(processed);

function done(state, [seat, verb, number]) {
  const payload = { type: verb, args: [number], playerID: seat, credentials: undefined };
  const next = reducer(state, { type: 'MAKE_MOVE', payload });
  if (next._stateID === state._stateID) throw new Error(`${verb} ${number} was refused`);
  return next;
}

// Games that were played before: the first state, and every move.
function recorded() {
  return Array.from({ length: GAMES }, (_, place) => {
    const seed = 7 + place;
    const start = InitializeGame({ game: { ...processed, seed }, numPlayers: 2 });
    const following = numbers(seed);
    const moves = [];
    for (let state = start; state.ctx.gameover === undefined; state = done(state, moves.at(-1))) {
      moves.push(choose(state, following));
    }
    return { start, moves };
  });
}

// The games again; the log is kept as boardgame.io's own master keeps it.
function again(games, each) {
  let count = 0;
  for (const { start, moves } of games) {
    let state = start;
    const log = [];
    for (const move of moves) {
      state = done(state, move);
      log.push(...state.deltalog);
      each(state);
    }
    count += moves.length;
  }
  return count;
}

// What is written to the log, and what each seat is sent, as JSON.
function told(state) {
  JSON.stringify(state.deltalog);
  for (const seat of SEATS) JSON.stringify(seen(seat, { type: 'update', args: ['match', state] }).args[1]);
}

const laps = {
  'boardgame.io duel-200/checked': (games) => again(games, () => {}),
  'boardgame.io duel-200/checked_shown': (games) => again(games, told),
};

function spent() {
  const { user, system } = process.cpuUsage();
  return user + system;
}

function timed(lap, games, seconds) {
  let moves = 0;
  const start = spent();
  while (moves === 0 || spent() - start < seconds * 1e6) moves += lap(games);
  return { us: (spent() - start) / moves, moves };
}

const games = recorded();
const warm = new Set();
console.log(JSON.stringify({ ready: Object.keys(laps) }));
createInterface({ input: process.stdin }).on('line', (line) => {
  const [name, seconds] = JSON.parse(line);
  if (!warm.has(name)) for (let i = 0; i < 10; i += 1) laps[name](games); // so that the code is compiled
  warm.add(name);
  console.log(JSON.stringify(timed(laps[name], games, seconds)));
});
