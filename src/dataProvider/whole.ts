import type { GetListParams, Identifier, RaRecord } from 'react-admin';
import { languages } from '../../contract/engine/languages.ts';
import { session } from '../session/session.ts';
import { besidesOf, httpClient } from './client.ts';
import { nameOf } from './name-of.ts';
import { itemsPerPage } from './page.data.ts';
import { within } from './place.ts';
import { lookupOf, sourceOf } from './sources.ts';

interface Whole {
  readonly rows: RaRecord[];
  /** What the answer has next to its rows, such as how many there may be. */
  readonly besides: Readonly<Record<string, unknown>>;
}

async function wholeAt(path: string, id: string): Promise<Whole> {
  const { json } = await httpClient(within(path));
  const rows = json as readonly Readonly<Record<string, unknown>>[];
  return {
    rows: rows.map((row) => ({ ...row, id: row[id] as Identifier })),
    besides: besidesOf(rows),
  };
}

/** What is answered without pages: a small list to choose from, or a resource whose list is whole. */
export async function wholeOf(resource: string): Promise<Whole | undefined> {
  const lookup = lookupOf(resource);
  if (!lookup) {
    const { path, id, whole } = sourceOf(resource).entity;
    return whole ? wholeAt(path, id) : undefined;
  }
  const isSupplier = lookup.ofSuppliers && session().store?.kind === 'supplier';
  const path = isSupplier ? lookup.path.replace('/companies/', '/suppliers/') : lookup.path;
  return wholeAt(path, lookup.id);
}

function matching(rows: RaRecord[], { filter }: GetListParams) {
  const wanted = String(filter?.q ?? '').toLocaleLowerCase();
  const names = (row: RaRecord) => languages.map((lang) => nameOf(row, lang) ?? '').join(' ');
  return wanted ? rows.filter((row) => names(row).toLocaleLowerCase().includes(wanted)) : rows;
}

const inOrder = (one: unknown, other: unknown) =>
  typeof one === 'number' ? one - Number(other) : String(one).localeCompare(String(other));

/** One page of rows that are there whole, in the order of a column. */
function cut(rows: RaRecord[], { sort, pagination }: GetListParams) {
  const { field = 'id', order = 'ASC' } = sort ?? {};
  const { page = 1, perPage = itemsPerPage } = pagination ?? {};
  const way = order === 'DESC' ? -1 : 1;
  const sorted = rows.toSorted((one, other) => way * inOrder(one[field], other[field]));
  return sorted.slice((page - 1) * perPage, page * perPage);
}

/** What a list shows of rows that are there whole; a list to choose from is not cut. */
export function pageOfWhole(resource: string, { rows, besides }: Whole, params: GetListParams) {
  const found = matching(rows, params);
  const data = lookupOf(resource) ? found : cut(found, params);
  return { data, total: found.length, meta: besides };
}
