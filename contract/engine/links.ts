import { z } from 'zod';

/** An address without a name and a password in it, which would be kept, shown and logged with it. */
const withoutLogin = /^https?:\/\/[^/?#@\\]*(?:[/?#]|$)/i;

/** The most of an address, in letters. */
export const longestLink = 2000;

/** A page or a gateway of somebody's. */
export const link = z
  .url({ protocol: /^https?$/ })
  .trim()
  .max(longestLink)
  .regex(withoutLogin);
