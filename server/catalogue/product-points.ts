import { sql } from 'drizzle-orm';
import { productPoints } from '../../contract/catalogue/product-points.ts';
import type { Channel } from '../../contract/transactions/transactions.ts';
import { crud } from '../engine/crud.ts';
import { rowsOf } from '../engine/rows.ts';
import { type Api, serve } from '../http/serve.ts';
import { hundredthsOf } from '../runtime/units.ts';
import { productsTable } from '../tables/products.ts';
import { pointsFor } from './points-of-products.ts';

const sharedFor = (channel: Channel) =>
  sql.raw(
    `case when products.points_${channel} is not null then (${pointsFor('products', channel)}) / 100.0 end`,
  );

// The table keeps hundredths, for the ledger, which reads it as it stands.
const rows = rowsOf(productPoints, productsTable, {
  computed: {
    reward_points: sql`${productsTable.reward_points} / 100.0`,
    points_offline: sharedFor('offline'),
    points_online: sharedFor('online'),
  },
});

/** The points each product of a store adds to its receipt. */
export function mountProductPoints(api: Api) {
  crud(api, productPoints, rows, ['update']);
  serve(api, productPoints.calls.update, async ({ database, scope, params, body }) => {
    const { reward_points, ...rest } = body;
    const points =
      reward_points === undefined ? {} : { reward_points: hundredthsOf(reward_points) };
    return rows.update(database.db, scope, params.id, { ...rest, ...points });
  });
}
