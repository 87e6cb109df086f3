import { columnsOf } from './columns.ts';
import type { Exported } from './declare.ts';
import { type ExportPanel, exported } from './exported.ts';

/** Columns by which a file names customers: whose a row is, where a message or an order went, what the log says of them. */
const naming = ['customer', 'first_name', 'recipient', 'postal_code', 'subject_id'];
const namesThem = (each: Exported) => columnsOf(each).some(({ name }) => naming.includes(name));

/** The exports whose files name customers. */
export const exportsOfPeople = Object.entries(exported).flatMap(([panel, keys]) =>
  Object.entries(keys).flatMap(([key, each]) =>
    namesThem(each) ? [{ panel: panel as ExportPanel, key }] : [],
  ),
);
