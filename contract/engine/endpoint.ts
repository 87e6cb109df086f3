import { z } from 'zod';
import type { OpenTo, PermissionPath } from '../permissions/permissions.ts';
import type { EffectKind } from './effects.ts';
import type { Field } from './fields.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * A permission path, or `public` (nobody needs to sign in), `signed-in` (one's own data) or `super-admin`
 * (what concerns the whole installation).
 */
export type Access = PermissionPath | OpenTo;

type Names<P extends string> = P extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Names<Rest>
  : never;
/** The path parameters of a path, typed out of its text: an `action` is a verb, all others are positive integers. */
export type PathParams<P extends string> = {
  [Name in Names<P>]: Name extends 'action' ? string : number;
};

/** The fields of a body, by name. */
export type AskedFields = Readonly<Record<string, Field>>;

export interface Endpoint<
  P extends string = string,
  Q extends z.ZodType | undefined = z.ZodType | undefined,
  B extends z.ZodType | undefined = z.ZodType | undefined,
  R extends z.ZodType = z.ZodType,
  A extends AskedFields = AskedFields,
> {
  readonly method: Method;
  readonly path: P;
  readonly access: Access;
  readonly summary: string;
  readonly query?: Q;
  readonly body?: B;
  /** The fields of its body where people fill it in: panels draw the form from them. See `asking`. */
  readonly asks?: A;
  /** What the `{action}` of the path may be. */
  readonly verbs?: readonly string[];
  /** The names of multipart file fields; exactly one of them is sent per call. */
  readonly files?: readonly string[];
  /** Takes a file of up to so many bytes, which goes to the disk instead of into memory. */
  readonly streamed?: number;
  /** A body that shows how it is called, where one that merely has the right types would be refused. */
  readonly example?: Readonly<Record<string, unknown>>;
  /** What stands under `data` in the answer. */
  readonly reply: R;
  /** Ours, not the specification's. */
  readonly extension?: true;
  /**
   * What it changes is attributed to the caller in the audit log. Of a call that changes something
   * this is so unless it says otherwise: only what a till does all day does, which is in the ledger.
   */
  readonly audited?: false;
  /** Answered at a paired till that waits for its cashier's PIN, too. */
  readonly openWhileLocked?: true;
  /** What it may change of many: `effectsOf` counts that before, and panels ask with the numbers. */
  readonly foresees?: readonly EffectKind[];
  /** The table of the record that it deletes, whose uses are declared: a call beside it answers them. */
  readonly retires?: string | undefined;
  /** Takes an `Idempotency-Key`: the same key with the same body moves things once. */
  readonly idempotent?: true;
  /** The list that its reply holds whole beside other things; it gets a pagination object of one page. */
  readonly whole?: string;
  /** May answer code 209 with a `notification`: done, and something is to be known. */
  readonly warns?: true;
  /** May answer code 301 with `extra_data`: something is to be paid first. */
  readonly paysFirst?: true;
  /** Answers a file of this type instead of JSON. */
  readonly file?: `application/${'pdf' | 'json' | 'vnd.apple.pkpass'}` | 'text/csv';
  /** What the envelope's `message` is once it is done, where callers go by that. */
  readonly says?: string | undefined;
  readonly tag: string;
  readonly status?: 200 | 201;
}

/**
 * Declares one call. The server's `serve` validates and guards from it, the browser's `call` is
 * typed from it and the OpenAPI document describes it.
 */
export const endpoint = <
  const P extends string,
  R extends z.ZodType,
  Q extends z.ZodType | undefined = undefined,
  B extends z.ZodType | undefined = undefined,
  const A extends AskedFields = Record<never, never>,
>(
  declared: Endpoint<P, Q, B, R, A>,
): Endpoint<P, Q, B, R, A> => declared;

/** The upload of one image of a record, the second stage after it is saved. */
export const imageUpload = <const P extends string>(
  path: P,
  access: Access,
  tag: string,
  files: readonly string[] = ['image'],
) =>
  endpoint({
    method: 'POST',
    path,
    access,
    tag,
    files,
    summary: `upload ${files.join(' or ')}`,
    reply: z.object({ image: z.string() }),
  });

/** Whether a call may be made without a body: it takes none, or none of its fields is needed. */
export const mayLackBody = ({ body }: Endpoint) => !body || body.safeParse({}).success;

/** The path parameters a path names, in order. */
export const paramNames = (path: string) =>
  [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');

type Params = Readonly<Record<string, number | string | undefined>>;

/** Fills a path: `/stores/{storeId}` with `{ storeId: 3 }` → `/stores/3`. Throws on a missing one. */
export function fillPath(path: string, params: Params): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`No ${name} for ${path}`);
    return String(value);
  });
}

/** Every list is twelve rows a page (table-page-size), and those of records as many as is wanted of these. */
export const pageSizes = [12, 25, 50, 100] as const;
export const itemsPerPage = pageSizes[0];
/** Deeper pages are refused: a search finds a row sooner than page ten thousand does. */
const lastPage = 10_000;
/** The page of a list, as a query writes it. */
export const pageText = z
  .string()
  .regex(/^[1-9]\d{0,8}$/)
  .transform(Number)
  .pipe(z.int().max(lastPage));

export const pagination = z
  .object({
    total: z.int(),
    current_page: z.int(),
    next_page: z.int().nullable(),
    displayed: z.int(),
    items_per_page: z.int(),
    total_pages: z.int(),
    /** The total is an estimate; the exact one is being counted and is in a later answer. */
    estimated: z.literal(true).optional(),
  })
  .meta({ id: 'Pagination' });
export type Pagination = z.infer<typeof pagination>;
export type Total = Pick<Pagination, 'total' | 'estimated'>;

/** The six numbers of a page. */
export function paginationOf(
  page: number,
  counted: number | Total,
  displayed: number,
  size: number = itemsPerPage,
): Pagination {
  const known = typeof counted === 'number' ? { total: counted } : counted;
  const totalPages = Math.max(1, Math.ceil(known.total / size));
  return {
    ...known,
    current_page: page,
    next_page: page < totalPages ? page + 1 : null,
    displayed,
    items_per_page: size,
    total_pages: totalPages,
  };
}

/** A file, saved under its name. */
export interface FileAnswer {
  body: ReadableStream | Uint8Array;
  name: string;
  /** Where it is not the one that the call declares. */
  type?: string;
}
/** The reply of a call that answers a file. */
export const fileReply = z.custom<FileAnswer>();

/** Nothing to tell beyond the message. */
export const nothing = z.null();

/** A rule without what it takes where nothing is sent. */
type Plain<R> = R extends z.ZodDefault<infer I> | z.ZodPrefault<infer I> ? Plain<I> : R;
type Changes<S extends z.ZodRawShape> = { [N in keyof S]: z.ZodOptional<Plain<S[N]>> };

const plain = (rule: z.core.$ZodType): z.core.$ZodType =>
  rule instanceof z.ZodDefault || rule instanceof z.ZodPrefault ? plain(rule.unwrap()) : rule;

/** The fields of a change: one that is left out stays as it is, and no default takes its place. */
export const changesOf = <const S extends z.ZodRawShape>(shape: S) =>
  Object.fromEntries(
    Object.entries(shape).map(([name, rule]) => [name, z.optional(plain(rule))]),
  ) as unknown as Changes<S>;
