import { suppliedGifts } from '../../contract/gifts.ts';
import { outlineOf } from '../resources/outline.ts';

/** What the screens of the supplier panel show. */
export const outlines = { suppliedGifts: outlineOf(suppliedGifts) };
