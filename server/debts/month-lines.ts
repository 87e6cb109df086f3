import type { MonthLine } from '../../contract/debts/schemas.ts';
import type { Queryable } from '../db/transaction.ts';
import { moneyOf, pointsOf } from '../runtime/units.ts';
import type { Month } from './months.ts';
import { storesOf } from './statements.ts';
import { linesOfMonth } from './taxed.ts';

/** Every line of a month, each once: which store owes which. */
export async function monthLines(client: Queryable, month: Month): Promise<MonthLine[]> {
  const names = new Map(
    (await storesOf(client, month.companyId)).map(({ store_id, name }) => [store_id, name]),
  );
  const storeOf = (store_id: number) => ({ store_id, name: names.get(store_id) ?? '' });
  const lines = await linesOfMonth(client, month);
  return lines.map(({ kind, debtor_id, creditor_id, points, net, vat }) => ({
    month: month.month,
    kind,
    debtor: storeOf(debtor_id),
    creditor: storeOf(creditor_id),
    points: pointsOf(points),
    net: moneyOf(net),
    vat: moneyOf(vat),
    total: moneyOf(net + vat),
    currency: month.currency,
  }));
}
