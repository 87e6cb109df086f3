import { z } from 'zod';
import { printable } from './characters.ts';
import { mostIds } from './chosen-ids.ts';
import { pageSizes, pageText } from './endpoint.ts';
import type { Field } from './fields.ts';

/** What a list may be asked for. */
export interface ListQuery {
  page?: number | undefined;
  per_page?: number | undefined;
  sort?: string | undefined;
  order?: 'asc' | 'desc' | undefined;
  q?: string | undefined;
  [filter: string]: unknown;
}

const boolean = z.enum(['true', 'false']).transform((sent) => sent === 'true');
const id = '[1-9]\\d{0,14}';
const matching = (pattern: string) => z.string().regex(new RegExp(`^${pattern}$`));
const idText = matching(id).transform(Number);
export const idsText = matching(`${id}(,${id}){0,${mostIds - 1}}`).transform((sent) =>
  sent.split(',').map(Number),
);

const instant = String.raw`\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,3})?Z`;
/** A period: from one instant up to, and not with, another. */
export const periodText = matching(`${instant}\\.\\.${instant}`).transform(
  (sent) => sent.split('..') as [string, string],
);

function filterRule(field: Field | undefined): z.ZodType {
  if (field?.kind === 'flag' || field?.kind === 'toggle') return boolean;
  if (field?.kind === 'ref' || field?.kind === 'refs' || field?.kind === 'integer') return idText;
  if (field?.kind === 'moment') return periodText;
  if (field?.values) return z.enum(field.values.map(String) as [string, ...string[]]);
  return z.string().trim().max(100).regex(printable);
}

interface Listed {
  readonly id: string;
  readonly fields: Readonly<Record<string, Field>>;
  readonly filters: readonly string[];
  readonly sorts: readonly string[];
}

/** Whether a list tells when each of its records changed, and may be asked for what has since a moment. */
export const tellsChanges = ({ fields }: Pick<Listed, 'fields'>) =>
  fields.updated_at !== undefined && !fields.updated_at.computed;
const since = {
  updated_since: z.iso
    .datetime()
    .optional()
    .describe(
      'What was changed at that moment or after it, the oldest change first: whoever keeps a copy asks again from the last one they have.',
    ),
};

/** Undeclared filters and sorts are refused by name. */
export function listQuery(declared: Listed) {
  const sorts = declared.sorts.map((sort) => sort.replace('-', ''));
  const filters = declared.filters.map((name) => [
    name,
    filterRule(declared.fields[name]).optional(),
  ]);
  return z.strictObject({
    page: pageText.optional(),
    per_page: z.enum(pageSizes.map(String)).transform(Number).optional(),
    sort: z.enum(sorts as [string, ...string[]]).optional(),
    order: z.enum(['asc', 'desc']).optional(),
    [declared.id]: idsText
      .optional()
      .describe(`Up to ${mostIds} ids, comma-separated; answered page by page.`),
    ...(tellsChanges(declared) ? since : {}),
    ...Object.fromEntries(filters),
  });
}
