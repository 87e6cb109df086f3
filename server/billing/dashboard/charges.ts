import type { BillingLine } from '../../../contract/billing/billings.ts';
import type { Charges } from '../../../contract/billing/charges.ts';
import { amountOf, sumOf, type Taxed } from '../../../contract/billing/money.ts';
import type { Language } from '../../../contract/engine/languages.ts';
import type { Executor } from '../../db/executor.ts';
import { Refusal } from '../../http/refusal.ts';
import { lineOf, owedBillings, sumsOf, taxesTold } from '../billings/tell.ts';
import { digestOfShown } from '../core/digest.ts';
import { type BillingRow, isoOf, type Subscription } from '../core/rows.ts';
import { activeCard } from '../payments/attempt.ts';
import { byHandMs } from '../payments/replaced.ts';
import { restsUntil } from '../payments/rests.ts';
import { cardIsChosen } from '../providers/choose.ts';

/** What is charged: a billing that is there, or the lines of one that is made by what is confirmed. */
export interface Chargeable extends Taxed {
  readonly billing_id?: number;
  readonly number?: number;
  readonly lines: readonly BillingLine[];
}

/** What of a line is money. */
export const moneyOf = ({ kind, from, to, vat_rate, net, vat, total }: BillingLine) =>
  [kind, from, to, vat_rate, net, vat, total] as const;

/** A digest of charges, line by line. */
const digestOf = (chargeable: readonly Chargeable[]) =>
  digestOfShown(chargeable.map(({ billing_id = null, lines }) => [billing_id, lines.map(moneyOf)]));

interface Telling {
  readonly currency: string;
  readonly language: Language;
  /** When the card is asked, in milliseconds. */
  readonly at: number;
}

/** Every charge of some billings, as it is told: the one definition for all that is confirmed. */
export function chargesOf(
  chargeable: readonly Chargeable[],
  { currency, language, at }: Telling,
): Charges {
  const charges = chargeable.map(({ billing_id = null, number = null, lines, ...sums }) => ({
    billing_id,
    number,
    at: isoOf(at),
    lines: lines.map((line) => lineOf(line, currency, language)),
    ...sumsOf(sums, currency),
  }));
  return {
    currency,
    charges,
    ...sumsOf(sumOf(chargeable), currency),
    taxes: taxesTold({ lines: chargeable.flatMap(({ lines }) => lines), currency }),
    digest: digestOf(chargeable),
  };
}

export interface Shown {
  readonly total?: number | undefined;
  readonly digest?: string | undefined;
}

/**
 * Throws plan_recalculate where anything else was shown than is charged, and nothing_due where something was shown and
 * nothing is due any more.
 */
export function assertShown({ total, digest }: Shown, billings: readonly BillingRow[]) {
  const { total: sum } = sumOf(billings);
  const due = sum && amountOf(sum, billings[0]?.currency ?? '');
  const isSame = (total ?? due) === due && (digest === undefined || digest === digestOf(billings));
  if (!isSame) throw new Refusal(billings.length ? 'plan_recalculate' : 'nothing_due');
}

/**
 * What a card that is added, or is there, is charged for by itself: the oldest of what is owed, and when. Whoever adds one
 * has some minutes to pay by hand; what was refused before is tried by its calendar.
 */
export async function chargesByThemselves(
  tx: Executor,
  sub: Subscription | undefined,
  { currency, language, now }: { currency: string; language: Language; now: number },
): Promise<Charges> {
  const none = chargesOf([], { currency, language, at: now });
  if (!sub || sub.status === 'inactive') return none;
  const [oldest] = await owedBillings(tx, sub);
  if (!oldest) return none;
  const isChosen = await cardIsChosen(tx, sub.company_id);
  const hasCard = Boolean(await activeCard(tx, sub.company_id, sub.store_id));
  const next = sub.failures || hasCard ? sub.next_try_at : isoOf(now + byHandMs);
  if (!next || !isChosen(oldest.store_payment_method_id)) return none;
  const at = Math.max(now, Date.parse(next), await restsUntil(tx, sub));
  return chargesOf([oldest], { currency, language, at });
}
