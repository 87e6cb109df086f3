import { createHmac } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import { billingAccountsTable } from '../../tables/billing-payments.ts';
import type { Billing } from '../core/context.ts';
import { isoOf } from '../core/rows.ts';
import { credentialOf, type MethodRow } from './rows.ts';

/** What a seller has at Stripe. */
export interface StripeKeys {
  readonly publicKey: string;
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** A fingerprint of the secret key. */
  readonly account: string;
}

type Sealed = Pick<MethodRow, 'company_id' | 'credentials'>;

/** What an account is known by: nobody without the installation's secret finds the key that it is of. */
const fingerprint = (secret: string, secretKey: string) =>
  createHmac('sha256', secret)
    .update(`billing account:${secretKey}`)
    .digest('base64url')
    .slice(0, 22);

/** The keys of a seller at Stripe; undefined where they are not complete. */
export function stripeKeysOf(secret: string, sealed: Sealed): StripeKeys | undefined {
  const credential = (field: string) => credentialOf(secret, sealed, field);
  const secretKey = credential('secret_key');
  const [publicKey, webhookSecret] = [credential('public_key'), credential('webhook_secret')];
  return secretKey && publicKey && webhookSecret
    ? { publicKey, secretKey, webhookSecret, account: fingerprint(secret, secretKey) }
    : undefined;
}

/** Keeps the keys of an account that a seller leaves, sealed as they are. Nothing where they are not complete. */
export async function keepAccount(
  tx: Executor,
  { company_id, credentials }: Sealed,
  { secret, now }: { secret: string; now: number },
) {
  const keys = stripeKeysOf(secret, { company_id, credentials });
  if (!keys) return;
  await tx
    .insert(billingAccountsTable)
    .values({ company_id, account: keys.account, credentials, created_at: isoOf(now) })
    .onConflictDoUpdate({
      target: [billingAccountsTable.company_id, billingAccountsTable.account],
      set: { credentials, created_at: isoOf(now) },
    });
}

/** The keys of the accounts that a seller had before and something is under way at; of one of them where it is named. */
export async function keptAccounts(
  { database: { db }, settings }: Pick<Billing, 'database' | 'settings'>,
  companyId: number,
  account?: string,
): Promise<StripeKeys[]> {
  const rows = await db
    .select()
    .from(billingAccountsTable)
    .where(
      and(
        eq(billingAccountsTable.company_id, companyId),
        account === undefined ? undefined : eq(billingAccountsTable.account, account),
      ),
    );
  return rows.flatMap((row) => stripeKeysOf(settings.secret, row) ?? []);
}

const keptMs = 24 * 3_600_000;

/** Forgets the keys of accounts that nothing is under way at any more; what began as they were left has a day to show. */
export const forgetAccounts = ({ database: { db }, now }: Pick<Billing, 'database' | 'now'>) =>
  db.execute(sql`delete from billing_accounts a where a.created_at < ${isoOf(now() - keptMs)}::timestamptz
    and not exists (select 1 from billing_payments p where p.company_id = a.company_id and p.account = a.account
      and (p.state in ('pending', 'requires_action') or exists (select 1 from billing_refunds r
        where r.company_id = p.company_id and r.payment_id = p.payment_id and r.state = 'pending')))`);
