import type { LoaderFunctionArgs } from 'react-router';
import { loadRegistrationWords } from '../../i18n/load-registration.ts';
import { languageOfPath } from '../../session/paths.ts';

/** The words of a page of registration, in the language of its path. */
export const loadWords = ({ request }: LoaderFunctionArgs) =>
  loadRegistrationWords(languageOfPath(new URL(request.url).pathname));
