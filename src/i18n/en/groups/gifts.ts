import { suppliedGifts } from '../supplied-gifts.ts';

/** The gifts that a supplier delivers. */
export const words = {
  resources: { gifts: suppliedGifts },
};
