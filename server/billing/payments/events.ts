import { logged } from '../../runtime/log-error.ts';
import { billingEventsTable } from '../../tables/billing-payments.ts';
import type { Billing } from '../core/context.ts';
import { isoOf } from '../core/rows.ts';
import { providerNamed } from '../providers/choose.ts';
import type { PaymentFacts, Provider, ProviderEvent } from '../providers/provider.ts';
import { noteTaken, untakenEvents, type Whose } from '../providers/test-bank.ts';
import { settlePayment } from './settle.ts';

/** Books what a provider says of a payment; with the event that made us ask, once for each. */
export const book = (
  { database, settings, now }: Billing,
  companyId: number,
  facts: PaymentFacts,
  event?: ProviderEvent & { provider: string },
) =>
  database.db.transaction(async (tx) => {
    const at = now();
    if (event) {
      const taken = await tx
        .insert(billingEventsTable)
        .values({
          company_id: companyId,
          provider: event.provider,
          event_id: event.eventId,
          object_ref: event.objectRef,
          received_at: isoOf(at),
        })
        .onConflictDoNothing()
        .returning({ id: billingEventsTable.event_id });
      if (!taken.length) return;
    }
    await settlePayment(tx, companyId, facts, { publicUrl: settings.publicUrl, now: at });
  });

/**
 * An event says that something happened; what it was the provider that said so (`from`) is asked, so that their order does
 * not matter.
 */
export async function takeEvent(
  billing: Billing,
  companyId: number,
  provider: string,
  event: ProviderEvent,
  from?: Provider,
) {
  if (!event.objectRef) return;
  const teller = from ?? (await providerNamed(billing, companyId, provider));
  const asked = await teller?.read(event.objectRef);
  if (asked) await book(billing, companyId, asked.facts, { ...event, provider });
}

/** Takes what the test bank has told since: of a payment, of one seller, or of all. */
export async function takeEvents(billing: Billing, whose: Whose = {}) {
  const events = await untakenEvents(billing.database, whose);
  for (const { object_ref: eventId, company_id, ref } of events) {
    try {
      await takeEvent(billing, company_id, 'test', { eventId, objectRef: ref });
      await noteTaken(billing.database, eventId);
    } catch (error) {
      billing.log.warn({ eventId, err: logged(error) }, 'an event was not booked');
    }
  }
}
