import { type LoaderFunctionArgs, redirect } from 'react-router';
import { isLanguage, type Language } from '../../contract/engine/languages.ts';
import { loadPublicWords } from '../i18n/load.ts';
import { loadPanelWords } from '../i18n/load-panel.ts';
import { loadMade } from '../loading/load-screen.ts';
import { inLanguage, type PanelName, panelOf, signInPath } from '../session/paths.ts';
import { session } from '../session/session.ts';
import { loadPanel } from './load-panel.ts';

const partsOf = ({ request }: LoaderFunctionArgs) => {
  const { pathname, search, hash } = new URL(request.url);
  const first = pathname.split('/')[1];
  const language: Language = isLanguage(first) ? first : 'en';
  return { language, first, pathname, path: `${pathname}${search}${hash}` };
};

/** The first that there is of a language that was chosen and the browser's own. */
const wantedLanguage = (chosen?: string | null): Language | undefined =>
  [chosen, ...navigator.languages.map((each) => each.slice(0, 2))].find((each): each is Language =>
    isLanguage(each ?? undefined),
  );

/** To the stores when somebody is signed in, else to sign-in, in the path's language or the browser's (root-redirect). */
export function goHome(args: LoaderFunctionArgs) {
  const { first, language: known } = partsOf(args);
  const language = first ? known : (wantedLanguage() ?? known);
  return redirect(session().token ? `/${language}/user-stores` : signInPath(language));
}

/** The words of the path's language; an unknown language becomes English (lang-unknown). */
export async function language(args: LoaderFunctionArgs) {
  const { language: known, first, path } = partsOf(args);
  // The request of a loader never carries the hash.
  if (known !== first) return redirect(`${inLanguage(path, known)}${location.hash}`);
  return loadMade(() => loadPublicWords(known));
}

/**
 * The words of the page of a shared coupon, which has no language in its path: the one that was chosen there, else the first of
 * the browser's that there is, else Greek.
 */
export async function browserLanguage({ request }: LoaderFunctionArgs) {
  const known = wantedLanguage(new URL(request.url).searchParams.get('lang'));
  // Calls of the page are made in this language too.
  document.documentElement.lang = known ?? 'el';
  return loadMade(async () => {
    const { loadCouponWords } = await import('../i18n/load-coupon.ts');
    return loadCouponWords(known ?? 'el');
  });
}

/** Pages of one's own need somebody signed in (guard-login). */
export function signedIn(args: LoaderFunctionArgs) {
  const { language: known, path } = partsOf(args);
  return session().token ? null : redirect(signInPath(known, path));
}

/**
 * A panel needs a chosen store of its kind; the chooser leads on to the page asked for. It opens when
 * its first screen and its words are there.
 */
export const inPanel = (panel: PanelName) => async (args: LoaderFunctionArgs) => {
  const { token, store } = session();
  if (!token) return signedIn(args);
  const { language: known, pathname, path } = partsOf(args);
  if (store && panelOf(store.kind) === panel) {
    const below = pathname.split('/').slice(3).join('/');
    await Promise.all([loadPanel(panel, below), loadPanelWords(known, pathname)]);
    return null;
  }
  return redirect(`/${known}/user-stores?${new URLSearchParams({ next: path })}`);
};
