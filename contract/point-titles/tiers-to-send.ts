import type { z } from 'zod';
import {
  type changeTierSettings,
  noEnd,
  type TierBody,
  type TierSettings,
} from './point-titles.ts';

/** A tier as a form holds it, with whatever the server or the form left on it. */
export interface EditedTier extends TierBody {
  readonly store_point_title_id?: number;
  readonly customers_count?: number;
  readonly created_at?: string;
  readonly updated_at?: string;
  readonly errors?: unknown;
}

/**
 * The ladder as the panel sends it: multiplier 1 for each tier (tier-multiplier-1), -1 as the end
 * of the last (tier-last-to-minus-1), expiration_days in expiration_mode only (tier-expiration-days)
 * and no ids, timestamps or errors (tier-strip-fields).
 */
export const ladderToSend = (
  edited: readonly EditedTier[],
  system: TierSettings['system'],
): TierBody[] =>
  edited.map(({ from, to, color, title, description, expiration_days }, index) => ({
    from,
    to: index === edited.length - 1 ? noEnd : to,
    multiplier: 1,
    color,
    title,
    description,
    ...(system === 'expiration_mode' ? { expiration_days } : {}),
  }));

type SettingsToSend = z.input<NonNullable<(typeof changeTierSettings)['body']>>;

/** The settings as the panel sends them: what tiers count only while they are on (tiers-enabled-fields). */
export function tierSettingsToSend({
  package_mode,
  tier_mode_id,
  ...rest
}: TierSettings): SettingsToSend {
  return rest.enabled ? { ...rest, package_mode, tier_mode_id } : rest;
}
