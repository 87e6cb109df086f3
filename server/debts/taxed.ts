import { partiesIn, taxationBetween } from '../billing/billings/parties.ts';
import { executorOf, type Queryable } from '../db/transaction.ts';
import { type Line, untaxedLinesOf, vatOf, writtenLines } from './lines.ts';
import type { Month } from './months.ts';
import { movedIn } from './moved.ts';

type Between = Pick<Line, 'debtor_id' | 'creditor_id'>;

const saleOf = ({ debtor_id, creditor_id }: Between) => ({
  sellerId: creditor_id,
  buyerId: debtor_id,
});

/**
 * Lines with their VAT at a rate in hundredths of a percent, by the function that taxes billings: whoever is owed sells to
 * whoever owes, who accounts for the tax across a border of the European Union.
 */
async function taxedLines(
  client: Queryable,
  lines: readonly Line[],
  rate: number,
): Promise<Line[]> {
  if (!lines.length) return [];
  const parties = await partiesIn(executorOf(client), lines.map(saleOf));
  return lines.map((line) => {
    const { vat_rate, reverse_charge } = taxationBetween(parties(saleOf(line)), rate);
    return { ...line, vat: vatOf(line.net, vat_rate), reverse_charge };
  });
}

/** What stores owe one another for what moved in a month. */
export const linesOf = async (client: Queryable, month: Month): Promise<Line[]> =>
  taxedLines(client, untaxedLinesOf(await movedIn(client, month), month), month.vatRate);

/** Every line of a month: as it was closed, or as it stands. */
export async function linesOfMonth(client: Queryable, month: Month): Promise<Line[]> {
  const lines = await writtenLines(client, month);
  return month.closedAt ? lines : [...(await linesOf(client, month)), ...lines];
}

/** Both sides of each line whose debtor accounts for the tax. */
export async function partiesAcross(client: Queryable, lines: readonly Between[]) {
  const parties = await partiesIn(executorOf(client), lines.map(saleOf));
  return lines.flatMap((line) => {
    const { seller, buyer } = parties(saleOf(line));
    return [seller, buyer];
  });
}
