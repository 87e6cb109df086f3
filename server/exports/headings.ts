import type { Language } from '../../contract/engine/languages.ts';
import type { ExportKey } from '../../contract/exports/exported.ts';
import { type Headings, headingsOf } from './headings.data.ts';

/** What the columns and choices of a key are called in a language; nothing of those that only panels name. */
export const headingsIn = (key: string, language: Language): Headings =>
  headingsOf[key as ExportKey]?.[language] ?? {};
