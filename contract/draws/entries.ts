import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { rulesOfDraw } from './chance.ts';

/** One receipt in a draw: whose it is and which one, by names that tell nobody, and how many entries it has. */
export type DrawRow = readonly [person: string, receipt: string, entries: number];

/** What is drawn, as it was settled with the entries. */
export interface DrawSize {
  readonly winners: number;
  readonly alternates: number;
}

const lineOf = ([person, receipt, entries]: DrawRow) => `${receipt} ${person} ${entries}\n`;

/** The entries of a draw in their order: the canonical list, and its SHA-256. */
export class Entries {
  readonly #hash = sha256.create();
  readonly #people: string[] = [];
  readonly #receipts: string[] = [];
  /** The number of the last entry of each row. */
  readonly #ends: number[] = [];
  #total = 0;
  #sum: string | undefined;

  constructor({ winners, alternates }: DrawSize) {
    this.#hash.update(
      utf8ToBytes(`${rulesOfDraw}\nwinners ${winners}\nalternates ${alternates}\n`),
    );
  }

  /** Adds the next rows. Answers the first that is not after the one before it, or has no entry. */
  add(rows: readonly DrawRow[]): DrawRow | undefined {
    for (const row of rows) {
      const [person, receipt, entries] = row;
      const last = this.#receipts.at(-1);
      if (!(entries >= 1) || (last !== undefined && receipt <= last)) return row;
      this.#people.push(person);
      this.#receipts.push(receipt);
      this.#total += entries;
      this.#ends.push(this.#total);
    }
    this.#hash.update(utf8ToBytes(rows.map(lineOf).join('')));
    return undefined;
  }

  get total(): number {
    return this.#total;
  }

  /** Of the whole list: nothing can be added any more. */
  get hash(): string {
    this.#sum ??= bytesToHex(this.#hash.digest());
    return this.#sum;
  }

  /** Whose an entry is, by its number from 1 on. */
  at(entry: number): { person: string; receipt: string } {
    let low = 0;
    let high = this.#ends.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#ends[middle] ?? 0) < entry) low = middle + 1;
      else high = middle;
    }
    return { person: this.#people[low] ?? '', receipt: this.#receipts[low] ?? '' };
  }
}
