import type { Tone } from '../../resources/pieces/StateChip.tsx';

/** What the page of patterns shows. */
export const tones: readonly Tone[] = ['neutral', 'running', 'done', 'waiting', 'failed', 'ended'];

export const days = [12, 18, 9, 22, 31, 27, 40].map((value, place) => ({
  name: `${place + 16}/11`,
  value,
}));

/** What it says: no words of the product, which nobody who only builds pages has to translate. */
export const say = {
  page: 'Patterns',
  tone: 'Tone',
  any: 'Any',
  byDay: 'Amount by day',
  day: 'Day',
  now: 'Now',
  before: 'Before',
  amount: '1.234,50 €',
  part: 'A part of a page, with its name and what can be done with it.',
  action: 'An action',
  unsaved: ['Company name', 'Points expiry'],
  failed: 'Something went wrong.',
};

/** Where the patterns are from. */
export const pages = ['home', 'business-profile', 'catalog'] as const;
