import type { Hundredths, Minor } from '../runtime/units.ts';
/** What a receipt earns by, fixed on it when it is posted. Points in hundredths, money in minor units. */
export interface Terms {
  reward_points: Hundredths;
  reward_amount: Minor;
  reward_floor: boolean;
  /** Hundredths: 150 is one and a half times. */
  multiplier: number;
  /** Percent, applied to offline receipts only. */
  ratio: number;
  /** The points of one piece of each product on the receipt, by product. */
  products: Record<string, number>;
}

export interface Line {
  product_id: number;
  quantity: number;
}
