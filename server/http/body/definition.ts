import type { z } from 'zod';

/** A bound that a check sets: of a text its UTF-16 units, of a list its elements. */
interface Bound {
  readonly maximum?: number;
  readonly length?: number;
}

/** The parts of a schema's definition that say where names are and what bounds them: zod's own, by its `type`. */
export interface Definition {
  readonly type: string;
  readonly shape?: Readonly<Record<string, z.ZodType>>;
  readonly catchall?: z.ZodType;
  readonly element?: z.ZodType;
  readonly innerType?: z.ZodType;
  readonly in?: z.ZodType;
  readonly out?: z.ZodType;
  readonly options?: readonly z.ZodType[];
  readonly left?: z.ZodType;
  readonly right?: z.ZodType;
  readonly valueType?: z.ZodType;
  readonly entries?: Readonly<Record<string, string | number>>;
  readonly values?: readonly unknown[];
  readonly items?: readonly z.ZodType[];
  readonly checks?: readonly { readonly _zod: { readonly def: Bound } }[];
}

/** The definition of a schema. */
export const definitionOf = (schema: z.ZodType) => schema._zod.def as Definition;
