import { randomInt } from 'node:crypto';
import type { Queryable } from '../../db/transaction.ts';
import type { Job } from '../../jobs/run.ts';

export const cardGeneration = 'loyalty-cards';
/** Cards of one transaction: few enough to stay in memory, many enough for one commit. */
const pieceSize = 2000;

// The till takes a mobile or a card in one field: no card begins like a Greek or an Italian number.
const firstDigits = '145789';
const rest = 1_000_000_000;

/** A card number of ten digits that nobody can tell from another one. */
const newNumber = () =>
  (firstDigits[randomInt(firstDigits.length)] ?? '') + String(randomInt(rest)).padStart(9, '0');

const hold = {
  name: 'card-order-to-generate',
  text: 'select 1 from loyalty_card_orders where company_id = $1 and loyalty_card_order_id = $2 for update',
};
const insert = {
  name: 'insert-cards',
  text: `insert into loyalty_cards (company_id, card_number, loyalty_card_order_id)
    select $1, number, $2 from unnest($3::text[]) number on conflict do nothing`,
};
const count = {
  name: 'count-cards',
  text: `update loyalty_card_orders set generated = $3, generation = case when $3 >= volume then 'done' else 'running' end
    where company_id = $1 and loyalty_card_order_id = $2`,
};

// As many as there are: nobody is refused a card for want of them.
const useCredits = {
  name: 'use-card-credits',
  text: `select use_credits($1::bigint, $1::bigint, 'card', $3::bigint, 'cards ' || $2::bigint, true)`,
};

/** Makes the next cards of an order; the count grows in the same transaction, so none is made twice. */
export async function generateCards(client: Queryable, job: Job): Promise<number> {
  const { company_id, subject_id, done, total } = job;
  const order = [company_id, subject_id];
  const { rowCount } = await client.query({ ...hold, values: order });
  // It was deleted, and there is nothing left to do.
  if (!rowCount) return total;
  const numbers = Array.from({ length: Math.min(pieceSize, total - done) }, newNumber);
  const inserted = await client.query({ ...insert, values: [...order, numbers] });
  const made = done + (inserted.rowCount ?? 0);
  await client.query({ ...count, values: [...order, made] });
  if (made >= total) await client.query({ ...useCredits, values: [...order, total] });
  return made;
}
