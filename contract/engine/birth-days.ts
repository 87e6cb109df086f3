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

/** A day of a month, `MM-DD`; 29 February is one. The database checks the same. */
export const dayOfYearPattern =
  /^(02-(0[1-9]|[12]\d)|(0[469]|11)-(0[1-9]|[12]\d|30)|(0[13578]|1[02])-(0[1-9]|[12]\d|3[01]))$/;
const dayOfYear = z.string().regex(dayOfYearPattern);

/** A birthday of which the year is not known, `MM-DD`. */
export const yearlessBirthday = () =>
  ({ kind: 'birthday', value: dayOfYear, read: z.string() }) as const satisfies Field<
    string,
    string
  >;
