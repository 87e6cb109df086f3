import type { Changed } from '../../../contract/billing/amounts/plan-change.ts';
import { amountOf, sumOf } from '../../../contract/billing/money.ts';
import { periodOf } from '../../../contract/billing/periods.ts';
import type { Language } from '../../../contract/engine/languages.ts';
import type { Executor } from '../../db/executor.ts';
import { invalidField, Refusal } from '../../http/refusal.ts';
import { platformId } from '../../messages/outbox.ts';
import { keptLines } from '../billings/lines.ts';
import { taxationsOf } from '../billings/parties.ts';
import { lineOf, taxesTold } from '../billings/tell.ts';
import type { Billing } from '../core/context.ts';
import {
  type Buyer,
  isoOf,
  type PlanRow,
  planRow,
  type Subscription,
  subscriptionOf,
} from '../core/rows.ts';
import { type Seller, sellerOf } from '../core/sellers.ts';
import { toldUsage } from '../limits/usage.ts';
import { activeCard } from '../payments/attempt.ts';
import { cardIsChosen, takerOf } from '../providers/choose.ts';
import { changeOf, lossesOf } from '../subscriptions/change.ts';
import { isReplaced } from '../subscriptions/replace.ts';
import { periodLine } from '../subscriptions/subscribe.ts';
import { chargesOf } from './charges.ts';
import { sellerIdOf } from './current.ts';

/** The card that a change is charged to at once; none where another way was chosen, or nobody takes it. */
async function cardFor(tx: Executor, settings: Billing['settings'], sub: Subscription) {
  const isChosen = await cardIsChosen(tx, sub.company_id);
  if (!isChosen(sub.store_payment_method_id)) return undefined;
  const card = await activeCard(tx, sub.company_id, sub.store_id);
  const taker = card && (await takerOf(tx, settings, sub.company_id));
  return card && taker && card.provider === taker.name ? { ...card, taker } : undefined;
}

/** Whether a company buys of the platform. */
export const isCompany = ({ companyId, storeId }: Buyer) => companyId === storeId;

/** A plan that a place may choose: of its seller, of its kind, and open to it. Throws invalid. */
async function choosable(tx: Executor, buyer: Buyer, id: number): Promise<PlanRow> {
  const plan = await planRow(tx, sellerIdOf(buyer), id).catch((error: unknown) => {
    if (error instanceof Refusal && error.id === 'not_found') return undefined;
    throw error;
  });
  const isItself = buyer.storeId === platformId;
  if (!plan || isItself || plan.is_brand !== isCompany(buyer) || !plan.is_public)
    throw invalidField('store_subscription_plan_id', 'invalidChoice');
  return plan;
}

/** The first period of a plan, as somebody pays it who has none yet, or had one that has ended. */
async function beginning(
  tx: Executor,
  { buyer, plan, seller, now }: { buyer: Buyer; plan: PlanRow; seller: Seller; now: number },
): Promise<Changed> {
  const period = periodOf({ ...plan, at: now, zone: seller.zone }, 0);
  const taxation = (await taxationsOf(tx, seller, [buyer.storeId]))(buyer.storeId);
  const lines = plan.plan_price ? [periodLine(plan, { seller, taxation }, period)] : [];
  return { when: 'now', effective: now, period, lines, ...sumOf(lines) };
}

/** A plan that is chosen, with what it changes and costs. */
export interface Choice {
  seller: Seller;
  plan: PlanRow;
  sub: Subscription | undefined;
  from: PlanRow | undefined;
  changed: Changed;
  /** Which card what it costs is charged to at once, if any is. */
  card: Awaited<ReturnType<typeof cardFor>>;
}

/** Whether a plan is to begin anew: there is none, the one there was has ended, or it was never paid. */
export const beginsAnew = (sub: Subscription | undefined, plan: PlanRow): sub is undefined =>
  !sub || sub.status === 'inactive' || isReplaced(sub, plan);

export interface Choosing {
  readonly buyer: Buyer;
  readonly planId: number;
  /** The moment that is calculated for, in milliseconds. */
  readonly at: number;
  readonly settings: Billing['settings'];
}

/** What choosing a plan comes to. Throws invalid, and what `changeOf` throws. */
export async function choiceOf(
  tx: Executor,
  { buyer, planId, at: now, settings }: Choosing,
  lock = false,
): Promise<Choice> {
  const seller = await sellerOf(tx, sellerIdOf(buyer));
  const plan = await choosable(tx, buyer, planId);
  const sub = await subscriptionOf(tx, buyer, lock);
  const from = sub && (await planRow(tx, seller.companyId, sub.store_subscription_plan_id));
  const changed = beginsAnew(sub, plan)
    ? await beginning(tx, { buyer, plan, seller, now })
    : await changeOf(tx, { sub: sub as Subscription, seller, plan, now });
  const card = sub && !beginsAnew(sub, plan) ? await cardFor(tx, settings, sub) : undefined;
  return { seller, plan, sub, from, changed, card };
}

/** Whether it is done once what it costs is paid. */
const waitsForPayment = ({ sub, plan, changed }: Choice) =>
  !beginsAnew(sub, plan) && changed.when === 'now' && changed.total > 0;

/** What confirming takes from the card at once, in minor units. */
export const chargedBy = (choice: Choice): number =>
  waitsForPayment(choice) && choice.card ? choice.changed.total : 0;

/** A choice as it is told before it is confirmed, with every charge that confirming causes. */
export async function toldChoice(
  tx: Executor,
  choice: Choice,
  calculated: number,
  language: Language,
) {
  const { seller, plan, sub, from, changed } = choice;
  const { currency } = seller;
  const lost = sub && from ? await lossesOf(tx, sub, from, plan) : undefined;
  const lines = keptLines(changed.lines, { ...(from ? { from } : {}), to: plan });
  const charged = chargedBy(choice) ? [{ ...sumOf(lines), lines }] : [];
  return {
    store_subscription_plan_id: plan.store_subscription_plan_id,
    when: changed.when,
    waits_for_payment: waitsForPayment(choice),
    effective_at: isoOf(changed.effective),
    calculated_at: isoOf(calculated),
    period: { from: isoOf(changed.period.from), to: isoOf(changed.period.to) },
    currency,
    lines: lines.map((line) => lineOf(line, currency, language)),
    net: amountOf(changed.net, currency),
    vat: amountOf(changed.vat, currency),
    total: amountOf(changed.total, currency),
    taxes: taxesTold({ lines, currency }),
    charges: chargesOf(charged, { currency, language, at: calculated }),
    lost_permissions: lost?.lost_permissions ?? [],
    exceeded: toldUsage(lost?.exceeded ?? [], language),
  };
}
