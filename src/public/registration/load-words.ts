import { type LoaderFunctionArgs, redirect } from 'react-router';
import { loadRegistrationWords } from '../../i18n/load-registration.ts';
import { languageOfPath, signInPath } from '../../session/paths.ts';
import { session } from '../../session/session.ts';

/** The words of a page of registration, in the language of its path. */
export const loadWords = ({ request }: LoaderFunctionArgs) =>
  loadRegistrationWords(languageOfPath(new URL(request.url).pathname));

/** The same for somebody who is signed in; anybody else signs in first, and comes back. */
export function loadWordsSignedIn(args: LoaderFunctionArgs) {
  if (session().token) return loadWords(args);
  const { pathname, search } = new URL(args.request.url);
  return redirect(signInPath(languageOfPath(pathname), `${pathname}${search}`));
}
