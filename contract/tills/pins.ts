import { z } from 'zod';

const step = (digits: string, by: number) =>
  [...digits].every((digit, at) => at === 0 || Number(digit) - Number(digits[at - 1]) === by);

/** What everybody tries first: one digit, digits in a row, and a pair again and again. */
export const isWeakPin = (pin: string) =>
  [0, 1, -1].some((by) => step(pin, by)) || /^(\d\d)\1+$/.test(pin);

/** Four to six digits by which somebody says at a till who they are. */
export const newPin = z
  .string()
  .trim()
  .regex(/^\d{4,6}$/)
  .refine((pin) => isWeakPin(pin) === false, { params: { rule: 'weak_pin' } });
