import { isLanguage, type Language } from '../../contract/engine/languages.ts';
import { type PanelName, panelNames } from '../../contract/engine/pages.ts';
import type { OwnStore } from '../../contract/people/session.ts';

export { type PanelName, panelNames };

const panels = {
  company: 'loyaltyPanel',
  store: 'storePanel',
  supplier: 'supplierPanel',
} as const satisfies Record<OwnStore['kind'], PanelName>;

/** The panel a company, a store or a supplier is run in. */
export const panelOf = (kind: OwnStore['kind']): PanelName => panels[kind];

/** The language a path names, English when it names none (lang-unknown). */
export function languageOfPath(pathname: string): Language {
  const first = pathname.split('/')[1];
  // The page of a shared coupon has no language in its path: it says which one it is in.
  const said = first === 'fb' ? document.documentElement.lang : first;
  return isLanguage(said) ? said : 'en';
}

/** The same path in another language. */
export const inLanguage = (path: string, language: Language) =>
  path.replace(/^\/[^/?#]*/, `/${language}`);

/** The panel a path lies in, if any. */
export function panelOfPath(path: string): PanelName | undefined {
  const second = path.split(/[/?#]/)[2];
  return panelNames.find((name) => name === second);
}

/** A page to go on to, when it is one of ours: anything that could lead to another host is dropped. */
export function safeNext(next: string | null): string | undefined {
  if (!next || !/^\/[^/\\]/.test(next) || /[\p{Cc}\\]/u.test(next)) return undefined;
  return new URL(next, location.origin).origin === location.origin ? next : undefined;
}

/** Sign-in, remembering where the person wanted to go. */
export function signInPath(language: Language, next?: string, expired = false): string {
  const query = new URLSearchParams();
  if (expired) query.set('expired', '1');
  if (next) query.set('next', next);
  const text = query.toString();
  return `/${language}/sign-in${text ? `?${text}` : ''}`;
}
