import type { Localized } from '../../contract/engine/languages.ts';

/** A rung of the ladder, as rules look at it: `from` in hundredths of points, or minor units of money. */
export interface Tier {
  store_point_title_id: number;
  from: number;
  multiplier: number;
  expiration_days: number | null;
  title: Localized;
  color: string;
  /** What counts towards it: over a lifetime, or over its own expiration_days. */
  reached: number;
}

interface Standing {
  enabled: boolean;
  system: 'lifetime' | 'expiration_mode';
  /** By rising `from`. */
  ladder: readonly Tier[];
  /** Where the customer stands, as kept; meaningful in expiration_mode only. */
  current: { id: number | null; until: number | null };
  nowMs: number;
}

interface Place {
  tier: Tier | undefined;
  next: Tier | undefined;
  /** When the tier is looked at again; null where it lasts. */
  until: number | null;
}

const dayMs = 86_400_000;

/**
 * The tier of a customer: over a lifetime the highest one reached; in expiration_mode the highest
 * one reached within its own days, kept until its period ends even when less was earned since. An
 * upgrade counts at once, a downgrade when the period ends. `added` is what a receipt adds, or takes.
 */
export function standing({ enabled, system, ladder, current, nowMs }: Standing, added = 0): Place {
  if (!enabled || ladder.length === 0) return { tier: undefined, next: undefined, until: null };
  const reached = ladder.findLastIndex((tier) => tier.reached + added >= tier.from);
  const validIndex =
    system === 'expiration_mode' && current.until !== null && current.until > nowMs
      ? ladder.findIndex((tier) => tier.store_point_title_id === current.id)
      : -1;
  // A return may take away what a tier was reached with: then it is looked at anew.
  const lasting = added < 0 ? -1 : validIndex;
  const index = Math.max(reached, lasting);
  const tier = ladder[index];
  const days = system === 'expiration_mode' ? tier?.expiration_days : null;
  const lasts =
    lasting >= 0 && index === lasting ? current.until : days ? nowMs + days * dayMs : null;
  return { tier, next: ladder[index + 1], until: lasts };
}
