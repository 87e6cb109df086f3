import type { Localized } from '../../../contract/engine/languages.ts';
import type { Ladder, PointTitle } from '../../../contract/point-titles/point-titles.ts';
import { noEnd, unit } from '../../../contract/point-titles/point-titles.ts';
import type { EditedTier } from '../../../contract/point-titles/tiers-to-send.ts';

type Words = Partial<Localized>;

/** A tier while it is edited: its threshold may be anything that was typed. */
export interface Draft
  extends Omit<EditedTier, 'from' | 'to' | 'title' | 'description' | 'expiration_days'> {
  readonly title: Words;
  readonly description: Words;
  /** Tells it from the others while they change places. */
  readonly key: string;
  readonly from: number | string | null;
  readonly expiration_days: number | string | null;
}

export const draftsOf = ({ tiers }: Ladder): Draft[] =>
  tiers.map((tier: PointTitle) => ({ ...tier, key: `kept ${tier.store_point_title_id}` }));

const colours = ['#b08d57', '#8e9aa5', '#d4a017', '#0f5666', '#a3452b', '#5b4b8a'];
const first = 100;
const growth = 2;

const thresholdOf = ({ from }: Draft) => (typeof from === 'number' ? from : 0);

/** Whether it was just added, and waits for its title. */
export const isNew = ({ store_point_title_id, title }: Draft) => !store_point_title_id && !title.el;

/** A tier above all others, with a threshold and a colour of its own. */
export function another(drafts: readonly Draft[], expirationDays: number | null): Draft {
  const highest = Math.max(...drafts.map(thresholdOf));
  const above = drafts.length ? highest * growth || first : 0;
  return {
    key: `new ${crypto.randomUUID()}`,
    from: above,
    color: colours[drafts.length % colours.length] ?? '#0f5666',
    title: { el: '', en: '', it: '' },
    description: { el: '', en: '', it: '' },
    expiration_days: expirationDays,
  };
}

/** By rising threshold, as soon as each is a number. */
export const inOrder = (drafts: readonly Draft[]) =>
  drafts.some(({ from }) => typeof from !== 'number')
    ? [...drafts]
    : drafts.toSorted((one, other) => thresholdOf(one) - thresholdOf(other));

/** With a change of one, wherever it stands. */
export const withChange = (drafts: readonly Draft[], key: string, change: Partial<Draft>) =>
  drafts.map((draft) => (draft.key === key ? { ...draft, ...change } : draft));

/** Without one; what becomes the first begins at 0. */
export function without(drafts: readonly Draft[], key: string): Draft[] {
  const left = drafts.filter((draft) => draft.key !== key);
  return left.map((draft, index) => (index === 0 ? { ...draft, from: 0 } : draft));
}

const rounded = (value: number) => Math.round(value * 100) / 100;

/** The end of each tier is one unit below the next one's threshold; the last has none. */
export function withEnds(drafts: readonly Draft[]): EditedTier[] {
  return drafts.map(({ key: _, ...draft }, index) => {
    const next = drafts[index + 1];
    const to = next ? rounded(thresholdOf(next) - unit) : noEnd;
    // What is no number is refused by the contract, in its field.
    const [from, expiration_days] = [draft.from as number, draft.expiration_days as number | null];
    return { ...draft, from, expiration_days, to };
  });
}
