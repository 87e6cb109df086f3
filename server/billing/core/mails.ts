import { sql } from 'drizzle-orm';
import { planPage } from '../../../contract/billing/limits.ts';
import { amountOf } from '../../../contract/billing/money.ts';
import { systemPaymentMethodIds } from '../../../contract/billing/payment-methods.ts';
import type { Language } from '../../../contract/engine/languages.ts';
import { sayMoney } from '../../../contract/words/say-money.ts';
import type { Executor } from '../../db/executor.ts';
import { queueMessage } from '../../messages/outbox.ts';
import { languageOfCountry } from '../../messages/texts.ts';
import type { BillingRow, Subscription } from './rows.ts';
import type { Seller } from './sellers.ts';
import { type BillingWords, billingMail, dayText, type MailKind } from './texts.ts';

interface Reader extends Record<string, unknown> {
  email: string;
  country_id: number;
  kind: 'store' | 'company';
}

/** Everybody who is written to about a subscription: its place, and who asked to be. */
async function readersOf(tx: Executor, sub: Subscription): Promise<Reader[]> {
  const { rows } = await tx.execute<Reader>(
    sql`select distinct on (lower(m.email)) m.email, s.country_id::int, s.kind from stores s
        cross join lateral (select s.email where s.email is not null union all
          select e.email from billing_emails e where e.company_id = ${sub.company_id} and e.store_id = s.store_id
            and e.confirmed_at is not null) m
      where s.company_id = ${sub.buyer_company_id} and s.store_id = ${sub.store_id} and s.deleted_at is null`,
  );
  return rows;
}

/** The page of a panel where a place sees to its billings. */
const pageOf = (publicUrl: string, language: Language, kind: Reader['kind']) =>
  `${publicUrl}/${language}/${kind === 'company' ? 'loyaltyPanel' : 'storePanel'}/${planPage}`;

type Own = (language: Language) => Partial<BillingWords>;

export interface Mailing {
  tx: Executor;
  seller: Seller;
  sub: Subscription;
  publicUrl: string;
}

/** Writes to everybody who wants to know, in the transaction of what happened. */
export async function mailBuyer({ tx, seller, sub, publicUrl }: Mailing, kind: MailKind, own: Own) {
  for (const { email, country_id, kind: place } of await readersOf(tx, sub)) {
    const language = languageOfCountry(country_id);
    const url = pageOf(publicUrl, language, place);
    const mail = billingMail(language, kind, { seller: seller.name, url, ...own(language) });
    await queueMessage(tx, {
      companyId: seller.companyId,
      channel: 'email',
      recipient: email,
      ...mail,
    });
  }
}

/** What is paid by a transfer names where to and with which code. */
const named: readonly MailKind[] = ['due', 'reminder', 'lastReminder', 'suspended', 'paymentCode'];

/** The account that a seller's transfers go to, if there is one. */
async function ibanOf(tx: Executor, companyId: number): Promise<string | undefined> {
  const { rows } = await tx.execute<{ iban: string | null }>(
    sql`select hints ->> 'iban' as iban from store_payment_methods where company_id = ${companyId} and removed_at is null
      and system_payment_method_id = ${systemPaymentMethodIds.transfer} order by store_payment_method_id limit 1`,
  );
  return rows[0]?.iban ?? undefined;
}

/** The same about a billing. `next` is when it is tried or reminded of again. */
export async function mailBilling(
  mailing: Mailing,
  kind: MailKind,
  billing: Pick<BillingRow, 'number' | 'total' | 'due_at' | 'payment_code' | 'currency'>,
  { next, ...own }: Omit<Partial<BillingWords>, 'next'> & { next?: string | null } = {},
) {
  const { tx, seller } = mailing;
  const isNamed = named.includes(kind);
  const iban = isNamed ? await ibanOf(tx, seller.companyId) : undefined;
  const transfer = isNamed ? { code: billing.payment_code, iban } : {};
  await mailBuyer(mailing, kind, (language) => ({
    number: billing.number,
    amount: sayMoney(language, amountOf(billing.total, billing.currency), billing.currency),
    date: dayText(language, Date.parse(billing.due_at), seller.zone),
    ...(next ? { next: dayText(language, Date.parse(next), seller.zone) } : {}),
    ...transfer,
    ...own,
  }));
}
