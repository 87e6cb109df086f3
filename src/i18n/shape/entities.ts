import { screens } from '../../session/screens.data.ts';
import type { Texts } from './words.ts';

/** What an entity is called, its fields are, and its screens say besides. */
export interface EntityWords {
  /** `one |||| many`. */
  readonly name: string;
  readonly tab?: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly texts?: Texts;
}

/**
 * Files of words by their path, as Vite's glob answers them. It is called without the type of what it answers:
 * vitest knows by `glob(` which modules depend on what other files there are, and keeps none of these.
 */
export type Files = Readonly<Record<string, unknown>>;

const isOfEntity = (words: unknown): words is EntityWords =>
  typeof words === 'object' && words !== null && 'name' in words && 'fields' in words;

const nameOf = (exported: string) =>
  exported.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The words of the entities among what files export, by the entity's name: `productTags` are those of `product-tags`. */
export const byEntity = (files: Files) =>
  Object.values(files)
    .flatMap((exported) => Object.entries(exported ?? {}))
    .flatMap(([name, words]) => (isOfEntity(words) ? [[nameOf(name), words] as const] : []));

/**
 * The words of an area's entities by where their screens are, as react-admin looks them up. `besides` are
 * those of other areas that are shown there too, and the entity that is meant where two share a screen.
 */
export const resourceWords = (files: Files, besides: object = {}): Record<string, EntityWords> =>
  Object.fromEntries(
    [...byEntity(files), ...byEntity({ besides })].map(([name, words]) => [
      screens[name] ?? name,
      words,
    ]),
  );

/** What the tab of each screen says: its records, as many. */
export const tabNames = (files: Files) =>
  Object.fromEntries(
    Object.entries(resourceWords(files)).map(([screen, { name, tab }]) => [
      screen,
      tab ?? name.split(' |||| ').at(-1) ?? name,
    ]),
  );
