import { generationStates } from '../coupons/multiple-coupons.ts';
import { endpoint, fileReply } from '../engine/endpoint.ts';
import { entity } from '../engine/entity.ts';
import { choice, computed, defaulted, integer, moment, readOnly } from '../engine/fields.ts';

export const cardTypes = ['qr', 'barcode'] as const;
export const mostCardsOrdered = 100_000;

/** Orders of cards for the programme; the cards of one are made in the background. */
export const cardOrders = entity({
  name: 'card-orders',
  id: 'loyalty_card_order_id',
  path: '/companies/{storeId}/loyalty-cards',
  screen: 'loyalty-cards',
  collection: 'loyalty_cards',
  tag: 'loyalty-cards',
  audited: 'loyalty_card_orders',
  permission: {
    read: 'loyalty_cards.read',
    create: 'loyalty_cards.create',
    delete: 'loyalty_cards.delete',
  },
  fields: {
    volume: integer(1, mostCardsOrdered),
    /** What is printed on them (card-type-default-qr). */
    card_type: defaulted(choice(cardTypes), 'qr'),
    /** How far the making of the cards is. */
    generated: readOnly(integer(0, mostCardsOrdered)),
    generation: readOnly(choice(generationStates)),
    /** How many of them customers have. */
    given: computed(),
    created_at: readOnly(moment()),
  },
  filters: ['card_type', 'generation'],
  sorts: ['-created_at', 'volume'],
  operations: ['list', 'create', 'delete'],
});

export const downloadCards = endpoint({
  method: 'GET',
  path: '/companies/{storeId}/loyalty-cards/{id}/cards',
  access: 'loyalty_cards.read',
  tag: 'loyalty-cards',
  extension: true,
  file: 'text/csv',
  summary: 'the numbers of an order’s cards as a file, for whoever prints them',
  reply: fileReply,
});

export const downloadSheet = endpoint({
  method: 'GET',
  path: '/companies/{storeId}/loyalty-cards/{id}/sheet',
  access: 'loyalty_cards.read',
  tag: 'loyalty-cards',
  extension: true,
  file: 'application/pdf',
  summary: 'an order’s cards with their codes on sheets of A4, ready to print and cut',
  reply: fileReply,
});

export const cardOrderCalls = [downloadCards, downloadSheet];
