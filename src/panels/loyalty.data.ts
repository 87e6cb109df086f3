import { giftCategories } from '../../contract/gift-categories.ts';
import { gifts } from '../../contract/gifts.ts';
import { messages } from '../../contract/messages.ts';
import { networkRegions } from '../../contract/network-regions.ts';
import { stores } from '../../contract/stores.ts';
import { outlineOf } from '../resources/outline.ts';

/** What the screens of the loyalty panel show. */
export const outlines = {
  stores: outlineOf(stores),
  networkRegions: outlineOf(networkRegions),
  gifts: outlineOf(gifts),
  giftCategories: outlineOf(giftCategories),
  messages: outlineOf(messages),
};
