// Duel-200 (bench/duel/rules.md) as a game of boardgame.io, and the driver that chooses its moves.
const { INVALID_MOVE, PlayerView } = require('boardgame.io/core');

const HAND = 5;
const ROUNDS = 50;
const SEATS = ['0', '1'];

// What a card costs, and does: damage, shield, energy gained.
const CARDS = [
  [0, 1, 0, 0], [0, 0, 1, 0], [1, 2, 0, 0], [1, 0, 2, 0], [2, 3, 0, 0], [2, 0, 3, 0],
  [3, 4, 0, 0], [3, 0, 4, 1], [2, 1, 1, 1], [4, 6, 0, 0], [0, 0, 0, 2], [1, 1, 1, 0],
].map(([cost, damage, shield, gain]) => ({ cost, damage, shield, gain }));
const NOTHING = { cost: 0, damage: 0, shield: 0, gain: 0 };

function fillHand(held, random) {
  while (held.hand.length < HAND) {
    if (held.deck.length === 0) {
      held.deck = random.Shuffle(held.discard);
      held.discard = [];
    }
    held.hand.push(held.deck.pop());
  }
}

// Both cards act at once: costs and shields first, then damage, then gains.
function reveal(G, random) {
  const played = SEATS.map((seat) => {
    const held = G.players[seat];
    if (held.commit === -1) return NOTHING;
    const [kind] = held.hand.splice(held.commit, 1);
    held.discard.push(kind);
    return CARDS[kind];
  });
  SEATS.forEach((seat, i) => {
    const other = G.counters[SEATS[1 - i]];
    const harm = Math.max(0, played[i].damage - played[1 - i].shield);
    other.health = Math.max(1, other.health - harm);
  });
  SEATS.forEach((seat, i) => {
    const own = G.counters[seat];
    own.energy = Math.min(10, own.energy - played[i].cost + played[i].gain);
    G.players[seat].commit = null;
    G.committed[seat] = false;
    fillHand(G.players[seat], random);
  });
}

function commit({ G, playerID }, place) {
  const held = G.players[playerID];
  if (place !== -1) {
    if (!(place in held.hand)) return INVALID_MOVE;
    if (CARDS[held.hand[place]].cost > G.counters[playerID].energy) return INVALID_MOVE;
  }
  held.commit = place;
  G.committed[playerID] = true;
}

function upkeep({ G, playerID, random }, choice) {
  if (![0, 1, 2].includes(choice)) return INVALID_MOVE;
  const own = G.counters[playerID];
  const held = G.players[playerID];
  if (choice === 0) own.energy = Math.min(10, own.energy + 1);
  if (choice === 1) own.health = Math.min(30, own.health + 1);
  if (choice === 2) {
    held.discard.push(held.hand.shift());
    fillHand(held, random);
  }
  G.upkeeps += 1;
}

function setup({ random }) {
  const players = {};
  for (const seat of SEATS) {
    const deck = random.Shuffle(Array.from({ length: 2 * CARDS.length }, (_, i) => i % CARDS.length));
    players[seat] = { deck, hand: [], discard: [], commit: null };
    fillHand(players[seat], random);
  }
  const counters = { 0: { health: 30, energy: 3 }, 1: { health: 30, energy: 3 } };
  // `players` is what boardgame.io's own way of secrecy hides from others.
  return { round: 1, counters, committed: { 0: false, 1: false }, upkeeps: 0, players };
}

const game = {
  name: 'duel200',
  setup,
  playerView: PlayerView.STRIP_SECRETS,
  phases: {
    plan: {
      start: true,
      next: 'upkeep',
      turn: {
        activePlayers: { all: 'commit', minMoves: 1, maxMoves: 1 },
        stages: { commit: { moves: { commit: { move: commit, redact: true, client: false, undoable: false } } } },
      },
      endIf: ({ G }) => G.committed[0] && G.committed[1],
      onEnd: ({ G, random }) => { if (G.committed[0] && G.committed[1]) reveal(G, random); },
    },
    upkeep: {
      next: 'plan',
      turn: { order: { first: () => 0, next: ({ ctx }) => (ctx.playOrderPos + 1) % 2 }, minMoves: 1, maxMoves: 1 },
      moves: { upkeep: { move: upkeep, client: false, undoable: false } },
      endIf: ({ G }) => G.upkeeps === 2,
      onEnd: ({ G }) => { if (G.upkeeps === 2) { G.upkeeps = 0; G.round += 1; } },
    },
  },
  endIf: ({ G }) => {
    if (G.round <= ROUNDS) return undefined;
    const [one, two] = SEATS.map((seat) => G.counters[seat].health);
    return one === two ? { draw: true } : { winner: one > two ? '0' : '1' };
  },
};

// The sequence of numbers that both seats play from.
function numbers(seed) {
  let x = seed >>> 0;
  return () => {
    x = (Math.imul(x, 1664525) + 1013904223) >>> 0;
    return x >>> 8;
  };
}

// The next move: the seat, the verb and its number.
function choose({ G, ctx }, following) {
  if (ctx.phase === 'upkeep') return [ctx.currentPlayer, 'upkeep', following() % 3];
  const seat = G.committed[0] ? '1' : '0';
  const { hand } = G.players[seat];
  const first = following();
  for (let step = 0; step < HAND; step += 1) {
    const place = (first + step) % HAND;
    if (CARDS[hand[place]].cost <= G.counters[seat].energy) return [seat, 'commit', place];
  }
  return [seat, 'commit', -1];
}

module.exports = { game, numbers, choose, SEATS };
