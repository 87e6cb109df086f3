import { useLayoutEffect, useRef } from 'react';
import type { TillFacts } from '../../../../contract/tills/tills.ts';
import type { PostedReceipt } from '../../../../contract/transactions/transaction-calls.ts';
import { enterKey } from '../../../session/keys.ts';
import { whyLines } from '../../transactions/why/why.ts';
import { useSink } from '../keys/use-keys.tsx';
import { FromCampaigns } from '../parts/FromCampaigns.tsx';
import styles from '../parts/pos.module.css';
import { UndoLast } from '../parts/Undo.tsx';
import { nextByKey } from '../state/device-choices.ts';
import { nameOf, type Step } from '../state/use-till.ts';
import type { Undo } from '../state/use-undo.ts';
import { usePos } from '../state/words.ts';
import { TakenOff } from './LeftToPay.tsx';
import { PrintedReceipt } from './PrintedReceipt.tsx';

type Done = Extract<Step, { name: 'done' }>;

function Why({ rules }: { rules: PostedReceipt['rules'] }) {
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

/** Amount, points and what is left to pay, as the server answered. */
function Figures({ posted }: { posted: PostedReceipt }) {
  const { p, points, money } = usePos();
  return (
    <dl className={styles.figures}>
      <div>
        <dt>{p('sums.gross_amount')}</dt>
        <dd>{money(posted.gross_amount)}</dd>
      </div>
      <div>
        <dt>{p('customer.balance')}</dt>
        <dd className={styles.huge}>
          {posted.status === 'pending'
            ? p('done.pending')
            : p('done.posted', { points: points(posted.points), smart_count: posted.points })}
        </dd>
      </div>
      <div>
        <dt>{p('sums.left_to_pay')}</dt>
        <dd>
          {money(posted.left_to_pay)} <TakenOff amounts={posted} />
        </dd>
      </div>
    </dl>
  );
}

function Posted({ posted, name }: { posted: PostedReceipt; name: string }) {
  const { p, points } = usePos();
  return (
    <>
      <h2>{name}</h2>
      <Figures posted={posted} />
      {posted.status === 'posted' && (
        <p>{p('done.balance', { points: points(posted.balance_after) })}</p>
      )}
      {posted.reward && (
        <p className={styles.reward}>
          {p('redeem.reward', { title: posted.reward.title })} <b>{posted.reward.code}</b>
        </p>
      )}
      {posted.carried > 0 && (
        <p className={styles.reward}>
          {p('redeem.carried', { points: points(posted.carried), smart_count: posted.carried })}
        </p>
      )}
      <FromCampaigns campaigns={posted.campaigns} className={styles.reward} />
      {posted.replayed && <p>{p('done.again')}</p>}
      <Why rules={posted.rules} />
    </>
  );
}

function Kept() {
  const { p } = usePos();
  return (
    <>
      <p className={styles.huge}>{p('done.kept')}</p>
      <p>{p('done.keptText')}</p>
    </>
  );
}

interface Props {
  readonly step: Done;
  readonly facts: TillFacts;
  readonly undo: Undo;
  /** What was typed already begins the next one. */
  readonly onNext: (typed?: string) => void;
  readonly onFind: (code: string) => void;
}

/** A digit or a letter goes on to the next customer as Enter does, where this device wants it; a scan does always. */
const useNextTyped = ({ onNext, onFind }: Props) =>
  useSink({
    text: () => '',
    write: (text) => {
      if (nextByKey.isOn() && /^[\p{L}\d+]$/u.test(text)) onNext(text);
    },
    submit: () => onNext(),
    scan: onFind,
  });

/** What came of it, large and green; Enter goes on to the next customer. */
export function DoneStep(props: Props) {
  const { step, facts, undo, onNext } = props;
  const { p } = usePos();
  const { posted, who } = step;
  const next = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => next.current?.focus(), []);
  useNextTyped(props);
  const prints = facts.thermal_printer && posted?.status === 'posted';
  return (
    <section className={posted && !undo.last?.undone ? styles.done : styles.kept}>
      {posted ? <Posted posted={posted} name={nameOf(who)} /> : <Kept />}
      <div className={styles.row}>
        <button ref={next} type="button" className={styles.submit} onClick={() => onNext()}>
          {p('done.next')} <kbd>{enterKey}</kbd>
        </button>
        {prints && (
          <button type="button" className={styles.second} onClick={() => window.print()}>
            {p('done.print')}
          </button>
        )}
        {posted && <UndoLast undo={undo} />}
      </div>
      {prints && (
        <PrintedReceipt
          store={facts.store}
          posted={posted}
          customer={nameOf(who)}
          cashier={facts.cashier}
        />
      )}
    </section>
  );
}
