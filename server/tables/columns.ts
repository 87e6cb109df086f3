import { type HasDefault, type NotNull, type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  customType,
  type PgCustomColumnBuilder,
} from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import type { Fields } from '../../contract/engine/entity.ts';
import type { Field, Kind } from '../../contract/engine/fields.ts';
import { type Language, type Localized, languages } from '../../contract/engine/languages.ts';
import { minorOf, moneyOf } from '../runtime/units.ts';

const plain = <T>(dataType: string) =>
  customType<{ data: T; driverData: T }>({ dataType: () => dataType });

const text = plain<string>('text');
const integer = plain<number>('bigint');
const decimal = plain<number>('double precision');
const flag = plain<boolean>('boolean');
const json = <T>() =>
  customType<{ data: T; driverData: string | T }>({
    dataType: () => 'jsonb',
    toDriver: (value) => JSON.stringify(value),
  });
const list = <T>(dataType: string, fromText: (item: string) => T) =>
  customType<{ data: T[]; driverData: string | T[] }>({
    dataType: () => dataType,
    fromDriver: (value) =>
      Array.isArray(value) ? value.map((item) => fromText(String(item))) : [],
  });
/** Money as minor units, points as hundredths, both told as a decimal number. */
const money = customType<{ data: number; driverData: number }>({
  dataType: () => 'bigint',
  toDriver: minorOf,
  fromDriver: (value) => moneyOf(Number(value)),
});
/** A boolean that travels as the texts "true" and "false" (toggles-as-strings). */
const toggle = customType<{ data: 'true' | 'false'; driverData: boolean }>({
  dataType: () => 'boolean',
  toDriver: (value) => value === 'true',
  fromDriver: (value) => (value ? 'true' : 'false'),
});
/** To the millisecond, so that what a panel sends back compares equal to what is stored. */
export const moment = customType<{ data: string; driverData: string }>({
  dataType: () => 'timestamp(3) with time zone',
  fromDriver: (value) => new Date(value).toISOString(),
});

export const now = sql`now()`;
export const localized = json<Localized>();
export const jsonOf = json;
export const id = () => bigint({ mode: 'number' });

/** Every kind has a column; a new kind does not compile until it has one. */
const columnFor = {
  text,
  paragraph: text,
  colour: text,
  image: text,
  choice: text,
  localized,
  integer,
  decimal,
  money,
  points: money,
  flag,
  toggle,
  moment,
  day: plain<string>('date'),
  birthday: text,
  attributes: json<Record<string, unknown>>(),
  texts: list('text[]', String),
  ref: integer,
  refs: list('bigint[]', Number),
  choices: list('text[]', String),
  facts: json<Record<string, unknown>>(),
} satisfies Record<Kind, () => unknown>;

type Builder<D> = PgCustomColumnBuilder<{
  name: string;
  dataType: 'custom';
  columnType: 'PgCustomColumn';
  data: D;
  driverParam: unknown;
  enumValues: undefined;
}>;
type Value<F extends Field> = Exclude<z.infer<F['read']>, null>;
type ColumnOf<F extends Field> = F extends { nullable: true }
  ? Builder<Value<F>>
  : F extends { default: unknown } | { kind: 'moment'; readOnly: true }
    ? HasDefault<NotNull<Builder<Value<F>>>>
    : NotNull<Builder<Value<F>>>;
type Stored<F extends Fields> = {
  [N in keyof F & string as F[N] extends { computed: true } ? never : N]: ColumnOf<F[N]>;
};

function columnOf(field: Field) {
  const builder = columnFor[field.kind]() as Builder<unknown>;
  if (field.nullable) return builder;
  if (field.kind === 'moment' && field.readOnly) return builder.notNull().default(now);
  return field.default === undefined ? builder.notNull() : builder.notNull().default(field.default);
}

interface Described {
  readonly id: string;
  readonly fields: Fields;
}
type Columns<E extends Described> = { company_id: ReturnType<typeof tenant> } & {
  [K in E['id']]: ReturnType<typeof identity>;
} & Stored<E['fields']>;

/**
 * The columns of an entity's table: the tenant first, then its id and its stored fields. Keys and
 * indexes are the table's own affair.
 */
export function columns<E extends Described>(entity: E) {
  const fields = Object.entries(entity.fields).filter(([, field]) => !field.computed);
  const made = {
    company_id: id().notNull(),
    [entity.id]: id().notNull().generatedByDefaultAsIdentity(),
    ...Object.fromEntries(fields.map(([name, field]) => [name, columnOf(field)])),
  };
  // What is put together name by name has no names for the compiler.
  return made as unknown as Columns<E>;
}

const tenant = () => id().notNull();
const identity = () => id().notNull().generatedByDefaultAsIdentity();

/** When a row was deleted that stays for what remembers it. */
export const withdrawn = () => ({ deleted_at: moment() });

/** The store a row belongs to, beside its company. */
export const storeId = () => id().notNull();

/** Accent- and case-blind, in code point order: the same on every database and in every locale. */
export const folded = (words: SQL) => sql`fold(${words}) collate "C"`;

/** One language of a localized column. */
export const inLanguage = (column: AnyPgColumn, language: Language) =>
  sql`(${column}->>${sql.raw(`'${language}'`)})`;

/** What a search looks in: the fields that its declaration names, and of names those in every language. */
export function searchedText(
  { fields, searched = [] }: { fields: Fields; searched?: readonly string[] },
  table: Record<string, unknown>,
): SQL {
  const parts = searched.flatMap((name) => {
    const column = table[name] as AnyPgColumn;
    if (fields[name]?.kind !== 'localized') return [sql`coalesce(${column}, '')`];
    return languages.map((language) => inLanguage(column, language));
  });
  return sql.join(parts, sql` || ' ' || `);
}
