import { decimal, type Field } from '../engine/fields.ts';

/** A latitude (most 90) or a longitude (most 180). */
export const degrees = (most: 90 | 180) =>
  ({ ...decimal(-most, most), degrees: true }) as const satisfies Field<number, number>;
