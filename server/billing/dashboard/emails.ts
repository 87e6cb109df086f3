import { createHmac, timingSafeEqual } from 'node:crypto';
import { and, asc, eq, sql } from 'drizzle-orm';
import { confirmEmail, type Dashboard } from '../../../contract/billing/dashboard.ts';
import type { AnyCall } from '../../http/call.ts';
import { Refusal } from '../../http/refusal.ts';
import { type Api, serve } from '../../http/serve.ts';
import { countTry, ofAddress } from '../../http/throttle.ts';
import { queueMessage } from '../../messages/outbox.ts';
import { billingEmailsTable as table } from '../../tables/billing-payments.ts';
import type { Buyer } from '../core/rows.ts';
import { sellerOf } from '../core/sellers.ts';
import { billingMail } from '../core/texts.ts';
import { sellerIdOf } from './current.ts';

/** How many addresses of a place are written to. */
const maxEmails = 5;

type Row = typeof table.$inferSelect;
const own = (buyer: Buyer) =>
  and(eq(table.company_id, sellerIdOf(buyer)), eq(table.store_id, buyer.storeId));
const told = (row: Row) => ({
  store_subscription_email_notification_id: row.store_subscription_email_notification_id,
  email: row.email,
  confirmed: row.confirmed_at !== null,
});

/** Names one address of one place: whoever has the link owns the mailbox it was sent to. */
const signed = (secret: string, text: string) =>
  createHmac('sha256', secret).update(`billing-email:${text}`).digest('base64url');
const tokenOf = (secret: string, { company_id, email, ...row }: Row) => {
  const id = `${company_id}.${row.store_subscription_email_notification_id}`;
  return `${id}.${signed(secret, `${id}.${email}`)}`;
};

function isSame(one: string, other: string) {
  const [bytes, others] = [Buffer.from(one), Buffer.from(other)];
  return bytes.length === others.length && timingSafeEqual(bytes, others);
}

async function add(call: AnyCall, email: string) {
  const { database, scope, settings, language } = call;
  return database.db.transaction(async (tx) => {
    const seller = await sellerOf(tx, sellerIdOf(scope));
    // One after the other, so that of two at once there is never one too many.
    await tx.execute(
      sql`select 1 from stores where company_id = ${scope.companyId} and store_id = ${scope.storeId} for no key update`,
    );
    const before = await tx.select().from(table).where(own(scope));
    if (before.length >= maxEmails)
      throw new Refusal('too_many_emails', { details: { limit: maxEmails }, field: 'email' });
    const [row] = await tx
      .insert(table)
      .values({ company_id: seller.companyId, store_id: scope.storeId, email: email.toLowerCase() })
      .returning();
    if (!row) throw new Refusal('not_found');
    const url = `${settings.publicUrl}/${language}/billing-email?token=${tokenOf(settings.secret, row)}`;
    const mail = billingMail(language, 'confirm', { seller: seller.name, url });
    await queueMessage(tx, {
      companyId: seller.companyId,
      channel: 'email',
      recipient: row.email,
      ...mail,
    });
    return told(row);
  });
}

/** Who is written to about billings (max-billing-emails). */
export function mountEmails(api: Api, calls: Dashboard) {
  serve(api, calls.listEmails, async ({ database, scope }) => {
    const rows = await database.db
      .select()
      .from(table)
      .where(own(scope))
      .orderBy(asc(table.store_subscription_email_notification_id));
    return { email_notifications: rows.map(told), max_emails: maxEmails };
  });
  serve(api, calls.addEmail, (call) => add(call, call.body.email));
  serve(api, calls.deleteEmail, async ({ database, scope, params }) => {
    const gone = await database.db
      .delete(table)
      .where(and(own(scope), eq(table.store_subscription_email_notification_id, params.id)))
      .returning({ id: table.store_id });
    if (!gone.length) throw new Refusal('not_found');
    return null;
  });
}

/** The owner of an address agrees; again it changes nothing. */
export function mountConfirmation(api: Api) {
  serve(api, confirmEmail, async ({ database, settings, query, address, now }) => {
    await countTry(database, [ofAddress('billing-email:', address)], now());
    const [, companyId, id] = /^(\d{1,15})\.(\d{1,15})\.[\w-]+$/.exec(query.token) ?? [];
    const where = and(
      eq(table.company_id, Number(companyId ?? 0)),
      eq(table.store_subscription_email_notification_id, Number(id ?? 0)),
    );
    const [row] = await database.db.select().from(table).where(where);
    if (!row || !isSame(tokenOf(settings.secret, row), query.token)) throw new Refusal('not_found');
    await database.db
      .update(table)
      .set({ confirmed_at: new Date(now()).toISOString() })
      .where(and(where, sql`${table.confirmed_at} is null`));
    const { name } = await sellerOf(database.db, row.company_id);
    return { company: name, confirmed: true };
  });
}
