import { and, eq, isNotNull, isNull, like, type SQL, sql } from 'drizzle-orm';
import { addCards, deleteCard, listCards } from '../../../contract/customers/loyalty-cards.ts';
import { itemsPerPage, paginationOf } from '../../../contract/engine/endpoint.ts';
import type { Database } from '../../db/connection.ts';
import { totalOf } from '../../engine/total.ts';
import type { Call, Scope } from '../../http/call.ts';
import { invalidField, Refusal } from '../../http/refusal.ts';
import { type Api, serve } from '../../http/serve.ts';
import { loyaltyCardsTable as cards, customersTable } from '../../tables/customers.ts';

const holder = and(
  eq(customersTable.company_id, cards.company_id),
  eq(customersTable.user_account_id, cards.user_account_id),
);
const holderName = sql<
  string | null
>`concat_ws(' ', ${customersTable.first_name}, ${customersTable.last_name})`;

async function cardsOf({ db }: Database, where: SQL, page: number) {
  const { card_number, user_account_id, created_at, attached_at } = cards;
  const customer = sql<
    string | null
  >`case when ${user_account_id} is not null then ${holderName} end`;
  return db
    .select({ card_number, user_account_id, customer, created_at, attached_at })
    .from(cards)
    .leftJoin(customersTable, holder)
    .where(where)
    .orderBy(card_number)
    .limit(itemsPerPage)
    .offset((page - 1) * itemsPerPage);
}

async function list({ database, scope, query }: Call<typeof listCards>) {
  const { page = 1, q, state } = query;
  const where = and(
    eq(cards.company_id, scope.companyId),
    q ? like(cards.card_number, `%${q}%`) : undefined,
    state === 'free' ? isNull(cards.user_account_id) : undefined,
    state === 'in_use' ? isNotNull(cards.user_account_id) : undefined,
  ) as SQL;
  const [result, total] = await Promise.all([
    cardsOf(database, where, page),
    totalOf(database, cards, where),
  ]);
  return { cards: result, pagination: paginationOf(page, total, result.length) };
}

/**
 * The last card of a run, with as many digits as its first. Throws invalid, naming how many fit,
 * for a run that would need another digit.
 */
function lastOf(first: string, count: number) {
  const fits = 10 ** first.length - Number(first);
  if (count > fits) throw invalidField('count', 'tooBig', { max: fits });
  return Number(first) + count - 1;
}

/** Adds a run of cards, or none: throws already_exists when one of them is there. */
async function add({ database, scope, body: { first_number, count } }: Call<typeof addCards>) {
  const digits = first_number.length;
  const last = lastOf(first_number, count);
  await database.db.transaction(async (tx) => {
    const { rowCount } = await tx.execute(sql`insert into loyalty_cards (company_id, card_number)
      select ${scope.companyId}::bigint, lpad(n::text, ${digits}::int, '0')
      from generate_series(${Number(first_number)}::bigint, ${last}::bigint) n on conflict do nothing`);
    if (rowCount !== count)
      throw new Refusal('already_exists', { fields: { first_number: [{ name: 'taken' }] } });
  });
  return { added: count, first_number, last_number: String(last).padStart(digits, '0') };
}

/** Throws not_found for a card of nobody's programme and in_use for one that somebody has. */
async function remove({ db }: Database, { companyId }: Scope, number: string) {
  const itself = and(eq(cards.company_id, companyId), eq(cards.card_number, number));
  const gone = await db
    .delete(cards)
    .where(and(itself, isNull(cards.user_account_id)))
    .returning();
  if (gone.length) return null;
  throw new Refusal((await db.$count(cards, itself)) ? 'in_use' : 'not_found');
}

/** The cards of the programme, as a store sees and adds them. */
export function mountCards(api: Api) {
  serve(api, listCards, list);
  serve(api, addCards, add);
  serve(api, deleteCard, ({ database, scope, query }) =>
    remove(database, scope, query.card_number),
  );
}
