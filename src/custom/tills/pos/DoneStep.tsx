import { useEffect, useRef } from 'react';
import type { TillFacts } from '../../../../contract/tills/tills.ts';
import { enterKey } from '../../../session/keys.ts';
import { whyLines } from '../../transactions/why/why.ts';
import { nameOf, type Step } from '../state/use-till.ts';
import { usePos } from '../state/words.ts';
import { LeftToPay } from './LeftToPay.tsx';
import { PrintedReceipt } from './PrintedReceipt.tsx';
import styles from './pos.module.css';

type Done = Extract<Step, { name: 'done' }>;

function Why({ rules }: { rules: NonNullable<Done['posted']>['rules'] }) {
  const { p, why, lang, currency } = usePos();
  return (
    <details className={styles.why}>
      <summary>{p('done.why')}</summary>
      <ol>
        {whyLines(rules, why, lang, currency).map(({ rule, text, points, matters }) => (
          <li key={rule} className={matters ? undefined : styles.quietly}>
            <span>{text}</span>
            {points !== undefined && <b>{points}</b>}
          </li>
        ))}
      </ol>
    </details>
  );
}

function Receipt({ step: { posted, who } }: { step: Done }) {
  const { p, points } = usePos();
  if (!posted)
    return (
      <>
        <p className={styles.huge}>{p('done.kept')}</p>
        <p>{p('done.keptText')}</p>
      </>
    );
  return (
    <>
      <p className={styles.huge}>
        {posted.status === 'pending'
          ? p('done.pending')
          : p('done.posted', { points: points(posted.points), smart_count: posted.points })}
      </p>
      <p>{nameOf(who)}</p>
      {posted.status === 'posted' && (
        <p>{p('done.balance', { points: points(posted.balance_after) })}</p>
      )}
      <p>
        <LeftToPay amounts={posted} />
      </p>
      {posted.reward && (
        <p className={styles.reward}>
          {p('redeem.reward', { title: posted.reward.title })} <b>{posted.reward.code}</b>
        </p>
      )}
      {posted.replayed && <p>{p('done.again')}</p>}
      <Why rules={posted.rules} />
    </>
  );
}

/** What came of it, large and green; Enter goes on to the next customer. */
export function DoneStep({
  step,
  facts,
  onNext,
}: {
  step: Done;
  facts: TillFacts;
  onNext: () => void;
}) {
  const { p } = usePos();
  const next = useRef<HTMLButtonElement>(null);
  useEffect(() => next.current?.focus(), []);
  const prints = facts.thermal_printer && step.posted?.status === 'posted';
  return (
    <section className={step.posted ? styles.done : styles.kept} aria-live="assertive">
      <Receipt step={step} />
      <div className={styles.row}>
        <button ref={next} type="button" className={styles.submit} onClick={onNext}>
          {p('done.next')} <kbd>{enterKey}</kbd>
        </button>
        {prints && (
          <button type="button" className={styles.second} onClick={() => window.print()}>
            {p('done.print')}
          </button>
        )}
      </div>
      {prints && step.posted && (
        <PrintedReceipt store={facts.store} posted={step.posted} customer={nameOf(step.who)} />
      )}
    </section>
  );
}
