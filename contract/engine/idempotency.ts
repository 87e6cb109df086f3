import { z } from 'zod';

/** How short and how long an `Idempotency-Key` may be, in characters. */
export const idempotencyKeyLength = { min: 8, max: 100 } as const;

/** An `Idempotency-Key`: Latin letters, digits and `_ : . -`. */
export const idempotencyKey = z
  .string()
  .min(idempotencyKeyLength.min)
  .max(idempotencyKeyLength.max)
  .regex(/^[\w:.-]+$/);
