import { exportColumns } from '../../contract/suppliers/suppliers.ts';
import type { Database } from '../db/connection.ts';
import { deliveriesOf } from '../gift-orders/deliveries.ts';
import type { Scope } from '../http/call.ts';
import type { Row } from './cells.ts';

/** What only the file of a list has. */
export interface More {
  /** Which of its further columns are wanted. */
  columns(database: Database, scope: Scope): Promise<readonly string[]>;
  /** What these hold, row by row. */
  beside(database: Database, scope: Scope, rows: readonly Row[]): Promise<readonly Row[]>;
}

/** A supplier has chosen in its settings what the files of its orders tell of the customer. */
const ofSupplier: More = {
  async columns({ pool }, { companyId, storeId }) {
    const { rows } = await pool.query<{ chosen: Record<string, boolean> }>(
      'select export_csv_settings as chosen from stores where company_id = $1 and store_id = $2',
      [companyId, storeId],
    );
    return exportColumns.filter((name) => rows[0]?.chosen[name]);
  },
  async beside(database, { companyId, storeId }, rows) {
    const ids = rows.map(({ order_id }) => Number(order_id));
    const found = await deliveriesOf(database, { companyId, storeId }, ids);
    return ids.map((id) => found.get(id) ?? {});
  },
};

/** By panel and key. */
export const more: Readonly<Record<string, More>> = { 'suppliers gift-orders': ofSupplier };
