import type { Database } from '../../db/connection.ts';
import { Refusal } from '../../http/refusal.ts';

export interface Card {
  card_number: string;
  given: boolean;
}

/** An order whose cards are made: what is printed on them, and whose programme they are of. */
interface Made {
  card_type: 'qr' | 'barcode';
  company: string;
  logo: string | null;
}

const order = {
  name: 'card-order-to-print',
  text: `select o.card_type, o.generation, s.name as company, coalesce(s.loyalty_logo, s.logo) as logo from loyalty_card_orders o
    join stores s on s.company_id = o.company_id and s.store_id = o.company_id
    where o.company_id = $1 and o.loyalty_card_order_id = $2`,
};

/** Throws not_found, and cards_being_made until all cards of the order are there. */
export async function madeOrder({ pool }: Database, companyId: number, orderId: number) {
  const values = [companyId, orderId];
  const { rows } = await pool.query<Made & { generation: string }>({ ...order, values });
  if (!rows[0]) throw new Refusal('not_found');
  if (rows[0].generation !== 'done') throw new Refusal('cards_being_made');
  return rows[0];
}

const page = {
  name: 'cards-page',
  text: `select card_number, user_account_id is not null as given from loyalty_cards
    where company_id = $1 and loyalty_card_order_id = $2 and card_number > $3 order by card_number limit $4`,
};

/** The cards of an order, so many at a time: memory does not grow with it. */
export async function* cardsOf(
  { pool }: Database,
  companyId: number,
  orderId: number,
  atOnce: number,
) {
  let last = '';
  for (;;) {
    const values = [companyId, orderId, last, atOnce];
    const { rows } = await pool.query<Card>({ ...page, values });
    const end = rows.at(-1);
    if (!end) return;
    last = end.card_number;
    yield rows;
  }
}

const linesAtOnce = 5000;

/** All cards of an order as CSV. */
export async function cardsFile(database: Database, companyId: number, orderId: number) {
  const { card_type } = await madeOrder(database, companyId, orderId);
  const encoder = new TextEncoder();
  const line = (card: Card) =>
    `${card.card_number},${card_type},${card.given ? 'given' : 'free'}\r\n`;
  const cards = cardsOf(database, companyId, orderId, linesAtOnce);
  const body = new ReadableStream({
    start: (controller) =>
      controller.enqueue(encoder.encode('\uFEFFcard_number,card_type,state\r\n')),
    async pull(controller) {
      const { value, done } = await cards.next();
      if (done) return controller.close();
      controller.enqueue(encoder.encode(value.map(line).join('')));
    },
  });
  return { body, name: `loyalty-cards-${orderId}.csv` };
}
