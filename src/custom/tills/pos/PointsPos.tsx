import { useEffect } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { loadPosWords, type PosWords } from '../../../i18n/load-pos.ts';
import { languageOfPath } from '../../../session/paths.ts';
import { productName } from '../../../theme/tokens.ts';
import { useTillSession } from '../state/till-session.ts';
import { PosContext } from '../state/words.ts';
import { Entrance } from './Entrance.tsx';
import { OpenTill } from './OpenTill.tsx';

/** The words of the till in the path's language. */
export const loader = ({ request }: LoaderFunctionArgs) =>
  loadPosWords(languageOfPath(new URL(request.url).pathname));

/** The point of sale, without padding (points-pos-no-padding): nothing is readable before it is opened. */
export function Component() {
  const words = useLoaderData<PosWords>();
  const { till, signedIn } = useTillSession();
  useEffect(() => {
    document.title = `${words.pos.title} · ${productName}`;
    navigator.serviceWorker?.register('/till-worker.js').catch(() => undefined);
  }, [words]);
  return (
    <PosContext value={{ words, currency: 'EUR' }}>
      {till ? (
        <OpenTill key={`${till.storeId}.${till.token}`} session={till} words={words} />
      ) : (
        <Entrance signedIn={signedIn} />
      )}
    </PosContext>
  );
}
