import type { Language } from '../../contract/engine/languages.ts';
import { languageOf } from '../../contract/engine/languages.ts';
import type { OwnStore, SessionUser } from '../../contract/people/session.ts';
import { inLanguage, panelOf, panelOfPath, safeNext } from '../session/paths.ts';
import { chooseStore } from '../session/session.ts';

/** Where signing in leads: the chooser (flow-after-sign-in), in the person's own language. */
export function pathAfterSignIn(
  user: Pick<SessionUser, 'language_id'>,
  lang: Language,
  next: string | null,
): string {
  const language = user.language_id ? languageOf(user.language_id) : lang;
  const target = safeNext(next);
  if (target && !panelOfPath(target)) return inLanguage(target, language);
  const query = target ? `?${new URLSearchParams({ next: inLanguage(target, language) })}` : '';
  return `/${language}/user-stores${query}`;
}

/** Keeps the chosen store and says where it leads: the page asked for, or the panel's first page. */
export function enter(store: OwnStore, lang: Language, next: string | null): string {
  chooseStore(store);
  const panel = panelOf(store.kind);
  const target = safeNext(next);
  return target && panelOfPath(target) === panel ? inLanguage(target, lang) : `/${lang}/${panel}`;
}
