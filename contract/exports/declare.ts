import { both } from '../common/both.ts';
import type { Endpoint } from '../engine/endpoint.ts';
import type { Entity } from '../engine/entity.ts';
import type { PermissionPath } from '../permissions/permissions.ts';

/** What one key exports. */
export interface Exported {
  /** The call of the list: its filters, its right, and what it tells of a row. */
  readonly list: Endpoint;
  /** The name under which the rows stand in what that call answers. */
  readonly rows: string;
  /** The name under which the call answers what all rows come to: the last row of the file. */
  readonly total?: string;
  /** The list within each row whose parts are rows of their own. */
  readonly each?: string;
  /** The entity whose list it is; none for a report. */
  readonly entity?: Entity;
  /** What is wanted beside the right to read the list. */
  readonly also?: PermissionPath;
  /** Of what the call tells, what stays out: twice there, or of use to nobody but the panel. */
  readonly without?: readonly string[];
  /** Columns that are written from another field, which has none of its own: a mobile with its calling code. */
  readonly written?: Readonly<Record<string, string>>;
  /** What fields of a report refer to, by their names. */
  readonly refs?: Readonly<Record<string, string>>;
  /** Texts that are written in each language, so that an import of the file changes none; other texts are in the reader's. */
  readonly inLanguages?: readonly string[];
  /** Filters without which the list is not meant. */
  readonly needs?: readonly string[];
  /** The call that answers all rows at once, as a file. */
  readonly file?: Endpoint;
  /** Columns that only the file has. */
  readonly more?: readonly string[];
}

type Rest = Omit<Exported, 'list' | 'rows' | 'entity' | 'without'>;
/** An entity, by its own fields. */
interface Listed<F> {
  readonly collection: string;
  readonly fields: F;
  readonly calls: { readonly list?: unknown };
}

/** The rows of an entity's list. */
export function rowsOfList<F extends object>(
  listed: Listed<F>,
  more: Rest & { readonly without?: readonly (keyof F & string)[] } = {},
): Exported {
  // An entity by its own fields is an entity still.
  const entity = listed as unknown as Entity;
  if (!entity.calls.list) throw new Error(`${entity.name} has no list`);
  return { list: entity.calls.list, rows: entity.collection, entity, ...more };
}

/** The same for suppliers, of a list that both panels have. */
export const ofSupplier = (exported: Exported): Exported => ({
  ...exported,
  list: both(exported.list)[1],
});

/** The rows of any other call that answers some, by the name under which they stand. */
export const rowsIn = <E extends Endpoint>(
  list: E,
  rows: keyof E['reply']['_zod']['output'] & string,
  more: Omit<Exported, 'list' | 'rows'> = {},
): Exported => ({ list, rows, ...more });
