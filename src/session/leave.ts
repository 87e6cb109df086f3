import { languageOfPath, signInPath } from './paths.ts';
import { clearSession } from './session.ts';

type Go = (path: string) => void;
let go: Go = (path) => location.assign(path);

/** The router tells how to move without loading the page anew. */
export function navigateWith(navigate: Go) {
  go = navigate;
}

let stay = () => false;

/** Asks, when the server no longer knows a session, whether the page stays: then somebody signs in over it. */
export function stayWhere(isOver: () => boolean) {
  stay = isOver;
}

/** Ends a session the server no longer knows; sign-in says so and leads back here. */
export function expireSession() {
  if (stay()) return;
  const { pathname, search, hash } = location;
  clearSession();
  go(signInPath(languageOfPath(pathname), `${pathname}${search}${hash}`, true));
}

let overPage = false;

/** Whether somebody signs in over a page, and not on the page for it. */
export function signsInOver(is: boolean) {
  overPage = is;
}

/** A wrong password signs out whoever was signed in (error-401-invalid-login), but takes no page from below a dialog. */
export function refuseSignIn() {
  if (!overPage) clearSession();
}

/** Clears this device and goes to sign-in in the same language (sign-out-redirect). */
export function leave() {
  clearSession();
  go(signInPath(languageOfPath(location.pathname)));
}
