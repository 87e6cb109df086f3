import { z } from 'zod';
import { billingLine, taxes } from './billings.ts';

const sums = { net: z.number(), vat: z.number(), total: z.number() };

/** One billing whose total is taken from the card. */
const charge = z.object({
  /** None where the billing is made by what is confirmed. */
  billing_id: z.int().nullable(),
  number: z.int().nullable(),
  /** When the card is asked. */
  at: z.iso.datetime(),
  lines: z.array(billingLine),
  ...sums,
});

/** Names what was shown: it is another one where a line, a rate, a net amount, a tax or a total is. */
export const digest = z.string().max(64);

/** Every charge that an action causes: what is shown before it is confirmed, and what is taken then. */
export const charges = z
  .object({ currency: z.string(), charges: z.array(charge), ...sums, taxes, digest })
  .meta({ id: 'Charges' });
export type Charges = z.output<typeof charges>;

/** The total that was shown; another one is refused with plan_recalculate, and nothing is charged. */
export const shownTotal = z
  .string()
  .regex(/^\d{1,12}(\.\d{1,3})?$/)
  .transform(Number)
  .optional();
