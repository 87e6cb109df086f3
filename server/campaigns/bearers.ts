import type { Definition } from '../../contract/campaigns/stored.ts';
import type { Hundredths } from '../runtime/units.ts';

/** Part of some points, and the store that issues it: the company itself is one of its stores. */
export interface Share {
  readonly storeId: number;
  readonly points: Hundredths;
}

/**
 * Who bears the points of a campaign, so that what stores owe shows it: the company, the store where it
 * happened, or both by a percentage. What cannot be halved is the company's.
 */
export function sharesOf(
  { invoicing_settings }: Definition,
  { companyId, storeId }: { readonly companyId: number; readonly storeId: number },
  points: Hundredths,
): readonly Share[] {
  const { bearer = 'company', store_percentage } = invoicing_settings ?? {};
  const percent = { company: 0, store: 100, shared: store_percentage ?? 0 }[bearer];
  const own = Math.floor((points * percent) / 100);
  return [
    { storeId, points: own },
    { storeId: companyId, points: points - own },
  ].filter((share) => share.points > 0);
}
