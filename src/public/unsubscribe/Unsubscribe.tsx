import { useCallback, useEffect, useState } from 'react';
import { useParams } from 'react-router';
import type {
  readSubscription,
  Subscription,
  unsubscribe,
} from '../../../contract/messages/unsubscribing.ts';
import { useWords } from '../../i18n/use-words.ts';
import { ApiError, fileUrl, send } from '../../session/api.ts';
import styles from '../coupon/coupon.module.css';
import { Languages } from '../coupon/Languages.tsx';
import { Loading } from '../LanguageShell.tsx';
import { CallNotes, Notice } from '../parts/Notes.tsx';
import { say, useCall } from '../parts/use-call.ts';
import { useFetched } from '../parts/use-fetched.ts';
import controls from '../styles/controls.module.css';

const path = '/common/unsubscription';

const read = (token: string) =>
  send<typeof readSubscription>('GET', path, { query: { token } }).then(
    ({ data }) => data,
    (error: unknown) => {
      if (error instanceof ApiError && error.status === 404) return null;
      throw error;
    },
  );

function useLeaving(token: string, initially: Subscription) {
  const call = useCall();
  const [subscription, setSubscription] = useState(initially);
  const [isDone, setDone] = useState(false);
  const leave = async (all: boolean) => {
    const query = { token, ...(all ? { all: 'true' as const } : {}) };
    const answer = await call.attempt(() => send<typeof unsubscribe>('POST', path, { query }));
    if (!answer) return;
    setSubscription(answer.data);
    setDone(true);
  };
  return { call, subscription, isDone, leave };
}

type Leaving = ReturnType<typeof useLeaving>;

function Standing({ subscription, isDone }: Pick<Leaving, 'subscription' | 'isDone'>) {
  const { t } = useWords();
  const { channel, subscribed, others, company } = subscription;
  const named = t(`unsubscribing.channels.${channel}`);
  const list = others.map((each) => t(`unsubscribing.channels.${each}`)).join(', ');
  if (subscribed) return <p>{t('unsubscribing.gets', { channel: named })}</p>;
  const done = list
    ? t('unsubscribing.left', { channel: named })
    : t('unsubscribing.leftAll', { company });
  return (
    <>
      {isDone ? <Notice tone="success">{done}</Notice> : <p>{done}</p>}
      {list && <p>{t('unsubscribing.others', { channels: list })}</p>}
    </>
  );
}

function Choices({ token, initially }: { token: string; initially: Subscription }) {
  const { t } = useWords();
  const leaving = useLeaving(token, initially);
  const { call, subscription, leave } = leaving;
  const { company, logo, channel, subscribed, others } = subscription;
  const named = t(`unsubscribing.channels.${channel}`);
  return (
    <article className={styles.card}>
      <div className={styles.body}>
        {logo && (
          <p className={styles.store}>
            <img src={fileUrl(logo)} alt="" />
          </p>
        )}
        <h1 className={styles.title}>{t('unsubscribing.title', { company })}</h1>
        <CallNotes call={call} />
        <Standing {...leaving} />
        {subscribed && (
          <button
            type="button"
            className={controls.button}
            disabled={call.busy}
            onClick={() => leave(false)}
          >
            {t(call.busy ? 'unsubscribing.leaving' : 'unsubscribing.leave', { channel: named })}
          </button>
        )}
        {others.length > 0 && (
          <button
            type="button"
            className={styles.quiet}
            disabled={call.busy}
            onClick={() => leave(true)}
          >
            {t('unsubscribing.leaveAll')}
          </button>
        )}
        <p className={styles.kept}>{t('unsubscribing.service')}</p>
      </div>
    </article>
  );
}

function Shown({ token }: { token: string }) {
  const { t } = useWords();
  const fetched = useFetched(useCallback(() => read(token), [token]));
  const company = fetched.state === 'ready' ? fetched.data?.company : undefined;
  useEffect(() => {
    if (company) document.title = t('unsubscribing.title', { company });
  }, [company, t]);
  if (fetched.state === 'loading') return <Loading />;
  if (fetched.state === 'ready')
    return fetched.data ? (
      <Choices token={token} initially={fetched.data} />
    ) : (
      <Notice tone="error">{t('unsubscribing.unknown')}</Notice>
    );
  return (
    <>
      <Notice tone="error">{say(t, fetched.note)}</Notice>
      <button type="button" className={styles.quiet} onClick={fetched.retry}>
        {t('app.retry')}
      </button>
    </>
  );
}

/** The page that a message links to: what it unsubscribes from, without signing in. */
export function Component() {
  const { token = '' } = useParams();
  return (
    <div className={styles.page}>
      <Languages />
      <main id="main">
        <Shown token={token} />
      </main>
    </div>
  );
}
