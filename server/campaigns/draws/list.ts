import { type DrawRow, type DrawSize, Entries } from '../../../contract/draws/entries.ts';
import type { Queryable } from '../../db/transaction.ts';

const pageSize = 5000;
const page = {
  name: 'entries-of-draw',
  text: `select receipt, person, entries from campaign_draw_entries where company_id = $1 and campaign_id = $2 and receipt > $3 order by receipt limit ${pageSize}`,
};

interface Of {
  readonly companyId: number;
  readonly campaignId: number;
}

/** The entries of a draw in their order, a page at a time. */
export async function* pagesOf(
  client: Queryable,
  { companyId, campaignId }: Of,
): AsyncGenerator<readonly DrawRow[]> {
  let last = '';
  for (;;) {
    const values = [companyId, campaignId, last];
    const { rows } = await client.query<{ receipt: string; person: string; entries: number }>({
      ...page,
      values,
    });
    const end = rows.at(-1);
    if (!end) return;
    last = end.receipt;
    yield rows.map(({ person, receipt, entries }) => [person, receipt, entries]);
  }
}

/** All of them, as they are drawn from. */
export async function entriesOf(client: Queryable, draw: Of & DrawSize): Promise<Entries> {
  const entries = new Entries(draw);
  for await (const rows of pagesOf(client, draw))
    if (entries.add(rows)) throw new Error('The database orders names in a way of its own');
  return entries;
}
