import type { Database } from '../db/connection.ts';
import { Refusal } from '../http/refusal.ts';

const pageSize = 5000;

interface Card {
  card_number: string;
  given: boolean;
}

const page = {
  name: 'cards-page',
  text: `select card_number, user_account_id is not null as given from loyalty_cards
    where company_id = $1 and loyalty_card_order_id = $2 and card_number > $3 order by card_number limit ${pageSize}`,
};

/** The type of an order's cards. Throws not_found, and cards_being_made until all of them are there. */
async function typeOf({ pool }: Database, companyId: number, orderId: number): Promise<string> {
  const { rows } = await pool.query<{ card_type: string; generation: string }>(
    'select card_type, generation from loyalty_card_orders where company_id = $1 and loyalty_card_order_id = $2',
    [companyId, orderId],
  );
  if (!rows[0]) throw new Refusal('not_found');
  if (rows[0].generation !== 'done') throw new Refusal('cards_being_made');
  return rows[0].card_type;
}

/** All cards of an order as CSV, read a page at a time: memory does not grow with it. */
export async function cardsFile(database: Database, companyId: number, orderId: number) {
  const type = await typeOf(database, companyId, orderId);
  const encoder = new TextEncoder();
  const line = (card: Card) => `${card.card_number},${type},${card.given ? 'given' : 'free'}\r\n`;
  let last = '';
  const body = new ReadableStream({
    start: (controller) =>
      controller.enqueue(encoder.encode('\uFEFFcard_number,card_type,state\r\n')),
    async pull(controller) {
      const values = [companyId, orderId, last];
      const { rows } = await database.pool.query<Card>({ ...page, values });
      const end = rows.at(-1);
      if (!end) return controller.close();
      last = end.card_number;
      controller.enqueue(encoder.encode(rows.map(line).join('')));
    },
  });
  return { body, name: `loyalty-cards-${orderId}.csv` };
}
