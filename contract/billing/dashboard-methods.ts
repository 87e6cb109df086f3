import { z } from 'zod';
import { endpoint, nothing } from '../engine/endpoint.ts';
import { card, clientSecret } from './cards.ts';
import { charges } from './charges.ts';
import { attempted, type Base, changing, chosen, reading } from './dashboard-parts.ts';
import { paymentMethod } from './payment-methods.ts';

const cards = z.object({ cards: z.array(card), store_payment_methods: z.array(paymentMethod) });

const chooseCalls = (base: Base) => {
  const methods = `${base}/payment-methods` as const;
  const choose = <const P extends string>(part: P) =>
    endpoint({
      method: 'PUT',
      path: `${methods}/${part}`,
      ...changing,
      summary: 'choose how the subscription is paid',
      body: chosen,
      reply: z.object({ store_payment_methods: z.array(paymentMethod) }),
    });
  return {
    listMethods: endpoint({
      method: 'GET',
      path: methods,
      ...reading,
      summary: 'how the subscription may be paid, and how it is',
      reply: z.object({ store_payment_methods: z.array(paymentMethod) }),
    }),
    attachMethod: choose('attach-payment-method'),
    updateMethod: choose('update-payment-method'),
  };
};

const cardCalls = (base: Base) => {
  const methods = `${base}/payment-methods` as const;
  return {
    listCards: endpoint({
      method: 'GET',
      path: `${methods}/stripe/payment-methods`,
      ...reading,
      summary: 'the cards that may be charged',
      reply: z.object({ cards: z.array(card) }),
    }),
    addCard: endpoint({
      method: 'POST',
      path: `${methods}/stripe/payment-methods`,
      ...changing,
      paysFirst: true,
      summary:
        'without a token: what a page needs to set up a card; with one: keep the card. Code 301 where something is still to be paid',
      body: z.object({
        /** What the card's provider calls it; never a number. */
        payment_method: z
          .string()
          .regex(/^(pm|seti)_\w{1,250}$/)
          .optional(),
      }),
      reply: cards.extend({
        setup: clientSecret.nullable(),
        /** What the card is charged for by itself once it is kept, and when. */
        charges,
      }),
    }),
    activateCard: endpoint({
      method: 'PATCH',
      path: `${methods}/stripe/payment-methods/{id}/activate`,
      ...changing,
      summary: 'take what is due from this card',
      reply: z.object({ cards: z.array(card) }),
    }),
    deleteCard: endpoint({
      method: 'DELETE',
      path: `${methods}/stripe/payment-methods/{id}`,
      ...changing,
      summary: 'forget a card, here and at its provider',
      reply: nothing,
    }),
  };
};

const bankCalls = (base: Base) => ({
  authenticate: endpoint({
    method: 'POST',
    path: `${base}/payment-methods/stripe/authenticate-payment`,
    ...changing,
    summary: 'its bank has asked: what became of the payment',
    body: z.object({
      payment_id: z.int().positive(),
      /** What the owner said to the test provider's bank. */
      approve: z.boolean().optional(),
    }),
    reply: attempted,
  }),
});

/** How a subscription is paid: by which way, and of cards by which (billing-payment-method-transitions). */
export const methodCalls = (base: Base) => ({
  ...chooseCalls(base),
  ...cardCalls(base),
  ...bankCalls(base),
});
