import { messagesAgree } from '../figures/messages.ts';
import { setCustomer, work } from '../telling.ts';
import { type Shopper, setCompany, setStore, type Till } from '../till.ts';
import type { Programme } from './programme.ts';

const inAll = (text: string) => ({ el: text, en: `${text} (en)`, it: `${text} (it)` });
const sms = { text: inAll('{title}: {points} {code}, {balance}') };
const email = { subject: inAll('{title}'), text: inAll('{points} {code}') };

/** What a campaign says by text, by mail where that does not arrive, or by both. */
export const says = { sms, email, system_notification_ids: [1, 2] };
export const saysBoth = { ...says, notifier_type: 'all' };
export const mails = { email, system_notification_ids: [2] };

/** Texts of claims and of receipts in one of the stores, at any hour. */
export async function addTexts(till: Till) {
  const text = inAll('{title} {code} {store}');
  await setCompany(till, {
    ...{ quiet_from: '00:00', quiet_until: '00:00' },
    ...{ sms_coupon_claim_message: text, sms_redemption_message: text },
  });
  await setStore(till, { system_notification_id: 1 });
}

/** Customers who agreed to everything. */
export async function reachAll(till: Till, customers: readonly Shopper[]) {
  const agreed = { marketing: true, sms: true, viber: true, push: true, mail: true };
  for (const { id, ...customer } of customers)
    await setCustomer(till, { id, ...customer }, { ...agreed, email: `c${id}@example.org` });
}

const taken = async () => ({});
const refused = async () => Promise.reject(new Error('away'));

/** Sends what is due; every third time the gateway of texts is away. */
export const sendDue = ({ till }: Programme, { cents }: { readonly cents: number }) =>
  work(till, { sms: cents % 3 ? taken : refused, email: taken });

const month = (moment: number) => new Date(moment).toISOString().slice(0, 7);

/** What became of messages is the same in the report of each campaign and in their metrics. */
export async function figuresOfMessagesAgree(programme: Programme) {
  // Messages are written at the hour of the database.
  const now = Date.now();
  const months = [...new Set([month(now - 86_400_000), month(now), month(now + 86_400_000)])];
  for (const id of programme.telling) await messagesAgree(programme, id, months);
}
