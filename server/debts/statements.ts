import type { Statement } from '../../contract/debts/schemas.ts';
import type { StatementState } from '../../contract/debts/states.ts';
import type { Queryable } from '../db/transaction.ts';
import { moneyOf } from '../runtime/units.ts';
import type { Line } from './lines.ts';
import type { Month } from './months.ts';

interface StoreRow {
  store_id: number;
  name: string;
  kind: string;
  deleted: boolean;
}
interface StatementRow {
  store_id: number;
  number: number;
  status: StatementState;
  open_disputes: number;
}

const stores = `select store_id, name, kind, deleted_at is not null as deleted from stores
  where company_id = $1 and kind in ('company', 'store') order by kind <> 'company', fold(name) collate "C", store_id`;

const statements = `select s.store_id, s.number, s.status,
    (select count(*)::int from debt_disputes d join debt_lines l on l.company_id = d.company_id and l.debt_line_id = d.debt_line_id
      where d.company_id = s.company_id and d.store_id = s.store_id and d.status = 'open' and l.month = s.month) as open_disputes
  from debt_statements s where s.company_id = $1 and s.month = $2`;

/** The stores of a company by name, itself first. */
export const storesOf = async (client: Queryable, companyId: number) =>
  (await client.query<StoreRow>(stores, [companyId])).rows;

interface Sums {
  owes: number;
  owed: number;
  net: number;
  vat: number;
}

/** What lines come to for one store, in minor units: above nothing it is paid, below it pays. */
export function sumsOf(lines: readonly Line[], storeId: number): Sums {
  const sums = { owes: 0, owed: 0, net: 0, vat: 0 };
  for (const { debtor_id, creditor_id, net, vat } of lines) {
    if (debtor_id !== storeId && creditor_id !== storeId) continue;
    const sign = creditor_id === storeId ? 1 : -1;
    sums.net += sign * net;
    sums.vat += sign * vat;
    if (sign * net > 0) sums.owed += sign * (net + vat);
    else sums.owes -= sign * (net + vat);
  }
  return sums;
}

function statementOf(
  store: StoreRow,
  lines: readonly Line[],
  row: StatementRow | undefined,
): Statement {
  const { owes, owed, net, vat } = sumsOf(lines, store.store_id);
  return {
    store_id: store.store_id,
    name: store.name,
    company: store.kind === 'company',
    status: row?.status ?? 'open',
    number: row?.number ?? null,
    owes: moneyOf(owes),
    owed: moneyOf(owed),
    net: moneyOf(net),
    vat: moneyOf(vat),
    total: moneyOf(net + vat),
    open_disputes: row?.open_disputes ?? 0,
  };
}

/** The statements of a month: of every store there is, and of those that are gone and have something of it. */
export async function statementsOf(client: Queryable, month: Month, lines: readonly Line[]) {
  const { companyId } = month;
  const found = await client.query<StatementRow>(statements, [companyId, month.month]);
  const rows = new Map(found.rows.map((row) => [row.store_id, row]));
  const has = (id: number) =>
    rows.has(id) ||
    lines.some(({ debtor_id, creditor_id }) => debtor_id === id || creditor_id === id);
  return (await storesOf(client, companyId))
    .filter(({ store_id, deleted }) => !deleted || has(store_id))
    .map((store) => statementOf(store, lines, rows.get(store.store_id)));
}
