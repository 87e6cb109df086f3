import type { DebtLine, StatementReply } from '../../contract/debts/schemas.ts';
import type { DisputeState } from '../../contract/debts/states.ts';
import type { Queryable } from '../db/transaction.ts';
import { Refusal } from '../http/refusal.ts';
import { moneyOf, pointsOf } from '../runtime/units.ts';
import type { Line } from './lines.ts';
import { headOf, type Month, settingsOf } from './months.ts';
import { statementsOf, storesOf } from './statements.ts';
import { linesOfMonth } from './taxed.ts';

interface Dispute {
  debt_line_id: number;
  status: DisputeState;
  correction: number | null;
  messages: { text: string; by: string; by_company: boolean; created_at: string }[];
}

const disputes = `select d.debt_line_id, d.status, (select c.net + c.vat from debt_lines c where c.company_id = d.company_id and c.debt_line_id = d.correction_id) as correction,
    (select coalesce(jsonb_agg(jsonb_build_object('text', m.text, 'by', u.full_name, 'by_company', m.by_company, 'created_at', m.created_at) order by m.debt_message_id), '[]')
      from debt_messages m join users u on u.user_id = m.user_id
      where m.company_id = d.company_id and m.debt_line_id = d.debt_line_id and m.store_id = d.store_id) as messages
  from debt_disputes d join debt_lines l on l.company_id = d.company_id and l.debt_line_id = d.debt_line_id
  where d.company_id = $1 and l.month = $2 and d.store_id = $3`;

const corrected = `select l.debt_line_id, l.month from debt_lines l where l.company_id = $1 and l.debt_line_id = any($2)`;

const disputeOf = ({ status, correction, messages }: Dispute): DebtLine['dispute'] => ({
  status,
  correction: correction === null ? null : moneyOf(correction),
  messages: messages.map((message) => ({
    ...message,
    created_at: new Date(message.created_at).toISOString(),
  })),
});

interface Around {
  readonly storeId: number;
  readonly names: ReadonlyMap<number, string>;
  readonly disputes: ReadonlyMap<number | null, Dispute>;
  readonly corrected: ReadonlyMap<number, string>;
}

/** A line as one of its two stores sees it: above nothing it is paid, below it pays. */
function told(
  line: Line,
  { storeId, names, disputes: known, corrected: months }: Around,
): DebtLine {
  const isPaid = line.creditor_id === storeId;
  const sign = isPaid ? 1 : -1;
  const otherId = isPaid ? line.debtor_id : line.creditor_id;
  const dispute = known.get(line.debt_line_id);
  const month = line.corrects_id === null ? undefined : months.get(line.corrects_id);
  return {
    debt_line_id: line.debt_line_id,
    kind: line.kind,
    other: { store_id: otherId, name: names.get(otherId) ?? '' },
    points: pointsOf(line.points),
    net: moneyOf(sign * line.net),
    vat: moneyOf(sign * line.vat),
    total: moneyOf(sign * (line.net + line.vat)),
    reverse_charge: line.reverse_charge,
    corrects: line.corrects_id !== null && month ? { debt_line_id: line.corrects_id, month } : null,
    dispute: dispute ? disputeOf(dispute) : null,
  };
}

/** A month of one store with its lines. Throws not_found for a store that is not the company's. */
export async function oneStatement(
  client: Queryable,
  month: Month,
  storeId: number,
): Promise<StatementReply> {
  const lines = await linesOfMonth(client, month);
  const statement = (await statementsOf(client, month, lines)).find(
    ({ store_id }) => store_id === storeId,
  );
  if (!statement) throw new Refusal('not_found');
  const { companyId } = month;
  const own = lines.filter(
    ({ debtor_id, creditor_id }) => debtor_id === storeId || creditor_id === storeId,
  );
  const known = await client.query<Dispute>(disputes, [companyId, month.month, storeId]);
  const ids = own.flatMap(({ corrects_id }) => corrects_id ?? []);
  const months = await client.query<{ debt_line_id: number; month: string }>(corrected, [
    companyId,
    ids,
  ]);
  const around: Around = {
    storeId,
    names: new Map(
      (await storesOf(client, companyId)).map(({ store_id, name }) => [store_id, name]),
    ),
    disputes: new Map(known.rows.map((row) => [row.debt_line_id, row])),
    corrected: new Map(months.rows.map((row) => [row.debt_line_id, row.month])),
  };
  return {
    ...headOf(month),
    settings: settingsOf(month),
    statement,
    lines: own.map((line) => told(line, around)),
  };
}
