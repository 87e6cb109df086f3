import { giftCategories } from '../../contract/gifts/gift-categories.ts';
import { gifts } from '../../contract/gifts/gifts.ts';
import { messages } from '../../contract/messages/messages.ts';
import { networkRegions } from '../../contract/organisations/network-regions.ts';
import { stores } from '../../contract/organisations/stores.ts';
import { outlineOf } from '../dataProvider/outline.ts';

/** What the screens of the loyalty panel show. */
export const outlines = {
  stores: outlineOf(stores),
  networkRegions: outlineOf(networkRegions),
  gifts: outlineOf(gifts),
  giftCategories: outlineOf(giftCategories),
  messages: outlineOf(messages),
};
