import { amountOf } from '../../../contract/billing/money.ts';
import type { Executor } from '../../db/executor.ts';
import { Refusal } from '../../http/refusal.ts';
import { billingsWhere, ofBuyer, type PaymentRow } from '../billings/tell.ts';
import type { BillingRow, Subscription } from '../core/rows.ts';
import { beginAttempt } from '../payments/attempt.ts';
import { changePlan } from '../subscriptions/change.ts';
import { isReplaced, letGo } from '../subscriptions/replace.ts';
import { goOn } from '../subscriptions/resumed.ts';
import { subscribe } from '../subscriptions/subscribe.ts';
import { letWaitingGo } from '../subscriptions/waiting.ts';
import { type Choice, type Choosing, choiceOf, isSamePlan } from './choice.ts';
import { chargedBy, digestOfChoice } from './told-choice.ts';

interface Confirming extends Choosing {
  readonly tx: Executor;
  readonly now: number;
  readonly shown: {
    /** What the card is charged, in the currency's units. */
    readonly charged?: number | undefined;
    readonly digest?: string | undefined;
  };
}

interface Done {
  choice: Choice;
  billing?: BillingRow | undefined;
  /** To be charged after the transaction. */
  payment?: PaymentRow | undefined;
}

/** Throws plan_recalculate where anything else was shown than is done now. */
async function assertShown({ tx, shown: { charged, digest } }: Confirming, choice: Choice) {
  const { currency } = choice.seller;
  if (charged !== undefined && charged !== amountOf(chargedBy(choice), currency))
    throw new Refusal('plan_recalculate');
  if (digest !== undefined && digest !== (await digestOfChoice(tx, choice)))
    throw new Refusal('plan_recalculate');
}

/** A first period, and its billing. */
async function begin({ tx, buyer, at, settings }: Confirming, choice: Choice): Promise<Done> {
  const { seller, plan, sub } = choice;
  if (sub && isReplaced(sub, plan)) await letGo({ tx, sub, now: at });
  if (sub) await letWaitingGo({ tx, sub, now: at });
  const { publicUrl } = settings;
  const made = await subscribe({ tx, seller, publicUrl, buyer, plan, now: at }, sub);
  const [billing] = made.price ? await billingsWhere(tx, ofBuyer(buyer), 1) : [];
  return { choice, billing };
}

/** The subscription that a choice changes. One that has ended goes on first, with what was left of its period. */
async function goingSub({ tx, at }: Confirming, choice: Choice, sub: Subscription) {
  if (!choice.goesOn) return sub;
  // Whoever chooses the plan there was takes a change back that waited for the end of the period.
  const next_plan_id = isSamePlan(choice) ? null : sub.next_plan_id;
  return goOn(tx, { ...sub, next_plan_id }, at);
}

/** Does what was calculated. Throws plan_recalculate where a renewal, or another card, has come between. */
export async function confirm(confirming: Confirming): Promise<Done> {
  const { tx, now, shown: _, ...choosing } = confirming;
  const choice = await choiceOf(tx, choosing, true);
  const { seller, plan, from, changed, card } = choice;
  await assertShown(confirming, choice);
  if (choice.begins || !choice.sub || !from) return begin(confirming, choice);
  const { at, settings } = choosing;
  const sub = await goingSub(confirming, choice, choice.sub);
  const isOver = Date.parse(sub.period_to) <= now || Date.parse(sub.period_from) > at;
  if (isOver && changed.when === 'now') throw new Refusal('plan_recalculate');
  if (choice.goesOn && isSamePlan(choice)) {
    await letWaitingGo({ tx, sub, now: at });
    return { choice };
  }
  const changing = { tx, seller, sub, publicUrl: settings.publicUrl, from, to: plan, changed };
  const { billing } = await changePlan({ ...changing, now: at }, card ? 'card' : 'otherwise');
  const isOwed = billing?.kind === 'change' && billing.status === 'open';
  const attempt = { now, scheduled: false };
  const payment =
    isOwed && card ? await beginAttempt(tx, billing, card, card.taker, attempt) : undefined;
  return { choice, billing, payment };
}
