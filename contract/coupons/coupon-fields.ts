import { computed, defaulted, integer, moment, optional, readOnly, ref } from '../engine/fields.ts';
import { localizedOptional } from '../engine/localized-fields.ts';
import { paragraph, text } from '../engine/text-fields.ts';

/** A code that is shown or said: letters, digits and dashes, read the same in any case or script. */
export const couponCode = () => text(24);

/** The most a coupon may be given out; 0 is no limit. */
export const maximum = () =>
  ({ ...defaulted(integer(0, 1_000_000), 0), without: 'limit' }) as const;

/** What came of a coupon. */
export const statistics = {
  /** How many were claimed and how many of those redeemed. */
  claimed: readOnly(integer(0, Number.MAX_SAFE_INTEGER)),
  rewarded: computed(),
  created_at: readOnly(moment()),
  updated_at: readOnly(moment()),
} as const;

/** What somebody gets, in words. */
export const gift = {
  // Stores choose from what their company has, whether they may see its catalogue or not.
  gift_category_id: optional(ref('common-gift-categories')),
  gift_title: text(120),
  gift_description: optional(paragraph(2000)),
  /** For readers of other languages than the title's; what is empty is read in its own. */
  titles: localizedOptional(120),
  descriptions: localizedOptional(2000),
} as const;
