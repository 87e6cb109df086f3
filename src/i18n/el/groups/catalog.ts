import { giftCategories } from '../gifts/gift-categories.ts';
import { gifts } from '../gifts/gifts.ts';

/** The catalogue of gifts. */
export const words = {
  claimsLink: 'Διεκδικήσεις',
  resources: {
    'catalog/gift-catalog': gifts,
    'catalog/catalog-categories': giftCategories,
  },
};
