import { z } from 'zod';
import { effectsPath } from './effects-path.ts';
import { type Endpoint, endpoint } from './endpoint.ts';

/** What one save may change of many. */
export const effectKinds = [
  'tiers_up',
  'tiers_down',
  'point_value',
  'limited_stores',
  'changed_products',
  'store_products',
  'lost_stores',
  'lost_customers',
  'lost_points',
  'removed_customers',
  'restored_customers',
  'left_customers',
  'removed_products',
  'restored_products',
  'left_products',
] as const;
export type EffectKind = (typeof effectKinds)[number];

const effect = z.object({
  effect: z.enum(effectKinds),
  /** How many it changes. */
  count: z.int(),
  /** Money that it is about, before and after. */
  before: z.number().optional(),
  after: z.number().optional(),
});
export type Effect = z.output<typeof effect>;

const foreseen = z
  .object({
    /** Those that change anything; none is no reason to ask. */
    effects: z.array(effect),
    currency: z.string(),
  })
  .meta({ id: 'ForeseenEffects' });
export type ForeseenEffects = z.output<typeof foreseen>;

const derive = (save: Endpoint) =>
  endpoint({
    method: 'POST',
    path: effectsPath(save),
    access: save.access,
    tag: save.tag,
    extension: true,
    summary: `how many of what would change: ${save.summary}; changes nothing`,
    body: save.body,
    ...(save.example ? { example: save.example } : {}),
    reply: foreseen,
  });

const derived = new Map<Endpoint, ReturnType<typeof derive>>();

/** The call that counts, by the rights and the body of a save that declares `foresees`, what that would change. */
export function effectsOf(save: Endpoint): ReturnType<typeof derive> {
  const known = derived.get(save) ?? derive(save);
  derived.set(save, known);
  return known;
}

/** Calls with those that count what some of them would change. */
export const withEffects = (calls: readonly Endpoint[]): readonly Endpoint[] => [
  ...calls,
  ...calls.filter(({ foresees }) => foresees).map(effectsOf),
];
