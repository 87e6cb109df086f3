import type { AttributeType } from '../../contract/customers/attribute-definitions.ts';
import type { Language } from '../../contract/engine/languages.ts';
import type { Column, ColumnKind } from '../../contract/exports/columns.ts';
import { exportColumns } from '../../contract/suppliers/suppliers.ts';
import { definitionsOf } from '../customers/attributes.ts';
import type { Database } from '../db/connection.ts';
import { deliveriesOf } from '../gift-orders/deliveries.ts';
import type { Scope } from '../http/call.ts';
import type { Row } from './cells.ts';

/** A column that somebody chose or defined; the panel says what it is called where it has no heading of its own. */
export interface Further extends Column {
  readonly heading?: string;
}

/** What only the file of a list has. */
export interface More {
  /** Its further columns, the last of the file. */
  columns(database: Database, scope: Scope, language: Language): Promise<readonly Further[]>;
  /** What these hold, row by row, where the list's own rows do not. */
  beside?(database: Database, scope: Scope, rows: readonly Row[]): Promise<readonly Row[]>;
}

/** A supplier has chosen in its settings what the files of its orders tell of the customer. */
const ofSupplier: More = {
  async columns({ pool }, { companyId, storeId }) {
    const { rows } = await pool.query<{ chosen: Record<string, boolean> }>(
      'select export_csv_settings as chosen from stores where company_id = $1 and store_id = $2',
      [companyId, storeId],
    );
    return exportColumns
      .filter((name) => rows[0]?.chosen[name])
      .map((name) => ({ name, kind: 'text' }));
  },
  async beside(database, { companyId, storeId }, rows) {
    const ids = rows.map(({ order_id }) => Number(order_id));
    const found = await deliveriesOf(database, { companyId, storeId }, ids);
    return ids.map((id) => found.get(id) ?? {});
  },
};

const kinds: Readonly<Record<AttributeType, ColumnKind>> = {
  text: 'text',
  number: 'number',
  day: 'day',
  flag: 'flag',
  choice: 'text',
};

/** What a company keeps of its customers beside the fields that everybody has, as far as it uses it. */
const ofCustomers: More = {
  async columns(database, { companyId }, language) {
    const known = await definitionsOf(database, companyId);
    return [...known]
      .filter(([, { used }]) => used)
      .map(([id, { name, type }]) => ({
        name: `extra_attributes.${id}`,
        kind: kinds[type as AttributeType],
        heading: name[language] || name.el,
      }));
  },
};

/** By panel and key. */
export const more: Readonly<Record<string, More>> = {
  'suppliers gift-orders': ofSupplier,
  'companies customers': ofCustomers,
};
