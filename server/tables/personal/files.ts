import {
  customerImportsTable,
  importedCustomersTable,
  importKeysTable,
  importRejectionsTable,
} from '../customer-imports.ts';
import { exportsTable } from '../exports.ts';
import { savedViewsTable } from '../settings.ts';
import {
  deleted,
  names,
  naming,
  personalColumns,
  replaced,
  stored,
  withoutNaming,
} from './declare.ts';

const emptied = (list: string) => `(select jsonb_agg(''::text) from jsonb_array_elements(${list}))`;
const unlessNaming = (text: string, otherwise: string) =>
  `case when ${names(`${text}::text`)} then ${otherwise} else ${text} end`;
const texts = 'name || columns::text || samples::text || preview::text';

/** Files of customers as they were uploaded, what came of them, what was exported, and what was looked for. */
export const ofFiles = [
  personalColumns(
    customerImportsTable,
    {
      name: replaced(unlessNaming('name', `''`)),
      // A file without titles has a person where they would be.
      columns: replaced(unlessNaming('columns', emptied('columns'))),
      samples: replaced(withoutNaming('samples')),
      preview: replaced(withoutNaming('preview')),
      file: stored('an import that is running is taken in to its end', 7),
    },
    {
      rows: naming(texts),
      impersonal: [
        ...(['header_key', 'mapping', 'facts', 'decimals'] as const),
        ...(['orders', 'duplicates', 'state'] as const),
      ],
    },
  ),
  personalColumns(
    importRejectionsTable,
    { cells: deleted },
    { rows: naming('cells::text'), impersonal: ['reasons'] },
  ),
  personalColumns(importKeysTable, {
    key: stored('an import that is running looks up whom it has come across', 7),
  }),
  personalColumns(importedCustomersTable, { before: deleted, after: deleted, cards: deleted }),
  personalColumns(
    exportsTable,
    { query: deleted, filters: deleted, file: deleted },
    {
      rows: naming('query::text || filters'),
      impersonal: [
        ...(['panel', 'export_key', 'format', 'language', 'headings'] as const),
        ...(['state', 'sha256', 'problem'] as const),
      ],
    },
  ),
  personalColumns(
    savedViewsTable,
    { name: deleted, filter: deleted },
    { rows: naming('name || filter::text'), impersonal: ['resource', 'sort'] },
  ),
];
