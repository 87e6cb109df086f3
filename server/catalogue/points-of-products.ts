import type { Channel } from '../../contract/transactions/transactions.ts';

/** What one piece of a product earns on its own, in hundredths of a point, and whether it is one of its days. */
export type ProductPoints = [offline: number, online: number, valid: boolean];

/**
 * Points of one piece of a row of `products`, in hundredths: what the catalogue shares stands before
 * the store's own, and what it gives for each unit of the price is counted with the store's price.
 */
export const pointsFor = (row: string, channel: Channel) =>
  `case when ${row}.points_${channel} is null then ${row}.reward_points
    when ${row}.points_by_price then ${row}.points_${channel} * ${row}.retail_price / 100 else ${row}.points_${channel} end`;

const today = '($3::timestamptz at time zone cs.time_zone)::date';

/** Whether $3 is one of the days of a row of `products`, beside `company_settings cs`. */
export const isValid = (row: string) =>
  `((${row}.valid_from is null or ${row}.valid_from <= ${today}) and (${row}.valid_to is null or ${row}.valid_to >= ${today}))`;
