import type { Breach } from '../../tables/ledger-verifications.ts';
import { say } from '../run-command.ts';

const shown = 20;

/** Says what is wrong in a ledger that was filled, and answers the code to end with. */
export function sayLedger(breaches: readonly Breach[]): number {
  for (const { invariant, company_id, subject, detail } of breaches.slice(0, shown))
    say(`${invariant}: company ${company_id}, ${subject}: ${detail}`);
  say(
    breaches.length
      ? `${breaches.length} things are wrong in the ledger, as they were before.`
      : 'Every invariant of the ledger holds.',
  );
  return breaches.length ? 1 : 0;
}
