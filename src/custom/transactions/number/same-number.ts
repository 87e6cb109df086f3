import { ApiError } from '../../../session/api.ts';

/** The receipt of the store that has a number already, as the server says it. */
export interface SameNumber {
  readonly number: string;
  /** Before coupons, in the store's currency. */
  readonly amount: number;
  /** When it was recorded, by ISO 8601. */
  readonly at: string;
}

/** Which receipt has the number of one that was refused for it; undefined for any other error. */
export function sameNumberOf(error: unknown): SameNumber | undefined {
  if (!(error instanceof ApiError) || error.error !== 'receipt_number_used') return undefined;
  const { number = '', amount = 0, recorded_at = '' } = error.details ?? {};
  return { number: String(number), amount: Number(amount), at: String(recorded_at) };
}
