import type { Billing } from '../../billing/core/context.ts';
import { every } from '../../jobs/every.ts';
import { expireCredits } from '../credits/expire.ts';
import { buyByThemselves } from './by-itself.ts';

const everyMs = 20_000;

/** Takes credits whose time is over, and buys what balances have fallen for. Safe to repeat, to kill and to do at once. */
export async function runShop(billing: Billing, signal?: AbortSignal) {
  await expireCredits(billing.database, billing.now(), signal);
  await buyByThemselves(billing, signal);
}

/** Runs every twenty seconds; answers how to stop. */
export const startShop = (billing: Billing): (() => Promise<void>) =>
  every('shop', everyMs, billing.log, (signal) => runShop(billing, signal));
