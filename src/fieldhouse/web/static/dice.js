// Fair dice: this browser throws random bytes of its own in before the first roll. docs/fair-dice.md says what for.
import { send } from "/static/house.js";

const hexOf = (bytes) => [...bytes].map((each) => each.toString(16).padStart(2, "0")).join("");
const bytesOf = (hex) => Uint8Array.from(hex.match(/../g), (pair) => parseInt(pair, 16));

// What this browser saw before it showed its bytes: without a memory of its own it would have to believe the server.
const place = (table, seat) => `dice ${table} ${seat}`;
const remembered = (table, seat) => JSON.parse(localStorage.getItem(place(table, seat)));
const remember = (table, seat, facts) => localStorage.setItem(place(table, seat), JSON.stringify(facts));

const isLast = (dice, seat) =>
  dice.people.every((other) => other === seat || dice.seals[other] || dice.given[other] !== null);

// What to send for a seat now, if anything; a seat that another browser has sealed is left to that one.
function wish(table, dice, seat) {
  const sealed = dice.seals[seat];
  let own = remembered(table, seat);
  if (!dice.waits_for.includes(seat) || (sealed && !(own && isLast(dice, seat)))) return null;
  own ??= { given: hexOf(crypto.getRandomValues(new Uint8Array(32))), hash: dice.hash };
  if (own.hash !== dice.hash) throw new Error("The promise of these dice has been changed: do not play on here.");
  remember(table, seat, { ...own, seals: dice.seals });
  return isLast(dice, seat) ? { given: own.given } : { seal: sha256(bytesOf(own.given)) };
}

// Throws in for all seats of this browser as far as that can be done now; the version that the table came to by it.
export async function throwIn(table, dice, mine) {
  let version = 0;
  for (let more = true; more;) {
    more = false;
    for (const { seat, token } of mine) {
      const body = wish(table, dice, seat);
      if (!body) continue;
      ({ dice, version } = await send(`/api/seats/${token}/dice`, body));
      more = true;
    }
  }
  return version;
}

// After the game: is the promise the one that was seen, are our bytes in, and everybody's those that were sealed?
export function verdict(table, dice, seat) {
  const own = remembered(table, seat);
  if (!own) return "";
  const isSealed = (other) => !own.seals[other] || !dice.given[other]
    || sha256(bytesOf(dice.given[other])) === own.seals[other];
  const isKept = own.hash === dice.hash && dice.given[seat] === own.given && dice.people.every(isSealed);
  return isKept
    ? "This browser saw the same promise before the first roll, and its bytes are in."
    : "This is not what this browser saw before the first roll: these dice are not the promised ones.";
}

// Browsers know SHA-256 themselves only at https and on their own machine; a lobby in the house is neither.
const PRIMES = [];
for (let each = 2; PRIMES.length < 64; each += 1) if (PRIMES.every((prime) => each % prime)) PRIMES.push(each);
const fraction = (root) => ((root - Math.floor(root)) * 2 ** 32) >>> 0;
const ROUNDS = PRIMES.map((prime) => fraction(Math.cbrt(prime)));
const turned = (word, by) => (word >>> by) | (word << (32 - by));

export function sha256(bytes) {
  const blocks = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64);
  blocks.set(bytes);
  blocks[bytes.length] = 0x80;
  const view = new DataView(blocks.buffer);
  view.setUint32(blocks.length - 4, bytes.length * 8);
  const state = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
  for (let at = 0; at < blocks.length; at += 64) {
    const words = Array.from({ length: 16 }, (_, word) => view.getUint32(at + 4 * word));
    for (let word = 16; word < 64; word += 1) {
      const [early, late] = [words[word - 15], words[word - 2]];
      const mixed = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
      words.push((words[word - 16] + mixed + words[word - 7] + (turned(late, 17) ^ turned(late, 19) ^ (late >>> 10))) | 0);
    }
    let [a, b, c, d, e, f, g, h] = state;
    for (let word = 0; word < 64; word += 1) {
      const one = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + ROUNDS[word] + words[word]) | 0;
      const two = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [a, b, c, d, e, f, g, h] = [(one + two) | 0, a, b, c, (d + one) | 0, e, f, g];
    }
    [a, b, c, d, e, f, g, h].forEach((word, each) => { state[each] = (state[each] + word) >>> 0; });
  }
  return state.map((word) => word.toString(16).padStart(8, "0")).join("");
}
