import { z } from 'zod';
import type { Field } from './fields.ts';

const first = '1900-01-01';
const furthestAheadMs = 14 * 3_600_000;
/** Today where the day begins first: nobody there is refused. */
const latest = () => new Date(Date.now() + furthestAheadMs).toISOString().slice(0, 10);

/** A day somebody was born on: from 1900 (`day_too_early`) to today (`day_to_come`). */
export const bornOn = z.iso
  .date()
  .refine((day) => day >= first, { params: { rule: 'day_too_early' } })
  .refine((day) => day <= latest(), { params: { rule: 'day_to_come' } });

/** A birthday of a record. */
export const birthDay = () =>
  ({ kind: 'day', value: bornOn, read: z.iso.date() }) as const satisfies Field<string, string>;
