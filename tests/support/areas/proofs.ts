import { commitmentOf, rulesOfDraw } from '../../../contract/draws/chance.ts';
import { drawFrom } from '../../../contract/draws/draw.ts';
import { type DrawRow, Entries } from '../../../contract/draws/entries.ts';
import type { DrawProof } from '../../../contract/draws/proof.ts';

export const seed = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
export const size = { winners: 3, alternates: 2 };
/** What somebody or a receipt is called in a draw. */
export const name = (number: number) => number.toString(16).padStart(20, '0');

/** Ten people, of whom some have several receipts and some receipts several entries. */
export const rows: DrawRow[] = Array.from({ length: 24 }, (_, at) => [
  name(1000 + (at % 10)),
  name(at),
  1 + (at % 3),
]);

export function entriesOf(list: readonly DrawRow[] = rows) {
  const entries = new Entries(size);
  entries.add(list);
  return entries;
}

/** The proof of a fair draw. */
export const proofOf = (): DrawProof => {
  const entries = entriesOf();
  return {
    rules: rulesOfDraw,
    title: 'Κλήρωση',
    opened_at: '2026-01-01T00:00:00.000Z',
    closed_at: '2026-02-01T00:00:00.000Z',
    drawn_at: '2026-02-01T00:01:00.000Z',
    commitment: commitmentOf(seed),
    seed,
    ...size,
    entries_total: entries.total,
    entries_hash: entries.hash,
    drawn: drawFrom(seed, entries, size).map((each) => ({
      ...each,
      state: each.place <= size.winners ? 'winner' : 'alternate',
      replaced_by: null,
    })),
    entries: rows,
  };
};
