import { rulesOfDraw } from '../../../contract/draws/chance.ts';
import type { DrawProof } from '../../../contract/draws/proof.ts';
import type { Database } from '../../db/connection.ts';
import { Refusal } from '../../http/refusal.ts';
import { pagesOf } from './list.ts';
import { readDrawOf } from './read.ts';

/** All of a proof but its entries, and nobody in it. Throws draw_not_ready before the seed is revealed. */
async function headOf(
  database: Database,
  companyId: number,
  campaignId: number,
): Promise<Omit<DrawProof, 'entries'>> {
  const draw = await readDrawOf(database, companyId, campaignId);
  const { title, winners, alternates, commitment, seed, entries, entries_hash } = draw;
  const { opened_at, closed_at, drawn_at, earlier } = draw;
  if (!commitment || !seed || entries === null || !entries_hash)
    throw new Refusal('draw_not_ready');
  const drawn = draw.places.map(({ place, entry, person, receipt, state, replaced_by }) => ({
    place,
    entry,
    person,
    receipt,
    state,
    replaced_by,
  }));
  return {
    rules: rulesOfDraw,
    title,
    opened_at: opened_at ?? '',
    closed_at: closed_at ?? '',
    drawn_at: drawn_at ?? '',
    winners,
    alternates,
    commitment,
    seed,
    entries_total: entries,
    entries_hash,
    drawn,
    earlier,
  };
}

/** The proof of a draw as a file, a page of its entries at a time. */
export async function proofFile(database: Database, companyId: number, campaignId: number) {
  const head = await headOf(database, companyId, campaignId);
  const pages = pagesOf(database.pool, { companyId, campaignId });
  const encoder = new TextEncoder();
  let isFirst = true;
  const body = new ReadableStream({
    start: (controller) =>
      controller.enqueue(
        encoder.encode(`${JSON.stringify(head, null, 1).slice(0, -2)},\n "entries": [`),
      ),
    async pull(controller) {
      const { value, done } = await pages.next();
      if (done) {
        controller.enqueue(encoder.encode('\n]}\n'));
        return controller.close();
      }
      const lines = value.map((row) => `\n${JSON.stringify(row)}`).join(',');
      controller.enqueue(encoder.encode(isFirst ? lines : `,${lines}`));
      isFirst = false;
    },
  });
  return { body, name: `draw-${campaignId}-proof.json` };
}
