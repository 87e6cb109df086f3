import { emptySource } from '../../../contract/email-themes/plain-look.ts';
import type { ThemeSource } from '../../../contract/email-themes/source.ts';
import type { Localized } from '../../../contract/engine/languages.ts';

/** A theme as it is being made. */
export interface Draft {
  readonly name: Localized;
  readonly source: ThemeSource;
}

export const emptyDraft: Draft = { name: { el: '', en: '', it: '' }, source: emptySource };
