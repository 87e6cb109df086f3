import type { WordGroup } from '../shape/words.ts';
import { pieces } from './pieces.ts';
import { words as shared } from './public.ts';
import { ra } from './ra.ts';
import { shell } from './shell.ts';

/** The words that every page of a panel may need. */
export const words = {
  ...shared,
  // react-admin looks for the names of the languages here.
  ra: { ...ra, locales: shared.languages },
  shell,
  ...pieces,
};

/** What single screens say besides comes with them: see `groups/`. */
export const groups = import.meta.glob('./groups/*.ts') as Record<string, () => Promise<WordGroup>>;
