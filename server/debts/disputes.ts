import type { StatementState } from '../../contract/debts/states.ts';
import type { Database } from '../db/connection.ts';
import { type Queryable, withTransaction } from '../db/transaction.ts';
import { Refusal } from '../http/refusal.ts';
import { minorOf, moneyOf } from '../runtime/units.ts';
import { lockDebts } from './close.ts';
import { type Line, vatOf } from './lines.ts';
import { openMonth } from './months.ts';

/** Who says something about whose month. */
interface Who {
  readonly companyId: number;
  readonly storeId: number;
  readonly userId: number;
  readonly now: number;
}

const lineOf = `select l.*, s.status from debt_lines l
  join debt_statements s on s.company_id = l.company_id and s.month = l.month and s.store_id = $3
  where l.company_id = $1 and l.debt_line_id = $2 and $3 in (l.debtor_id, l.creditor_id) for update of s`;

type Closed = Line & { debt_line_id: number; month: string; status: StatementState };

/** A line of a closed month of a store. Throws not_found. */
async function closedLine(
  client: Queryable,
  { companyId, storeId }: Who,
  id: number,
): Promise<Closed> {
  const { rows } = await client.query<Closed>(lineOf, [companyId, id, storeId]);
  if (!rows[0]) throw new Refusal('not_found');
  return rows[0];
}

const addMessage = `insert into debt_messages (company_id, debt_line_id, store_id, user_id, by_company, text, created_at) values ($1, $2, $3, $4, $5, $6, $7)`;
const say = (client: Queryable, who: Who, id: number, text: string, byCompany: boolean) =>
  client.query(addMessage, [
    who.companyId,
    id,
    who.storeId,
    who.userId,
    byCompany,
    text,
    new Date(who.now),
  ]);

const setStatus = `update debt_statements set status = $4 where company_id = $1 and month = $2 and store_id = $3`;
const open = `insert into debt_disputes (company_id, debt_line_id, store_id, opened_at) values ($1, $2, $3, $4) on conflict do nothing`;
const stateOf = `select status from debt_disputes where company_id = $1 and debt_line_id = $2 and store_id = $3 for update`;

/** What a store says of a line: the first time it disputes it. Throws not_found, debt_settled, debt_decided. */
export function disputeDebtLine(database: Database, who: Who, id: number, text: string) {
  return withTransaction(database, async (client) => {
    const line = await closedLine(client, who, id);
    if (line.status === 'settled') throw new Refusal('debt_settled');
    const { companyId, storeId } = who;
    await client.query(open, [companyId, id, storeId, new Date(who.now)]);
    const { rows } = await client.query<{ status: string }>(stateOf, [companyId, id, storeId]);
    if (rows[0]?.status !== 'open') throw new Refusal('debt_decided');
    await say(client, who, id, text, false);
    await client.query(setStatus, [companyId, line.month, storeId, 'disputed']);
    return null;
  });
}

async function openDispute(client: Queryable, who: Who, id: number) {
  const { rows } = await client.query<{ status: string }>(stateOf, [
    who.companyId,
    id,
    who.storeId,
  ]);
  if (!rows[0]) throw new Refusal('not_found');
  if (rows[0].status !== 'open') throw new Refusal('debt_decided');
}

/** What the company answers. Throws not_found, debt_decided. */
export function answerDebtDispute(database: Database, who: Who, id: number, text: string) {
  return withTransaction(database, async (client) => {
    await openDispute(client, who, id);
    await say(client, who, id, text, true);
    return null;
  });
}

const addCorrection = `insert into debt_lines (company_id, month, kind, debtor_id, creditor_id, points, net, vat, corrects_id, reverse_charge)
  values ($1, $2, 'correction', $3, $4, 0, $5, $6, $7, $8) returning debt_line_id`;
const isCorrected = 'select 1 from debt_lines where company_id = $1 and corrects_id = $2';
const rateOf = 'select vat_rate from debt_months where company_id = $1 and month = $2';
const decide = `update debt_disputes set status = $4, correction_id = $5, decided_by = $6, decided_at = $7
  where company_id = $1 and debt_line_id = $2 and store_id = $3`;
const left = `select count(*)::int as count from debt_disputes d join debt_lines l on l.company_id = d.company_id and l.debt_line_id = d.debt_line_id
  where d.company_id = $1 and l.month = $2 and d.store_id = $3 and d.status = 'open'`;

export interface Decision {
  readonly accepted: boolean;
  /** What the store is better off by, without VAT; the whole line without one. */
  readonly amount?: number | undefined;
  readonly text: string;
}

/** The line that makes a store better off, in the first month that is open, with the other side worse off by as much. */
async function correct(client: Queryable, who: Who, line: Closed, amount: number | undefined) {
  const whole = Math.abs(line.net);
  const net = amount === undefined ? whole : minorOf(amount);
  if (net > whole)
    throw new Refusal('debt_over_line', { field: 'amount', details: { amount: moneyOf(whole) } });
  const { companyId, storeId } = who;
  // Its other store disputed it, too, and that was decided.
  const before = await client.query(isCorrected, [companyId, line.debt_line_id]);
  if (before.rows.length) throw new Refusal('debt_decided');
  const other = line.debtor_id === storeId ? line.creditor_id : line.debtor_id;
  const rate = await client.query<{ vat_rate: number }>(rateOf, [companyId, line.month]);
  // It has the tax of the line that it corrects.
  const vat = line.reverse_charge ? 0 : vatOf(net, rate.rows[0]?.vat_rate ?? 0);
  const month = await openMonth(client, companyId, who.now);
  const { debt_line_id, reverse_charge } = line;
  const values = [companyId, month, other, storeId, net, vat, debt_line_id, reverse_charge];
  const { rows } = await client.query<{ debt_line_id: number }>(addCorrection, values);
  return rows[0]?.debt_line_id ?? null;
}

/**
 * Decides a dispute. What is agreed is a line of the next month that is open: a closed one never changes. Throws
 * not_found, debt_decided, debt_over_line.
 */
export function decideDebtDispute(database: Database, who: Who, id: number, decision: Decision) {
  return withTransaction(database, async (client) => {
    const { companyId, storeId, userId, now } = who;
    await lockDebts(client, companyId);
    const line = await closedLine(client, who, id);
    await openDispute(client, who, id);
    const correction = decision.accepted ? await correct(client, who, line, decision.amount) : null;
    const status = decision.accepted ? 'accepted' : 'rejected';
    await say(client, who, id, decision.text, true);
    await client.query(decide, [companyId, id, storeId, status, correction, userId, new Date(now)]);
    const { rows } = await client.query<{ count: number }>(left, [companyId, line.month, storeId]);
    if (rows[0]?.count === 0)
      await client.query(setStatus, [companyId, line.month, storeId, 'closed']);
    return null;
  });
}

const statement = `select status from debt_statements where company_id = $1 and month = $2 and store_id = $3 for update`;
async function statusOf(client: Queryable, { companyId, storeId }: Who, month: string) {
  const { rows } = await client.query<{ status: StatementState }>(statement, [
    companyId,
    month,
    storeId,
  ]);
  if (!rows[0]) throw new Refusal('not_found');
  return rows[0].status;
}

const moves = {
  confirmed: `update debt_statements set status = 'confirmed', confirmed_by = $4, confirmed_at = $5 where company_id = $1 and month = $2 and store_id = $3`,
  settled: `update debt_statements set status = 'settled', settled_by = $4, settled_at = $5 where company_id = $1 and month = $2 and store_id = $3`,
} as const;

/** A store confirms its month, or a company says that it was paid. Twice is once. Throws not_found, debt_disputed. */
export function moveStatement(database: Database, who: Who, month: string, to: keyof typeof moves) {
  return withTransaction(database, async (client) => {
    const status = await statusOf(client, who, month);
    if (status === to || status === 'settled') return null;
    if (status === 'disputed') throw new Refusal('debt_disputed');
    const { companyId, storeId, userId, now } = who;
    await client.query(moves[to], [companyId, month, storeId, userId, new Date(now)]);
    return null;
  });
}
