import { useState } from 'react';
import { Link, useLoaderData, useLocation, useNavigate, useSearchParams } from 'react-router';
import { phrase } from '../../../../contract/words/phrase.ts';
import type { RegistrationWords } from '../../../i18n/load-registration.ts';
import { useWords } from '../../../i18n/use-words.ts';
import { signInPath } from '../../../session/paths.ts';
import { Notice } from '../../parts/Notes.tsx';
import { Page } from '../../parts/Page.tsx';
import controls from '../../styles/controls.module.css';
import { keepDraft } from '../draft.ts';
import { emptyManager } from '../store/Manager.tsx';
import type { TypedStore } from '../store/StoreFields.tsx';
import { AskMobile } from './AskMobile.tsx';
import { useKept } from './kept.ts';
import { nextAfterAccount } from './next.ts';
import { ProveMobile } from './ProveMobile.tsx';
import { WhoYouAre } from './WhoYouAre.tsx';

export { loadWords as loader } from '../load-words.ts';

/** Registering in three steps, gone on with after a reload (registration-steps). */
export function Component() {
  const { t, lang } = useWords();
  const { account: words } = useLoaderData<RegistrationWords>();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { kept, keep, begin } = useKept();
  const state = useLocation().state as { kept?: boolean } | null;
  const [isOver, setOver] = useState(false);
  const { step, mobile } = kept;
  const lead = {
    1: words.leads.mobile,
    2: phrase(words.leads.code, { mobile }),
    3: words.leads.details,
  }[step];
  const done = (store: TypedStore | undefined) => {
    begin();
    // The page of stores sends it at once: what is refused is mended there.
    if (store) keepDraft('store', { ...store, manager: emptyManager });
    const next = nextAfterAccount(lang, search, store);
    navigate(next, { replace: true, state: { created: true } });
  };
  const over = () => {
    setOver(true);
    begin();
  };
  return (
    <Page title={words.title} lead={lead} shape="split">
      {state?.kept && step === 1 ? <Notice tone="info">{words.kept}</Notice> : null}
      <p className={controls.step} role="status">
        {phrase(words.step, { step })}
      </p>
      {isOver && step === 1 ? (
        <Notice tone="error">{t('refusals.registration_over')}</Notice>
      ) : null}
      {step === 1 && <AskMobile kept={kept} onSent={keep} />}
      {step === 2 && <ProveMobile kept={kept} onKept={keep} onBegin={begin} />}
      {step === 3 && <WhoYouAre kept={kept} onDone={done} onOver={over} />}
      <p className={controls.links}>
        <Link
          to={signInPath(lang, search.has('kind') ? nextAfterAccount(lang, search) : undefined)}
        >
          {words.haveOne}
        </Link>
      </p>
    </Page>
  );
}
