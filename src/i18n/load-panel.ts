import type { Language } from '../../contract/engine/languages.ts';
import { noted } from '../loading/noted.ts';
import type { WordGroup } from './shape/words.ts';

/** Every word of one language that has been fetched so far, by its whole key. It grows as screens are opened. */
export type Dictionary = ReadonlyMap<string, string>;

interface Frame extends WordGroup {
  readonly groups: Readonly<Record<string, () => Promise<WordGroup>>>;
}

const frames: Record<Language, () => Promise<Frame>> = {
  el: () => import('./el/frame.ts'),
  en: () => import('./en/frame.ts'),
  it: () => import('./it/frame.ts'),
};
const dictionaries: Record<Language, Map<string, string>> = {
  el: new Map(),
  en: new Map(),
  it: new Map(),
};
const loaded = new Map<string, Promise<unknown>>();

// One promise per key, so that it can be given to `use`; what could not be fetched is asked for anew.
function once<T>(key: string, load: () => Promise<T>): Promise<T> {
  const known = loaded.get(key);
  if (known) return known as Promise<T>;
  const loading = noted(load());
  loaded.set(key, loading);
  loading.catch(() => loaded.delete(key));
  return loading;
}

function add(words: object, dictionary: Map<string, string>, path = '') {
  for (const [key, word] of Object.entries(words))
    if (typeof word === 'string') dictionary.set(path + key, word);
    else add(word, dictionary, `${path}${key}.`);
}

const loadFrame = (language: Language) =>
  once(language, async () => {
    const frame = await frames[language]();
    add(frame.words, dictionaries[language]);
    return frame;
  });

/** Fetches what comes with no screen of its own, once. */
export const loadGroup = (language: Language, name: string) =>
  once(`${language} ${name}`, async () => {
    const { groups } = await loadFrame(language);
    const group = await groups[`./groups/${name}.ts`]?.();
    if (group) add(group.words, dictionaries[language]);
  });

/** Where a path means something else in one of the panels. */
const groupsOfPanels: Readonly<Record<string, string>> = {
  'loyaltyPanel/products': 'catalogue',
  'loyaltyPanel/reward': 'campaigns',
};

/** The path of a screen begins with the name of its words: `/el/storePanel/products/products-tab` → `products`. */
export function groupOf(path: string): string {
  const [, , panel, name = ''] = path.split('/');
  return groupsOfPanels[`${panel}/${name}`] ?? (name || 'home');
}

/** Fetches what the screens below a path say: `/el/storePanel/products` → `el/groups/products.ts`. */
export const loadScreenWords = (language: Language, path: string) =>
  loadGroup(language, groupOf(path));

/**
 * Fetches what the frame and the menu of a panel say, and answers all words of the language. Those of
 * the screen that is opened first come with them.
 */
export const loadPanelWords = (
  language: Language,
  path = location.pathname,
): Promise<Dictionary> => {
  const panel = path.split('/')[2] ?? '';
  // Words of the screen that do not arrive are told in its own place.
  const ofScreen = loadScreenWords(language, path).catch(() => undefined);
  return once(`${language} ${panel} and frame`, async () => {
    await Promise.all([loadGroup(language, panel), ofScreen]);
    return dictionaries[language];
  });
};
