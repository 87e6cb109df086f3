import { and, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import {
  addNote,
  type CustomerConsent,
  type CustomerMovement,
  type CustomerNote,
  customerConsents,
  customerMessages,
  customerMovements,
  customerNotes,
  customersReach,
  customerTransactions,
  deleteNote,
} from '../../contract/customers/customer-details.ts';
import { customerTimeline, customerYear } from '../../contract/customers/customer-story.ts';
import { itemsPerPage, paginationOf } from '../../contract/engine/endpoint.ts';
import { consentChannels } from '../../contract/messages/consents.ts';
import type { Database } from '../db/connection.ts';
import { totalOf } from '../engine/total.ts';
import type { Call } from '../http/call.ts';
import { Refusal } from '../http/refusal.ts';
import { type Api, serve } from '../http/serve.ts';
import { withoutCodes } from '../messages/codes/without-codes.ts';
import { transactionRows } from '../receipts/rows.ts';
import { pointsOf } from '../runtime/units.ts';
import { transactionsTable } from '../tables/ledger.ts';
import { messagesTable } from '../tables/messages.ts';
import { accountsOfPerson } from './accounts-of.ts';
import { reach } from './list.ts';
import { assertCustomer, customerPage, isoOf } from './record.ts';
import { timelineOf } from './story.ts';
import { yearOf } from './year.ts';

const offset = (page: number) => (page - 1) * itemsPerPage;

const nameOfStore = sql<string>`(select s.name from stores s where s.company_id = transactions.company_id
  and s.store_id = transactions.store_id)`;

type Receipt = z.output<(typeof customerTransactions)['reply']>['transactions'][number];
/** As the database answers it: with its moment as a date. */
type Dated<T> = Omit<T, 'created_at'> & { created_at: Date };

async function receipts({ database, scope, params, query }: Call<typeof customerTransactions>) {
  await assertCustomer(database, scope.companyId, params.id);
  const { page = 1 } = query;
  const { company_id, user_account_id, created_at, transaction_id, store_id } = transactionsTable;
  // What accounts that were merged into this one bought counts for it, and is shown with it.
  const accounts = await accountsOfPerson(database.pool, scope.companyId, params.id);
  const where = and(eq(company_id, scope.companyId), inArray(user_account_id, accounts)) as SQL;
  const result = database.db
    .select({ ...transactionRows.selection, store_id, store: nameOfStore.as('store') })
    .from(transactionsTable)
    .where(where)
    .orderBy(desc(created_at), desc(transaction_id))
    .limit(itemsPerPage)
    .offset(offset(page));
  const [rows, total] = await Promise.all([result, totalOf(database, transactionsTable, where)]);
  return { transactions: rows as Receipt[], pagination: paginationOf(page, total, rows.length) };
}

async function movements({ database, scope, params, query }: Call<typeof customerMovements>) {
  await assertCustomer(database, scope.companyId, params.id);
  const { page = 1 } = query;
  const where = sql`p.company_id = ${scope.companyId} and p.user_account_id = ${params.id}`;
  const rows = database.db.execute<
    Dated<CustomerMovement>
  >(sql`select p.posting_id, p.kind, p.reason, p.transaction_id, p.created_at,
      (select coalesce(sum(e.amount), 0) from entries e where e.company_id = p.company_id and e.posting_id = p.posting_id
        and e.side = 'customer') as points,
      (select s.name from stores s where s.company_id = p.company_id and s.store_id = p.store_id) as store,
      (select u.full_name from users u where u.user_id = p.user_id) as user
    from postings p where ${where} order by p.posting_id desc limit ${itemsPerPage} offset ${offset(page)}`);
  const [result, total] = await Promise.all([rows, totalOf(database, sql`postings p`, where)]);
  const lines = result.rows.map((row) => ({
    ...row,
    points: pointsOf(row.points),
    created_at: isoOf(row.created_at),
  }));
  return { movements: lines, pagination: paginationOf(page, total, lines.length) };
}

async function consents({ database, scope, params }: Call<typeof customerConsents>) {
  await assertCustomer(database, scope.companyId, params.id);
  const { rows } = await database.db.execute<
    Dated<CustomerConsent>
  >(sql`select c.consent_id, c.channel, c.given, c.call, c.created_at,
      (select u.full_name from users u where u.user_id = c.user_id) as user
    from customer_consents c where c.company_id = ${scope.companyId} and c.user_account_id = any(accounts_of(${scope.companyId}, ${params.id}))
    order by c.consent_id desc limit 200`);
  return { consents: rows.map((row) => ({ ...row, created_at: isoOf(row.created_at) })) };
}

async function notesOf(
  { db }: Database,
  companyId: number,
  id: number,
  userId: number,
  noteId?: number,
) {
  const one = noteId ? sql`and n.note_id = ${noteId}` : sql``;
  const { rows } = await db.execute<Dated<CustomerNote>>(sql`select n.note_id, n.body, n.created_at,
      n.user_id = ${userId} as own, coalesce((select u.full_name from users u where u.user_id = n.user_id), '') as user
    from customer_notes n where n.company_id = ${companyId} and n.user_account_id = any(accounts_of(${companyId}, ${id})) ${one}
    order by n.note_id desc limit 200`);
  return rows.map((row) => ({ ...row, created_at: isoOf(row.created_at) }));
}

async function note({ database, scope, caller, params, body, now }: Call<typeof addNote>) {
  const { companyId } = scope;
  await assertCustomer(database, companyId, params.id);
  const { rows } = await database.pool.query<{ note_id: number }>(
    'insert into customer_notes (company_id, user_account_id, user_id, body, created_at) values ($1, $2, $3, $4, $5) returning note_id',
    [companyId, params.id, caller.userId, body.body, new Date(now())],
  );
  const [added] = await notesOf(database, companyId, params.id, caller.userId, rows[0]?.note_id);
  return added as CustomerNote;
}

async function messages({ database, scope, params, query, now }: Call<typeof customerMessages>) {
  const { companyId } = scope;
  const { mobile, mobile_e164, email } = await customerPage(
    database.pool,
    companyId,
    params.id,
    now(),
  );
  const { page = 1 } = query;
  const recipients = [mobile, mobile_e164, email].filter((each): each is string => Boolean(each));
  const { company_id, recipient, user_account_id, created_at, message_id } = messagesTable;
  const theirs = or(
    recipients.length ? inArray(recipient, recipients) : undefined,
    eq(user_account_id, params.id),
  );
  const where = and(eq(company_id, companyId), theirs) as SQL;
  const { channel, subject, body, state, sent_at } = messagesTable;
  const shown = { message_id, channel, subject, body, state, created_at, sent_at };
  const rows = await database.db
    .select(shown)
    .from(messagesTable)
    .where(where)
    .orderBy(desc(created_at), desc(message_id))
    .limit(itemsPerPage)
    .offset(offset(page));
  const total = await totalOf(database, messagesTable, where);
  const texts = rows.map((row) => ({ ...row, body: withoutCodes(row.body) }));
  return { messages: texts, pagination: paginationOf(page, total, rows.length) };
}

/** Counted in one pass over the company's customers. */
async function reachOf({ db }: Database, companyId: number) {
  const counts = sql.join(
    consentChannels.flatMap((name) => [
      sql`count(*) filter (where ${sql.raw(`c.${name}`)})::int as ${sql.raw(`${name}_consented`)}`,
      sql`count(*) filter (where ${reach[name]})::int as ${sql.raw(`${name}_reachable`)}`,
    ]),
    sql`, `,
  );
  const { rows } = await db.execute<Record<string, number>>(
    sql`select count(*)::int as total, ${counts} from customers c where c.company_id = ${companyId} and c.deleted_at is null`,
  );
  const count = (name: string) => rows[0]?.[name] ?? 0;
  const channels = consentChannels.map((channel) => ({
    channel,
    consented: count(`${channel}_consented`),
    reachable: count(`${channel}_reachable`),
  }));
  return { total: count('total'), channels };
}

/** What is known of one customer beside who they are. */
export function mountDetails(api: Api) {
  serve(api, customerTransactions, receipts);
  serve(api, customerMovements, movements);
  serve(api, customerConsents, consents);
  serve(api, customerMessages, messages);
  serve(api, customerTimeline, timelineOf);
  serve(api, customerYear, ({ database, scope, params, now }) =>
    yearOf(database, scope.companyId, params.id, now()),
  );
  serve(api, customersReach, ({ database, scope }) => reachOf(database, scope.companyId));
  serve(api, customerNotes, async ({ database, scope, caller, params }) => {
    await assertCustomer(database, scope.companyId, params.id);
    return { notes: await notesOf(database, scope.companyId, params.id, caller.userId) };
  });
  serve(api, addNote, note);
  serve(api, deleteNote, async ({ database, scope, caller, params }) => {
    const { rowCount } = await database.pool.query(
      'delete from customer_notes where company_id = $1 and user_account_id = any(accounts_of($1, $2)) and note_id = $3 and user_id = $4',
      [scope.companyId, params.id, params.noteId, caller.userId],
    );
    if (!rowCount) throw new Refusal('not_found');
    return null;
  });
}
