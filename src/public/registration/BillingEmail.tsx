import { useState } from 'react';
import { useLoaderData, useSearchParams } from 'react-router';
import type { confirmEmail } from '../../../contract/billing/dashboard.ts';
import { phrase } from '../../../contract/words/phrase.ts';
import type { RegistrationWords } from '../../i18n/load-registration.ts';
import { useWords } from '../../i18n/use-words.ts';
import { ApiError, send } from '../../session/api.ts';
import { Notice } from '../parts/Notes.tsx';
import { Page } from '../parts/Page.tsx';
import { say, useCall } from '../parts/use-call.ts';
import controls from '../styles/controls.module.css';

export { loadWords as loader } from './load-words.ts';

/** Whom a link is for; null for one that is nobody's. */
const confirm = (token: string) =>
  send<typeof confirmEmail>('POST', '/common/billing-emails/confirmation', {
    query: { token },
  }).then(
    ({ data }) => data.company,
    (error: unknown) => {
      if (error instanceof ApiError && error.status === 404) return null;
      throw error;
    },
  );

/** Where the owner of an address agrees to be written to about billings: by a press, which no mail program does. */
export function Component() {
  const { t } = useWords();
  const { billingEmail: words } = useLoaderData<RegistrationWords>();
  const [search] = useSearchParams();
  const call = useCall();
  const [company, setCompany] = useState<string | null>();
  const agree = async () =>
    setCompany(await call.attempt(() => confirm(search.get('token') ?? '')));
  return (
    <Page title={words.title} lead={company ? undefined : words.lead}>
      {call.alert ? <Notice tone="error">{say(t, call.alert)}</Notice> : null}
      {company ? <Notice tone="success">{phrase(words.done, { company })}</Notice> : null}
      {company === null ? <Notice tone="error">{words.unknown}</Notice> : null}
      {company ? null : (
        <button
          type="button"
          className={controls.button}
          disabled={call.busy || call.wait > 0}
          onClick={() => void agree()}
        >
          {words.agree}
        </button>
      )}
    </Page>
  );
}
