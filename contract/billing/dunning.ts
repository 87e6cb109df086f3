import { calendarDaysLater } from './periods.ts';

/** After so many days since the first failure it is tried again, and said so. */
export const retryDays = [1, 3, 5, 7] as const;

/** For how many days a billing that no card is charged for may be paid before it is reminded of. */
export const paymentTermDays = 7;

/** How far reminders have gone: 1 due, 2 first reminder, 3 last reminder, 4 suspended. */
export const paymentLevels = { due: 1, reminded: 2, lastReminder: 3, suspended: 4 } as const;
export type PaymentLevel = (typeof paymentLevels)[keyof typeof paymentLevels];

/** The level after so many failures in a row. */
export function levelAfter(failures: number): PaymentLevel {
  if (failures === 0) return paymentLevels.due;
  if (failures < retryDays.length) return paymentLevels.reminded;
  return failures === retryDays.length ? paymentLevels.lastReminder : paymentLevels.suspended;
}

/** When it is tried again after so many failures, counted from the first; undefined where that was the last try. */
export function nextTry(failures: number, firstFailedMs: number, zone: string): number | undefined {
  const days = retryDays[failures - 1];
  return days === undefined ? undefined : calendarDaysLater(firstFailedMs, days, zone);
}
