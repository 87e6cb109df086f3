import type { ReactNode } from 'react';
import { useWords } from '../../i18n/use-words.ts';
import styles from '../styles/controls.module.css';
import { Icon } from './Icon.tsx';
import { type Call, say } from './use-call.ts';

/** A message above a form, read out when it appears. */
export function Notice({
  tone,
  children,
}: {
  tone: 'error' | 'success' | 'info';
  children: ReactNode;
}) {
  return (
    <div className={`${styles.notice} ${styles[tone]}`} role="alert" aria-atomic="false">
      <Icon name={tone === 'success' ? 'check' : 'alert'} />
      <span>{children}</span>
    </div>
  );
}

/** Fields that are sent but have no control of their own: what is wrong with them is told on top. */
const unseenFields = ['app_provider_id', 'country_id', 'token'];

function Wait({ seconds }: { seconds: number }) {
  const { t } = useWords();
  const long = seconds >= 120;
  return (
    <Notice tone="error">
      {t('refusals.too_many_attempts')}
      {/* Not read out: a countdown spoken every second would drown everything else. */}
      <span className={styles.countdown} aria-live="off">
        {long
          ? t('faults.waitMinutes', { smart_count: Math.ceil(seconds / 60) })
          : t('faults.wait', { smart_count: seconds })}
      </span>
    </Notice>
  );
}

/** What came of a form's call: its refusal, or how long to wait. */
export function CallNotes({ call }: { call: Call }) {
  const { t } = useWords();
  if (call.wait > 0) return <Wait seconds={call.wait} />;
  const unseen = unseenFields.flatMap((name) => call.faults[name] ?? []);
  const notes = unseen.length > 0 ? unseen : call.alert ? [call.alert] : [];
  return notes.length > 0 ? (
    <Notice tone="error">{notes.map((note) => say(t, note)).join(' ')}</Notice>
  ) : null;
}
