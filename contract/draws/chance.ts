import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** The name of the rules by which a draw is made: other rules have another. */
export const rulesOfDraw = 'pistos-draw-1';

/** What is published of a seed before anybody has an entry: its SHA-256. */
export const commitmentOf = (seed: string) => bytesToHex(sha256(hexToBytes(seed)));

const numberBits = 48;
const numbers = 2 ** numberBits;

/**
 * Whole numbers that nobody chose, one after the other: HMAC-SHA-256 of a counter (four bytes, big end
 * first) by a key that seed and entries make together. Whoever knew the seed did not know the entries.
 */
export function chanceOf(seed: string, entriesHash: string): (below: number) => number {
  const key = hmac(sha256, hexToBytes(seed), utf8ToBytes(`${rulesOfDraw} ${entriesHash}`));
  const counter = new Uint8Array(4);
  const view = new DataView(counter.buffer);
  let at = 0;
  const next = () => {
    view.setUint32(0, at);
    at += 1;
    // The first six bytes.
    const block = new DataView(hmac(sha256, key, counter).buffer);
    return block.getUint16(0) * 2 ** 32 + block.getUint32(2);
  };
  return (below) => {
    // What is left over at the top would make the first numbers likelier: it is drawn again.
    const most = numbers - (numbers % below);
    let number = next();
    while (number >= most) number = next();
    return number % below;
  };
}
