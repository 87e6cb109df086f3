import type { z } from 'zod';
import { type Language, languages } from '../engine/languages.ts';
import type { Exported } from './declare.ts';

/** How a column is written: numbers, days and moments as such. */
export type ColumnKind =
  | 'text'
  | 'number'
  | 'flag'
  | 'moment'
  | 'day'
  | 'birthday'
  | 'localized'
  | 'list';

/** A column of a file. */
export interface Column {
  /** Its name, of what lies within another with a dot: `offline.amount`. */
  readonly name: string;
  readonly kind: ColumnKind;
  /** The field it is written from, where that is another one. */
  readonly from?: string;
  /** The entity it refers to, whose name is written in place of its number. */
  readonly to?: string;
  /** The language that it is written in, whatever the reader's is. */
  readonly language?: Language;
}

/** The parts of a schema's definition that say what is in it: zod's own, by its `type`. */
interface Definition {
  readonly type: string;
  readonly format?: string;
  readonly shape?: Readonly<Record<string, z.ZodType>>;
  readonly element?: z.ZodType;
  readonly innerType?: z.ZodType;
  readonly out?: z.ZodType;
  readonly values?: readonly unknown[];
  readonly entries?: Readonly<Record<string, unknown>>;
}

function definitionOf(schema: z.ZodType): Definition {
  const definition = schema._zod.def as Definition;
  const inner = definition.innerType ?? definition.out;
  return inner ? definitionOf(inner) : definition;
}

const formats: Readonly<Record<string, ColumnKind>> = { datetime: 'moment', date: 'day' };
const kinds: Readonly<Record<string, ColumnKind>> = {
  string: 'text',
  enum: 'text',
  number: 'number',
  int: 'number',
  boolean: 'flag',
  union: 'text',
};

/** What a field is written as; nothing for what has no place in one cell. */
function kindOf({ type, format, element, values }: Definition): ColumnKind | undefined {
  if (type === 'array')
    return element && kinds[definitionOf(element).type] !== undefined ? 'list' : undefined;
  if (type === 'literal') return typeof values?.[0] === 'number' ? 'number' : 'text';
  return formats[format ?? ''] ?? kinds[type];
}

const isLocalized = ({ shape }: Definition) =>
  shape !== undefined && languages.every((language) => language in shape);

function columnsIn(schema: z.ZodType, before = ''): Column[] {
  return Object.entries(definitionOf(schema).shape ?? {}).flatMap(([field, inner]) => {
    const definition = definitionOf(inner);
    const name = before + field;
    if (isLocalized(definition)) return [{ name, kind: 'localized' as const }];
    if (definition.type === 'object') return columnsIn(inner, `${name}.`);
    const kind = kindOf(definition);
    return kind ? [{ name, kind }] : [];
  });
}

const elementOf = (schema: z.ZodType, name: string): z.ZodType => {
  const list = definitionOf(schema).shape?.[name];
  const element = list && definitionOf(list).element;
  if (!element) throw new Error(`There is no list ${name}`);
  return element;
};

/** What only panels have a use for: pictures. */
const isSeenOnly = ({ entity }: Exported, name: string) => entity?.fields[name]?.kind === 'image';

/** Whether it is the number of a store whose name stands beside it: a report's rows are known by the name. */
const isNamed = (name: string, all: readonly Column[]) =>
  /(^|\.)store_id$/.test(name) &&
  all.some((each) => each.name === name.replace(/store_id$/, 'name'));

/** A text in each language, where it is written so. */
const spokenOf = (column: Column, inLanguages: readonly string[]): Column[] =>
  inLanguages.includes(column.name)
    ? languages.map((language) => ({ name: `${column.name}.${language}`, kind: 'text', language }))
    : [column];

/** The columns of what is exported, in the order in which the list's call tells them. */
export function columnsOf(exported: Exported): Column[] {
  const { list, rows, each, entity, without = [], written = {}, refs = {}, more = [] } = exported;
  const { inLanguages = [] } = exported;
  const row = elementOf(list.reply, rows);
  const found = columnsIn(row);
  const own = found.filter(
    ({ name }) =>
      ![...without, ...Object.values(written)].includes(name) &&
      !isSeenOnly(exported, name) &&
      !(isNamed(name, found) && !entity),
  );
  const within = each ? columnsIn(elementOf(row, each), `${each}.`) : [];
  const spoken = own.flatMap((column) => spokenOf(column, inLanguages));
  const referring = [...spoken, ...within].map((column): Column => {
    const to = refs[column.name] ?? entity?.fields[column.name]?.to;
    const from = written[column.name];
    const isBirthday = entity?.fields[column.name]?.kind === 'birthday';
    const kind = isBirthday ? 'birthday' : column.kind;
    return { ...column, kind, ...(to ? { to } : {}), ...(from ? { from } : {}) };
  });
  return [...referring, ...more.map((name) => ({ name, kind: 'text' as const }))];
}
