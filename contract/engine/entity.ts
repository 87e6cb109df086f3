import { z } from 'zod';
import type { PermissionPath } from '../permissions/permissions.ts';
import { type Endpoint, endpoint, nothing, pagination } from './endpoint.ts';
import type { Field } from './fields.ts';
import { type ListQuery, listQuery } from './list-query.ts';

export type Fields = Record<string, Field>;
export type Operation = 'list' | 'read' | 'create' | 'update' | 'delete';

type Writable<F extends Fields> = {
  [N in keyof F]: F[N] extends { readOnly: true } ? never : N;
}[keyof F] &
  string;
type WithDefault<F extends Fields> = {
  [N in Writable<F>]: F[N] extends { default: unknown } ? N : never;
}[Writable<F>];
type Value<F extends Field> = z.infer<F['value']>;
type Id<I extends string> = { [K in I]: number };

/** A record as the server answers it. */
export type ReadOf<I extends string, F extends Fields> = Id<I> & {
  [N in keyof F & string]: z.infer<F[N]['read']>;
};
/** A record as a create sends it. */
export type WriteOf<F extends Fields> = {
  [N in Exclude<Writable<F>, WithDefault<F>>]: Value<F[N]>;
} & { [N in WithDefault<F>]: Value<F[N]> };
/** The questions that a create or an update answers. */
export type Confirmed<C extends string> = { [K in C]?: boolean | undefined };
/** An update: only what is named changes; `updated_at` guards against saving over someone else. */
export type ChangeOf<F extends Fields> = { [N in Writable<F>]?: Value<F[N]> | undefined } & {
  updated_at?: string | undefined;
};

interface Declaration<
  N extends string,
  I extends string,
  P extends string,
  F extends Fields,
  C extends string = string,
> {
  readonly name: N;
  readonly id: I;
  /** The list's path; one record lives below it under its id. */
  readonly path: P;
  readonly permission: { [O in 'read' | 'create' | 'update' | 'delete']?: PermissionPath };
  readonly fields: F;
  readonly filters: readonly ((keyof F & string) | 'q')[];
  /** What `q` looks in: texts, and names in every language. Left out where the entity is searched by a query of its own. */
  readonly searched?: readonly (keyof F & string)[];
  /** What a list may be sorted by; the first is the usual one, `-` before it means descending. */
  readonly sorts: readonly [string & (keyof F | `-${keyof F & string}`), ...(keyof F & string)[]];
  /** The name its list stands under, where the specification has another than the entity's own. */
  readonly collection?: string;
  /** Where its screens are in a panel, as the specification has it; by its name when left out. */
  readonly screen?: string;
  /** The table whose changes the audit log keeps when one is saved; false where nothing is saved through it. */
  readonly audited: string | false;
  /** What its records are among those that are deleted with a look at what uses them, where that is not the same table. */
  readonly retired?: string;
  /** The calls that exist; all five when left out. */
  readonly operations?: readonly Operation[];
  /** Those of them that are ours, not the specification's. */
  readonly extensions?: readonly Operation[];
  /** What the envelope's `message` is once a call is done, where callers go by that. */
  readonly says?: Readonly<Partial<Record<Operation, string>>>;
  /** What a create or an update may have to say yes to, by a field that is kept nowhere: a question of the server's. */
  readonly confirms?: readonly C[];
  readonly tag: string;
}

type Extended<T, S extends z.ZodRawShape> = string extends keyof T
  ? T
  : Omit<T, keyof S> & z.output<z.ZodObject<S>>;
/** The rule of an object by what comes of it: a type of each field's own rule would slow the compiler down. */
export interface ObjectRule<T> extends z.ZodType<T, Record<string, unknown>> {
  extend<S extends z.ZodRawShape>(more: S): ObjectRule<Extended<T, S>>;
}

/** The five plain calls of an entity; one that it does not declare is missing at run time. */
interface Calls<I extends string, P extends string, F extends Fields, C extends string> {
  list: Endpoint<P, z.ZodType<ListQuery>, undefined, z.ZodType<Record<string, unknown>>>;
  read: Endpoint<`${P}/{id}`, undefined, undefined, z.ZodType<ReadOf<I, F>>>;
  create: Endpoint<P, undefined, z.ZodType<WriteOf<F> & Confirmed<C>>, z.ZodType<ReadOf<I, F>>>;
  update: Endpoint<
    `${P}/{id}`,
    undefined,
    z.ZodType<ChangeOf<F> & Confirmed<C>>,
    z.ZodType<ReadOf<I, F>>
  >;
  delete: Endpoint<`${P}/{id}`, undefined, undefined, typeof nothing>;
}

type AnyDeclaration = Declaration<string, string, string, Fields>;

/** What comes of a declaration. */
interface Described<I extends string, P extends string, F extends Fields, C extends string> {
  readonly read: ObjectRule<ReadOf<I, F>>;
  readonly write: ObjectRule<WriteOf<F>>;
  readonly change: ObjectRule<ChangeOf<F> & Confirmed<C>>;
  readonly query: ObjectRule<ListQuery>;
  readonly list: z.ZodType<Record<string, unknown>>;
  readonly calls: Calls<I, P, F, C>;
}

const shape = (fields: Fields, rule: (field: Field) => z.ZodType, keep = (_: Field) => true) => {
  const chosen = Object.entries(fields).filter(([, field]) => keep(field));
  return Object.fromEntries(chosen.map(([name, field]) => [name, rule(field)]));
};

const isWritten = (field: Field) => !field.readOnly;
const written = ({ value, default: initially }: Field) =>
  initially === undefined ? value : (value as z.ZodType).prefault(initially);

/**
 * The body of a call that people fill in, as `asks` for the form of a panel and as `body` for the rule:
 * `endpoint({ …, ...asking({ mobile: mobile() }) })`. `more` is what programs may send besides.
 */
export const asking = <
  const F extends Fields,
  const S extends z.ZodRawShape = Record<never, never>,
>(
  asks: F,
  more?: S,
) => ({
  asks,
  body: z.object({ ...shape(asks, written, isWritten), ...more }) as unknown as z.ZodType<
    WriteOf<F> & z.output<z.ZodObject<S>>
  >,
});

/** Declares an entity once: its schemas, its five calls, its filters; every layer reads from here. */
export function entity<
  const N extends string,
  const I extends string,
  const P extends string,
  const F extends Fields,
  const C extends string = never,
>(declared: Declaration<N, I, P, F, C>) {
  const title = declared.name.replaceAll(/(^|-)(\w)/g, (_, __, letter: string) =>
    letter.toUpperCase(),
  );
  const collection = declared.collection ?? declared.name.replaceAll('-', '_');
  const read = z
    .object({ [declared.id]: z.int(), ...shape(declared.fields, (field) => field.read) })
    .meta({ id: title });
  const confirmations = Object.fromEntries(
    (declared.confirms ?? []).map((name) => [name, z.boolean().optional()]),
  );
  const write = z.object(shape(declared.fields, written, isWritten)).extend(confirmations);
  const change = z.object({
    ...shape(declared.fields, (field) => field.value.optional(), isWritten),
    ...confirmations,
    updated_at: z.iso.datetime().optional(),
  });
  const query = listQuery(declared);
  const list = z.object({ [collection]: z.array(read), pagination });
  const schemas = { read, write, change, query, list };
  const made = { ...schemas, calls: callsOf(declared, schemas) };
  // What is put together name by name has no names for the compiler.
  return { ...declared, title, collection, ...(made as unknown as Described<I, P, F, C>) };
}

type Schemas = Record<'read' | 'write' | 'change' | 'query' | 'list', z.ZodType>;
type Called = Omit<AnyDeclaration, 'id' | 'fields' | 'filters' | 'sorts'>;

function callsOf(declared: Called, schemas: Schemas) {
  const {
    path,
    permission,
    tag,
    audited,
    retired = audited || undefined,
    operations = ['list', 'read', 'create', 'update', 'delete'],
  } = declared;
  const one = `${path}/{id}`;
  const plain = {
    list: {
      access: permission.read,
      method: 'GET',
      path,
      query: schemas.query,
      reply: schemas.list,
    },
    read: { access: permission.read, method: 'GET', path: one, reply: schemas.read },
    create: {
      access: permission.create,
      method: 'POST',
      path,
      body: schemas.write,
      reply: schemas.read,
      status: 201,
    },
    update: {
      access: permission.update,
      method: 'PUT',
      path: one,
      body: schemas.change,
      reply: schemas.read,
    },
    delete: {
      access: permission.delete,
      method: 'DELETE',
      path: one,
      reply: nothing,
      retires: retired,
    },
  } as const;
  return Object.fromEntries(
    operations.map((operation) => {
      const { access, ...call } = plain[operation];
      if (!access) throw new Error(`${declared.name} declares no permission to ${operation}`);
      const ours = declared.extensions?.includes(operation) ? { extension: true as const } : {};
      const own = { ...call, ...ours, access, tag, says: declared.says?.[operation] };
      return [operation, endpoint({ ...own, summary: `${operation} ${declared.name}` })];
    }),
  );
}

type Sent = Record<string, unknown>;
type Data = z.ZodType<Sent>;
type Sending<P extends string, B extends z.ZodType> = Endpoint<P, z.ZodType | undefined, B>;

/** Any entity, for the code that serves them all. */
export interface Entity extends AnyDeclaration {
  readonly title: string;
  readonly collection: string;
  readonly read: Data;
  readonly write: z.ZodType<Sent, Sent>;
  readonly change: Data;
  readonly query: z.ZodType<ListQuery>;
  readonly list: Data;
  readonly calls: {
    readonly list?: Endpoint<string, z.ZodType<ListQuery>>;
    readonly read?: Endpoint<`${string}/{id}`>;
    readonly create?: Sending<string, Data>;
    readonly update?: Sending<`${string}/{id}`, Data>;
    readonly delete?: Endpoint<`${string}/{id}`>;
  };
}
export type NewOf<E extends { write: z.ZodType }> = z.infer<E['write']>;
