import { z } from 'zod';
import { printable } from './characters.ts';

/**
 * A field is plain data: its kind, the rule for what is written, the shape of what is read and
 * what the layers above need to draw or store it. Three tables are keyed by kind: the rules here,
 * the inputs in src/resources/inputs/inputs.tsx and the columns in server/tables/columns.ts.
 */
export type Kind =
  | 'text'
  | 'paragraph'
  | 'localized'
  | 'integer'
  | 'decimal'
  | 'money'
  | 'points'
  | 'flag'
  | 'choice'
  | 'choices'
  | 'ref'
  | 'refs'
  | 'moment'
  | 'day'
  | 'birthday'
  | 'attributes'
  | 'texts'
  | 'colour'
  | 'image'
  | 'toggle'
  | 'facts';

export interface Field<R = unknown, W = unknown> {
  readonly kind: Kind;
  /** What a caller may send, without the default. */
  readonly value: z.ZodType<W>;
  /** What the server answers. */
  readonly read: z.ZodType<R>;
  /** Sent when a create leaves the field out; a field without one is required. */
  readonly default?: unknown;
  readonly nullable?: true;
  /** Never accepted from a caller. */
  readonly readOnly?: true;
  /** Counted when it is read, not stored. */
  readonly computed?: true;
  readonly max?: number;
  readonly min?: number;
  readonly multiline?: true;
  readonly to?: string;
  readonly values?: readonly (string | number)[];
  readonly format?: 'email' | 'url' | 'phone' | 'mobile' | 'digits' | 'vat';
  /** An amount with its sign, of which more than nothing is bad news; a latitude or a longitude. */
  readonly signed?: true;
  readonly degrees?: true;
  /** What it means where there is none, or a 0 in its place: a word of `shell.without`. */
  readonly without?: 'limit' | 'minimum' | 'start' | 'end';
  /** Which languages a localized field wants: Greek, any one of them, or none. */
  readonly wants?: 'el' | 'any' | 'none';
}

const id = z.int().positive().max(Number.MAX_SAFE_INTEGER);
export const integer = (min: number, max: number) => {
  const value = z.int().min(min).max(max);
  return { kind: 'integer', value, read: z.int(), min, max } as const satisfies Field<
    number,
    number
  >;
};

export const decimal = (min: number, max: number) => {
  const value = z.number().min(min).max(max);
  return { kind: 'decimal', value, read: z.number(), min, max } as const satisfies Field<
    number,
    number
  >;
};

/** An amount in the company's currency, at most two decimals; kept as minor units. */
export const money = () => {
  const value = z.number().min(0).max(10_000_000).multipleOf(0.01);
  return {
    kind: 'money',
    value,
    read: z.number(),
    min: 0,
    max: 10_000_000,
  } as const satisfies Field<number, number>;
};

/** Points, at most two decimals; kept as hundredths. */
export const points = () => {
  const value = z.number().min(0).max(10_000_000).multipleOf(0.01);
  return {
    kind: 'points',
    value,
    read: z.number(),
    min: 0,
    max: 10_000_000,
  } as const satisfies Field<number, number>;
};

export const flag = (initially: boolean) =>
  ({
    kind: 'flag',
    value: z.boolean(),
    read: z.boolean(),
    default: initially,
  }) as const satisfies Field<boolean, boolean>;

/** A switch that travels as the texts "true" and "false" (toggles-as-strings). */
export const toggle = (initially: 'true' | 'false') => {
  const text = z.enum(['true', 'false']);
  const value: z.ZodType<'true' | 'false'> = z.union([
    text,
    z.boolean().transform((on) => (on ? 'true' : 'false')),
  ]);
  return { kind: 'toggle', value, read: text, default: initially } as const satisfies Field<
    'true' | 'false',
    'true' | 'false'
  >;
};

/** Whether a switch is on, in either of the two ways a flag travels: the text "false" is off. */
export const isOn = (value: unknown) => value === true || value === 'true';

export const choice = <const V extends readonly [string, ...string[]]>(values: V) =>
  ({
    kind: 'choice',
    value: z.enum(values),
    read: z.enum(values),
    values,
  }) as const satisfies Field;

/** Any number of the values, each once, in the order of the declaration. */
export const choices = <const V extends readonly [string, ...string[]]>(values: V) => {
  const value: z.ZodType<V[number][]> = z
    .array(z.enum(values))
    .max(values.length)
    .nullable()
    .transform((chosen) => values.filter((each) => chosen?.includes(each)));
  return {
    kind: 'choices',
    value,
    read: z.array(z.enum(values)) as z.ZodType<V[number][]>,
    values,
    default: [] as V[number][],
  } as const satisfies Field;
};

/** Another record of the same company, by its id. */
export const ref = <const T extends string>(to: T) =>
  ({ kind: 'ref', value: id, read: id, to }) as const satisfies Field<number, number>;

export const refs = <const T extends string>(to: T, max = 100) => {
  const value: z.ZodType<number[]> = z
    .array(id)
    .max(max)
    .nullable()
    .transform((ids) => [...new Set(ids ?? [])]);
  return {
    kind: 'refs',
    value,
    read: z.array(id),
    to,
    max,
    default: [] as number[],
  } as const satisfies Field<number[], number[]>;
};

export const moment = () =>
  ({ kind: 'moment', value: z.iso.datetime(), read: z.iso.datetime() }) as const satisfies Field<
    string,
    string
  >;

/** A day without a time or a place: a birthday. */
export const day = () =>
  ({ kind: 'day', value: z.iso.date(), read: z.iso.date() }) as const satisfies Field<
    string,
    string
  >;

/** What a company keeps of its customers beside the fields everybody has: by the id of its definition. */
export const attributes = () => {
  const values = z.record(
    z.string().regex(/^[1-9]\d{0,14}$/),
    z.union([z.string().trim().max(500).regex(printable), z.number(), z.boolean()]).nullable(),
  );
  return {
    kind: 'attributes',
    value: values,
    read: values,
    default: {} as z.infer<typeof values>,
  } as const satisfies Field;
};

export const colour = (initially: string) =>
  ({
    kind: 'colour',
    value: z.string().regex(/^#[0-9a-fA-F]{6}$/),
    read: z.string(),
    default: initially,
  }) as const satisfies Field<string, string>;

/** Uploaded in a call of its own after the record is saved, never in the JSON (product-image-two-stages). */
export const image = () =>
  ({
    kind: 'image',
    value: z.string(),
    read: z.string().nullable(),
    nullable: true,
    readOnly: true,
  }) as const satisfies Field<string | null, string>;

type Nullable<F> =
  F extends Field<infer R, infer W>
    ? Omit<F, 'value' | 'read'> &
        Field<R | null, W | null> & { readonly nullable: true; readonly default: null }
    : never;
type ReadOnly<F> = F & { readonly readOnly: true };

/** May be empty. An emptied input sends null, so optional means null, never left out. */
export const optional = <F extends Field>(field: F): Nullable<F> => {
  const value = z.preprocess((sent) => (sent === '' ? null : sent), field.value.nullable());
  const read = field.read.nullable();
  const made = { ...field, value, read, nullable: true, default: null };
  // The compiler does not follow a conditional type through a field that is not known yet.
  return made as unknown as Nullable<F>;
};

/** An emptied or missing value becomes the default instead of being refused. */
export const defaulted = <F extends Field>(
  field: F,
  initially: Exclude<z.infer<F['value']>, null>,
) => {
  const value = z.preprocess(
    (sent) => (sent === '' || sent === null ? initially : sent),
    field.value,
  );
  return { ...field, value, default: initially } as F & { readonly default: typeof initially };
};

export const readOnly = <F extends Field>(field: F): ReadOnly<F> => ({ ...field, readOnly: true });

/** A number that is counted when it is read, never stored and never sent. */
export const computed = () =>
  ({ ...readOnly(integer(0, Number.MAX_SAFE_INTEGER)), computed: true }) as const;

/** A text that is put together when it is read, such as somebody's name. */
export const computedText = () =>
  ({ kind: 'text', value: z.string(), read: z.string(), readOnly: true, computed: true }) as const;
