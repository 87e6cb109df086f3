import { languageOfPath, signInPath } from './paths.ts';
import { clearSession } from './session.ts';

type Go = (path: string) => void;
let go: Go = (path) => location.assign(path);

/** The router tells how to move without loading the page anew. */
export function navigateWith(navigate: Go) {
  go = navigate;
}

/** Ends a session the server no longer knows; sign-in says so and leads back here. */
export function expireSession() {
  const { pathname, search, hash } = location;
  clearSession();
  go(signInPath(languageOfPath(pathname), `${pathname}${search}${hash}`, true));
}

/** Clears this device and goes to sign-in in the same language (sign-out-redirect). */
export function leave() {
  clearSession();
  go(signInPath(languageOfPath(location.pathname)));
}
