import {
  mostPreviewedRows,
  mostRejectedRows,
  type PreviewedProduct,
  type PreviewedProducts,
  type ProductAction,
  productActions,
} from '../../../contract/catalogue/product-imports.ts';
import type { Language } from '../../../contract/engine/languages.ts';
import { sayReasons } from '../../sheets/reasons.ts';
import { rejectedHead, rejectedLine } from '../../sheets/rejected-lines.ts';
import { sayNeeded } from './columns.ts';
import type { Plan, PlannedRow, Table } from './plan.ts';

const sampleSize = 5;

export const withAction = ({ rows }: Plan, action: ProductAction) =>
  rows.filter((row) => row.action === action);

/** How many rows of a plan there are of each action, and which columns it leaves out. */
export const figuresOf = (plan: Plan, { header }: Table) => ({
  created: withAction(plan, 'create').length,
  updated: withAction(plan, 'update').length,
  unchanged: withAction(plan, 'unchanged').length,
  rejected: withAction(plan, 'reject').length,
  ignored: header.filter((name, index) => name && plan.columns[index] === null),
});

/** The rejected rows of a plan with their reasons in words, the first ones. */
export const rejectedOf = (plan: Plan, { header }: Table, language: Language) =>
  withAction(plan, 'reject')
    .slice(0, mostRejectedRows)
    .map(({ row, name, reasons }) => ({
      row,
      name,
      reasons: sayReasons(language, [...header, ...sayNeeded[language]], reasons),
    }));

/** The same rows as they are in the file, each with its reasons, as CSV. */
function rejectedFile(plan: Plan, { header, rows }: Table, language: Language) {
  const rejected = withAction(plan, 'reject').slice(0, mostRejectedRows);
  if (!rejected.length) return null;
  const cellsOf = new Map(rows.map(([row, ...cells]) => [row, cells]));
  const lines = rejected.map(({ row, reasons }) => {
    const line = { cells: cellsOf.get(row) ?? [], reasons };
    return rejectedLine(language, header, line, sayNeeded[language]);
  });
  return rejectedHead(language, header) + lines.join('');
}

type Change = PreviewedProduct['changes'][number];

/** A change with tags by their names. */
function saidChange(change: Change, { tags }: Plan): Change {
  if (change.field !== 'product_tag_id') return change;
  const nameOf = (id: Change['to']) => (id === null ? null : (tags.get(Number(id)) ?? id));
  return { ...change, from: nameOf(change.from), to: nameOf(change.to) };
}

/** The first rows of each action, in the order of the file. */
function shownOf(plan: Plan): PlannedRow[] {
  const first = productActions.flatMap((action) =>
    withAction(plan, action).slice(0, mostPreviewedRows),
  );
  return first.sort((a, b) => a.row - b.row);
}

/** A plan as it is shown before it is confirmed. */
export function previewOf(plan: Plan, table: Table, language: Language): PreviewedProducts {
  const { header, rows } = table;
  const columns = header.map((title, at) => ({
    title,
    is: plan.columns[at] ?? null,
    decimal: plan.facts[at]?.decimal ?? null,
    order: plan.facts[at]?.order ?? null,
    open: plan.open[at] ?? null,
    chosen_decimal: plan.chosen.decimals[at] ?? null,
    chosen_order: plan.chosen.orders[at] ?? null,
  }));
  return {
    ...figuresOf(plan, table),
    total: rows.length,
    columns,
    remembered: plan.remembered,
    samples: rows.slice(0, sampleSize).map(([, ...cells]) => cells),
    rows: shownOf(plan).map(({ row, name, action, changes, reasons }) => ({
      ...{ row, name, action },
      changes: changes.map((change) => saidChange(change, plan)),
      reasons: sayReasons(language, [...header, ...sayNeeded[language]], reasons),
    })),
    rejected_file: rejectedFile(plan, table, language),
  };
}
