import { sumOf } from '../../../contract/billing/money.ts';
import type { Language } from '../../../contract/engine/languages.ts';
import type { Executor } from '../../db/executor.ts';
import { keptLines } from '../billings/lines.ts';
import { lineOf, sumsOf, taxesTold } from '../billings/tell.ts';
import { digestOfShown } from '../core/digest.ts';
import { isoOf } from '../core/rows.ts';
import { toldUsage } from '../limits/usage.ts';
import { lossesOf } from '../subscriptions/change.ts';
import { chargesOf, moneyOf } from './charges.ts';
import type { Choice } from './choice.ts';

/** Whether it is done once what it costs is paid. */
const waitsForPayment = ({ begins, changed }: Choice) =>
  !begins && changed.when === 'now' && changed.total > 0;

/** What confirming takes from the card at once, in minor units. */
export const chargedBy = (choice: Choice): number =>
  waitsForPayment(choice) && choice.card ? choice.changed.total : 0;

const linesOf = ({ changed, from, plan }: Choice) =>
  keptLines(changed.lines, { ...(from ? { from } : {}), to: plan });

/** What is lost by a choice: rights, and room where more is used than its plan allows. */
async function lostBy(tx: Executor, { sub, from, plan }: Choice) {
  if (!sub || !from) return { lost_permissions: [], exceeded: [] };
  return lossesOf(tx, sub, from, plan);
}

/** What a choice does, as far as it does not depend on the reader's language. */
function effectsOf(choice: Choice) {
  const { plan, sub, changed, goesOn } = choice;
  return {
    store_subscription_plan_id: plan.store_subscription_plan_id,
    when: changed.when,
    waits_for_payment: waitsForPayment(choice),
    takes_cancellation_back: sub?.status === 'cancelled',
    goes_on_until: goesOn && sub ? sub.period_to : null,
    effective_at: isoOf(changed.effective),
    period: { from: isoOf(changed.period.from), to: isoOf(changed.period.to) },
  };
}

/** A digest of all that is shown of a choice, but for how much is used: that changes by the minute. */
export async function digestOfChoice(tx: Executor, choice: Choice): Promise<string> {
  const { lost_permissions } = await lostBy(tx, choice);
  const money = [choice.seller.currency, linesOf(choice).map(moneyOf), chargedBy(choice)];
  return digestOfShown([effectsOf(choice), money, lost_permissions]);
}

/** A choice as it is told before it is confirmed, with every charge that confirming causes. */
export async function toldChoice(
  tx: Executor,
  choice: Choice,
  calculated: number,
  language: Language,
) {
  const { seller, changed } = choice;
  const { currency } = seller;
  const lines = linesOf(choice);
  const charged = chargedBy(choice) ? [{ ...sumOf(lines), lines }] : [];
  const { lost_permissions, exceeded } = await lostBy(tx, choice);
  return {
    ...effectsOf(choice),
    calculated_at: isoOf(calculated),
    digest: await digestOfChoice(tx, choice),
    currency,
    lines: lines.map((line) => lineOf(line, currency, language)),
    ...sumsOf(changed, currency),
    taxes: taxesTold({ lines, currency }),
    charges: chargesOf(charged, { currency, language, at: calculated }),
    lost_permissions,
    exceeded: toldUsage(exceeded, language),
  };
}
