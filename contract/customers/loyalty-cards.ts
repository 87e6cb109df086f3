import { z } from 'zod';
import { anyCardNumber, partOfCard } from '../engine/card-codes.ts';
import { endpoint, nothing, pageText, pagination } from '../engine/endpoint.ts';
import { cardNumber } from './customers.ts';

const card = z
  .object({
    card_number: z.string(),
    user_account_id: z.int().nullable(),
    /** Whose it is; empty while it is free to be given. */
    customer: z.string().nullable(),
    created_at: z.iso.datetime(),
    attached_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'LoyaltyCard' });
export type LoyaltyCard = z.infer<typeof card>;

export const mostCards = 1000;
const path = '/stores/{storeId}/cards';
const ours = { path, access: 'settings.cards', tag: 'store-settings', extension: true } as const;

/** The cards belong to the programme: every store of a company sees the same ones. */
export const listCards = endpoint({
  ...ours,
  method: 'GET',
  summary: 'the cards of the programme, by number',
  query: z.strictObject({
    page: pageText.optional(),
    q: partOfCard.optional().describe('A part of the number, in letters or digits.'),
    state: z.enum(['free', 'in_use']).optional(),
  }),
  reply: z.object({ cards: z.array(card), pagination }),
});

/** A run keeps the number of digits of its first card. */
export const addCards = endpoint({
  ...ours,
  method: 'POST',
  status: 201,
  summary: 'add a run of cards; all of them, or none when one exists',
  body: z.object({ first_number: cardNumber, count: z.int().min(1).max(mostCards) }),
  reply: z.object({ added: z.int(), first_number: z.string(), last_number: z.string() }),
});

export const deleteCard = endpoint({
  ...ours,
  method: 'DELETE',
  summary: 'delete a card that nobody has',
  query: z.strictObject({ card_number: anyCardNumber }),
  reply: nothing,
});

export const cardCalls = [listCards, addCards, deleteCard];
