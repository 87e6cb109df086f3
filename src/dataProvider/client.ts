import { HttpError } from 'react-admin';
import type { Pagination } from '../../contract/engine/endpoint.ts';
import { ApiError, request } from '../session/api.ts';
import { itemsPerPage } from './page.data.ts';

/** A refusal as react-admin knows it: messages by field, and the record as it is now on a conflict. */
export interface RefusalBody {
  error: string;
  /** Whether the answer itself says that it is an error (cash-register-errors). */
  marked: boolean;
  errors?: Record<string, string>;
  current?: Record<string, unknown>;
}

export function asHttpError(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error;
  const errors =
    error.errors &&
    Object.fromEntries(
      Object.entries(error.errors).map(([field, list]) => [field, list.join(' ')]),
    );
  const body: RefusalBody = {
    error: error.error,
    marked: error.marked,
    ...(errors ? { errors } : {}),
    ...(error.current ? { current: error.current } : {}),
  };
  return new HttpError(error.whole, error.status, body);
}

/** What ra-data-simple-rest writes into the query, in the words of the specification. */
function dialect(search: URLSearchParams): Record<string, string> {
  const range = JSON.parse(search.get('range') ?? 'null') as [number, number] | null;
  const sort = JSON.parse(search.get('sort') ?? 'null') as [string, string | null] | null;
  const filter = JSON.parse(search.get('filter') ?? '{}') as Record<string, unknown>;
  const size = range ? range[1] - range[0] + 1 : itemsPerPage;
  return {
    ...(range ? { page: String(Math.floor(range[0] / size) + 1) } : {}),
    ...(size === itemsPerPage ? {} : { per_page: String(size) }),
    ...(sort && sort[0] !== 'id' ? { sort: sort[0], order: (sort[1] ?? 'ASC').toLowerCase() } : {}),
    ...Object.fromEntries(
      Object.entries(filter)
        .filter(([, value]) => value !== '' && value !== null)
        .map(([name, value]) => [name, String(value)]),
    ),
  };
}

/** How a page was cut, beside its rows and their number. */
type Cut = Partial<Pick<Pagination, 'items_per_page' | 'estimated'>>;
const cuts = new WeakMap<object, Cut>();
/** How the server cut the page that these rows are: ra-data-simple-rest hands on rows and number only. */
export const cutOf = (rows: object): Cut => cuts.get(rows) ?? {};

const besides = new WeakMap<object, Readonly<Record<string, unknown>>>();
/** What an answer has next to its rows and their page. */
export const besidesOf = (rows: object) => besides.get(rows) ?? {};

const messages = new WeakMap<object, string>();
/** What the server says of what it saved; the underscores of its codes are spaces to people (customer-message-underscores). */
export const saidOf = (record: object) => messages.get(record)?.replaceAll('_', ' ');

/** The list and the total of an answer, whatever the list is called; a record is its own answer. */
function unwrap(data: unknown): { json: unknown; total: number } {
  const { pagination, ...rest } = (data ?? {}) as {
    pagination?: Cut & Pick<Pagination, 'total'>;
  } & Record<string, unknown>;
  if (!pagination) return { json: rest, total: 0 };
  const [name = '', rows = []] = Object.entries(rest).find(([, each]) => Array.isArray(each)) ?? [];
  const { [name]: _, ...others } = rest;
  cuts.set(rows as object, pagination);
  besides.set(rows as object, others);
  return { json: rows, total: pagination.total };
}

type HttpOptions = Pick<RequestInit, 'method' | 'body' | 'signal'>;

/** The httpClient of ra-data-simple-rest: same calls, the specification's pages, envelope and errors. */
export async function httpClient(url: string, { method = 'GET', body, signal }: HttpOptions = {}) {
  const { pathname, searchParams } = new URL(url, 'http://path');
  const sent = typeof body === 'string' ? (JSON.parse(body) as unknown) : body;
  try {
    const { data, message } = await request(method, pathname, {
      query: dialect(searchParams),
      body: sent,
      signal: signal ?? undefined,
    });
    const { json, total } = unwrap(data);
    if (message) messages.set(json as object, message);
    return { status: 200, headers: new Headers({ 'x-total': String(total) }), body: '', json };
  } catch (error) {
    throw asHttpError(error);
  }
}
