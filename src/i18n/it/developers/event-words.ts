import type { EventName } from '../../../../contract/developers/event-names.ts';

/** What each event is called. */
export const eventWords = {
  'customer.created': 'Nuovo cliente',
  'customer.updated': 'Cliente modificato',
  'customer.merged': 'Account uniti',
  'customer.deleted': 'Account cliente chiuso',
  'customer.forgotten': 'Dati personali eliminati',
  'transaction.created': 'Scontrino registrato',
  'transaction.returned': 'Reso',
  'points.adjusted': 'Punti corretti a mano',
  'points.expired': 'Punti scaduti',
  'claim.created': 'Coupon o premio emesso',
  'claim.redeemed': 'Coupon o premio riscattato',
  'claim.rejected': 'Coupon o premio rifiutato',
  'claim.expired': 'Coupon o premio scaduto',
  'claim.cancelled': 'Coupon o premio annullato',
  'gift_order.status_changed': 'Ordine premio avanzato',
  'coupon.created': 'Nuovo coupon',
  'coupon.deleted': 'Coupon eliminato',
  'tier.changed': 'Livello del cliente cambiato',
  'campaign.started': 'Campagna iniziata',
  'campaign.ended': 'Campagna terminata',
  'campaign.participant': 'Nuovo partecipante a una campagna',
  'subscription.changed': 'Abbonamento cambiato',
  'billing.paid': 'Addebito pagato',
  'billing.failed': 'Addebito non riuscito',
} satisfies Record<EventName, string>;
