import type { Field } from '../../contract/engine/fields.ts';

/** A field without its schemas. */
export type FieldOutline = Omit<Field, 'value' | 'read'>;
export type FieldOutlines = Readonly<Record<string, FieldOutline>>;

/** Fields as plain data. */
export const fieldsOf = (fields: Readonly<Record<string, Field>>): FieldOutlines =>
  Object.fromEntries(
    Object.entries(fields).map(([name, { value, read, ...plain }]) => [name, plain]),
  );
