import { giftCategories } from '../../../contract/gifts/gift-categories.ts';
import { gifts } from '../../../contract/gifts/gifts.ts';
import { outlineOf } from '../../dataProvider/outline.ts';

/** What the loyalty panel shows of gifts. */
export const outlines = {
  gifts: outlineOf(gifts),
  giftCategories: outlineOf(giftCategories),
};
