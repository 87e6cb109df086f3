import { sql } from 'drizzle-orm';
import {
  cardOrders,
  downloadCards,
  downloadSheet,
} from '../../../contract/customers/card-orders.ts';
import type { Database } from '../../db/connection.ts';
import { withTransaction } from '../../db/transaction.ts';
import { crud } from '../../engine/crud.ts';
import { rowsOf } from '../../engine/rows.ts';
import type { Call, Scope } from '../../http/call.ts';
import { type Api, serve } from '../../http/serve.ts';
import { addJob } from '../../jobs/run.ts';
import { cardOrdersTable } from '../../tables/customers.ts';
import { cardsFile } from './cards-file.ts';
import { cardGeneration } from './generate.ts';
import { sheetFile } from './sheet-file.ts';

const given = sql`(select count(*) from loyalty_cards c where c.company_id = loyalty_card_orders.company_id
  and c.loyalty_card_order_id = loyalty_card_orders.loyalty_card_order_id and c.user_account_id is not null)`;
const rows = rowsOf(cardOrders, cardOrdersTable, { computed: { given } });

const insert = {
  name: 'insert-card-order',
  text: `insert into loyalty_card_orders (company_id, volume, card_type, generated, generation)
    values ($1, $2, $3, 0, 'queued') returning loyalty_card_order_id as id`,
};

/** Keeps the order and the job that makes its cards, both or neither. */
async function order({ database, scope, body }: Call<typeof cardOrders.calls.create>) {
  const { companyId } = scope;
  const { volume, card_type } = body;
  const id = await withTransaction(database, async (client) => {
    const values = [companyId, volume, card_type];
    const made = await client.query<{ id: number }>({ ...insert, values });
    const subjectId = made.rows[0]?.id ?? 0;
    await addJob(client, { companyId, kind: cardGeneration, subjectId, total: volume });
    return subjectId;
  });
  return rows.read(database.db, scope, id);
}

/** Deletes an order with its cards and what still makes them. Throws in_use when somebody has one. */
const remove = ({ db }: Database, scope: Scope, id: number) =>
  db.transaction(async (tx) => {
    const { companyId } = scope;
    const own = sql`company_id = ${companyId} and loyalty_card_order_id = ${id}`;
    await tx.execute(sql`select 1 from loyalty_card_orders where ${own} for update`);
    await tx.execute(sql`delete from loyalty_cards where ${own} and user_account_id is null`);
    await tx.execute(sql`delete from jobs
      where company_id = ${companyId} and subject_id = ${id} and kind = ${cardGeneration}`);
    await rows.remove(tx, scope, id);
    return null;
  });

/** Orders of cards: made in the background, downloaded for printing, deleted while nobody has one. */
export function mountCardOrders(api: Api) {
  crud(api, cardOrders, rows, ['create', 'delete']);
  serve(api, cardOrders.calls.create, order);
  serve(api, cardOrders.calls.delete, ({ database, scope, params }) =>
    remove(database, scope, params.id),
  );
  serve(api, downloadCards, ({ database, scope, params }) =>
    cardsFile(database, scope.companyId, params.id),
  );
  serve(api, downloadSheet, ({ database, files, scope, params }) =>
    sheetFile(database, files, scope.companyId, params.id),
  );
}
