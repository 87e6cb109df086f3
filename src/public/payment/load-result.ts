import { type LoaderFunctionArgs, redirect } from 'react-router';
import { loadPaymentWords } from '../../i18n/load-payment.ts';
import { languageOfPath, safeNext, signInPath } from '../../session/paths.ts';
import { session } from '../../session/session.ts';

/** Where somebody goes on to who has paid: where they came from, or the billing of their own place. */
export const nextOf = (search: URLSearchParams) => safeNext(search.get('next'));

/** The words of the page: its path is English for everybody, so that they are in the language of whoever came. */
export function loader({ request }: LoaderFunctionArgs) {
  const { pathname, search, searchParams } = new URL(request.url);
  if (!session().token)
    return redirect(signInPath(languageOfPath(pathname), `${pathname}${search}`));
  return loadPaymentWords(languageOfPath(nextOf(searchParams) ?? pathname));
}
