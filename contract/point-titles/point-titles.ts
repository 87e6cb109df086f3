import { z } from 'zod';
import { changesOf, endpoint, nothing } from '../engine/endpoint.ts';
import { colour, money, points } from '../engine/fields.ts';
import { localized, localizedOptional } from '../engine/localized-fields.ts';

export const mostTiers = 12;
/** The `to` of the last tier: it has no end. */
export const noEnd = -1;
/** What a ladder counts: 1 the points earned, 2 the amounts spent. */
export const tierModeIds = { points: 1, amount: 2 } as const;
export const tierSystems = ['lifetime', 'expiration_mode'] as const;

const threshold = money().value;
const title = localized(60, 'name');
const description = localizedOptional(500);
const version = z.iso.datetime();

/** A tier as it is sent: thresholds in points, or in money where amounts count. */
const tierBody = z.object({
  /** Which of the tiers there are it is; a new one has none. The panel sends none at all (tier-strip-fields). */
  store_point_title_id: z.int().optional(),
  from: threshold,
  to: z.union([threshold, z.literal(noEnd)]),
  multiplier: points().value.max(100).default(1),
  color: colour('#0f5666').value,
  title: title.value,
  description: description.value.prefault(description.default),
  expiration_days: z.int().min(1).max(3650).nullable().optional(),
});
export type TierBody = z.input<typeof tierBody>;
export type SentTier = z.output<typeof tierBody>;

const tier = z
  .object({
    store_point_title_id: z.int(),
    from: z.number(),
    to: z.number(),
    multiplier: z.number(),
    color: z.string(),
    title: title.read,
    description: description.read,
    expiration_days: z.int().nullable(),
    /** How many customers what they earned, or spent, places here. */
    customers_count: z.int(),
    created_at: version,
    updated_at: version,
  })
  .meta({ id: 'PointTitle' });
export type PointTitle = z.infer<typeof tier>;

const settings = z
  .object({
    enabled: z.boolean(),
    /** On, tiers open gifts only and their multipliers are not applied. */
    package_mode: z.boolean(),
    tier_mode_id: z.union([z.literal(tierModeIds.points), z.literal(tierModeIds.amount)]),
    system: z.enum(tierSystems),
    updated_at: version,
  })
  .meta({ id: 'TierSettings' });
export type TierSettings = z.infer<typeof settings>;

const ladder = z.object({
  /** By rising `from`. */
  tiers: z.array(tier),
  settings,
  /** The version of the ladder, to be sent with a change; null while there is none. */
  updated_at: version.nullable(),
});
export type Ladder = z.infer<typeof ladder>;

/** The next tier begins within this of where the one before ends: 0–100, 101–500. */
export const unit = 1;

/** The first tier begins at 0, and each other one where the one before ends: no gaps, no overlaps. */
function holdTogether(
  sent: readonly { from: number; to: number }[],
  { addIssue }: z.core.$RefinementCtx,
) {
  const number = { origin: 'number', inclusive: true } as const;
  for (const [index, { from, to }] of sent.entries()) {
    const least = index === 0 ? 0 : (sent[index - 1]?.to ?? 0) + unit;
    const place = { ...number, path: [index, 'from'], input: from };
    if (from > least) addIssue({ ...place, code: 'too_big', maximum: least });
    else if (from <= least - unit) addIssue({ ...place, code: 'too_small', minimum: least });
    if (index < sent.length - 1 && to < from)
      addIssue({ ...number, code: 'too_small', minimum: from, path: [index, 'to'], input: to });
  }
}

/** The last tier has no end, whatever was sent as one (tier-last-to-minus-1). */
const tiers = z
  .array(tierBody)
  .min(1)
  .max(mostTiers)
  .superRefine(holdTogether)
  .transform((sent) =>
    sent.map((each, i) => (i < sent.length - 1 ? each : { ...each, to: noEnd })),
  );
/** Two tiers: everybody begins with the first, the last has no end. */
const example = {
  tiers: [
    { from: 0, to: 500, color: '#8a6d3b', title: { el: 'Ναύτης' } },
    { from: 501, to: -1, color: '#0a7d8c', title: { el: 'Καπετάνιος' } },
  ],
};
const ladderBody = z.object({ tiers, updated_at: version.nullable().optional() });
const path = '/companies/{storeId}/point-titles';
const common = { path, tag: 'point-titles' } as const;
const identity =
  'tiers keep the ids they are sent with or, where none is sent, those of the same title, threshold or place';

export const listPointTitles = endpoint({
  ...common,
  method: 'GET',
  access: 'point_packages.read',
  summary: 'the ladder of tiers and how it is climbed',
  whole: 'tiers',
  reply: ladder,
});

export const createPointTitles = endpoint({
  ...common,
  method: 'POST',
  access: 'point_packages.create',
  foresees: ['tiers_up', 'tiers_down'],
  summary: `set the whole ladder; ${identity}`,
  status: 201,
  example,
  body: ladderBody,
  reply: ladder,
});

export const changePointTitles = endpoint({
  ...common,
  method: 'PUT',
  access: 'point_packages.update',
  foresees: ['tiers_up', 'tiers_down'],
  extension: true,
  summary: `change the whole ladder; ${identity}`,
  example,
  body: ladderBody,
  reply: ladder,
});

export const changePointTitle = endpoint({
  method: 'PUT',
  path: `${path}/{id}`,
  tag: 'point-titles',
  access: 'point_packages.update',
  foresees: ['tiers_up', 'tiers_down'],
  summary:
    'change one tier, whose neighbours end and begin where it does; or, with `tiers`, the whole ladder',
  body: z.object({
    ...changesOf(tierBody.omit({ store_point_title_id: true }).shape),
    tiers: tiers.optional(),
    updated_at: version.optional(),
  }),
  reply: tier,
});

export const deletePointTitle = endpoint({
  method: 'DELETE',
  path: `${path}/{id}`,
  tag: 'point-titles',
  access: 'point_packages.delete',
  foresees: ['tiers_up', 'tiers_down'],
  retires: 'point_titles',
  summary: 'delete one tier; its neighbours close the gap',
  reply: nothing,
});

export const previewPointTitles = endpoint({
  method: 'POST',
  path: `${path}/preview`,
  tag: 'point-titles',
  access: 'point_packages.read',
  extension: true,
  summary: 'how many customers a ladder would move; changes nothing',
  body: z.object({ from: z.array(threshold).min(1).max(mostTiers) }),
  reply: z.object({
    /** How many would climb and how many would fall. */
    up: z.int(),
    down: z.int(),
    /** How many would stand on each tier. */
    tiers: z.array(z.int()),
  }),
});

export const changeTierSettings = endpoint({
  method: 'PUT',
  path: '/companies/{storeId}/tiers/change',
  tag: 'company-misc',
  access: 'point_packages.update',
  foresees: ['tiers_up', 'tiers_down'],
  summary: 'switch tiers on or off, and say what they count and for how long',
  body: settings.partial().required({ enabled: true }),
  reply: settings,
});

export const pointTitleCalls = [
  listPointTitles,
  createPointTitles,
  changePointTitles,
  changePointTitle,
  deletePointTitle,
  previewPointTitles,
  changeTierSettings,
];
