import { useEffect, useState } from 'react';
import type { ReceiptPage } from '../../../../contract/transactions/transaction-calls.ts';
import { formatDateTime } from '../../../i18n/format.ts';
import { useWords } from '../../../i18n/use-words.ts';
import { type Note, noteOf, say } from '../../../public/parts/use-call.ts';
import { escapeKey } from '../../../session/keys.ts';
import styles from '../parts/pos.module.css';
import { SearchState, useSearched } from '../redeem/Searched.tsx';
import type { TillCalls } from '../state/calls.ts';
import type { ListedReceipt as Receipt } from '../state/return-calls.ts';
import { usePos } from '../state/words.ts';
import { ReturnForm } from './ReturnForm.tsx';

interface Props {
  readonly calls: TillCalls;
  readonly onBack: () => void;
}

const isReturnable = ({ standing }: Receipt) =>
  standing === 'posted' || standing === 'partly_returned';

/** The newest receipts of the store, and those of a number or a customer. */
function useReceipts(calls: TillCalls, typed: string) {
  const [recent, setRecent] = useState<readonly Receipt[]>([]);
  const [fault, setFault] = useState<Note | null>(null);
  const [loading, setLoading] = useState(true);
  useEffect(() => {
    calls
      .receipts()
      .then(setRecent, (error: unknown) => setFault(noteOf(error)))
      .finally(() => setLoading(false));
  }, [calls]);
  const hits = useSearched(typed, recent, calls.receipts);
  return { hits: loading && !typed.trim() ? undefined : hits, fault };
}

function OneReceipt({ receipt, onChoose }: { receipt: Receipt; onChoose: () => void }) {
  const { p, money } = usePos();
  const { receipt_number, transaction_id, customer, gross_amount, created_at, standing } = receipt;
  return (
    <li>
      <button
        type="button"
        className={styles.chip}
        disabled={!isReturnable(receipt)}
        onClick={onChoose}
      >
        <b>{money(gross_amount)}</b>{' '}
        {[receipt_number ?? `#${transaction_id}`, customer].filter(Boolean).join(' · ')}{' '}
        <small>
          {formatDateTime(created_at)}
          {standing === 'posted' ? '' : ` · ${p(`returns.standings.${standing}`)}`}
        </small>
      </button>
    </li>
  );
}

function Find({ calls, onBack, onChoose }: Props & { readonly onChoose: (id: number) => void }) {
  const { p } = usePos();
  const { t } = useWords();
  const [typed, setTyped] = useState('');
  const { hits, fault } = useReceipts(calls, typed);
  return (
    <section
      className={styles.column}
      aria-label={p('returns.open')}
      onKeyDown={(event) => event.key === 'Escape' && onBack()}
    >
      <h2>{p('returns.open')}</h2>
      <div className={styles.row}>
        <label className={styles.small}>
          {p('returns.find')}
          <input
            type="search"
            value={typed}
            maxLength={64}
            autoComplete="off"
            // biome-ignore lint/a11y/noAutofocus: the cashier has just asked for it.
            autoFocus
            onChange={(event) => setTyped(event.target.value)}
          />
        </label>
      </div>
      {fault && (
        <p role="alert" className={styles.refused}>
          {say(t, fault)}
        </p>
      )}
      {!typed.trim() && <h3>{p('returns.recent')}</h3>}
      <ul className={styles.queue}>
        {hits?.map((each) => (
          <OneReceipt
            key={each.transaction_id}
            receipt={each}
            onChoose={() => onChoose(each.transaction_id)}
          />
        ))}
      </ul>
      {!fault && <SearchState typed={typed} hits={hits} empty={p('returns.none')} />}
      <button type="button" className={styles.second} onClick={onBack}>
        {p('returns.back')} <kbd>{escapeKey}</kbd>
      </button>
    </section>
  );
}

/** A return at the till: the receipt is found by its number or its customer, and taken back whole or in part. */
export function ReturnStep({ calls, onBack }: Props) {
  const { t } = useWords();
  const [receipt, setReceipt] = useState<ReceiptPage | null>(null);
  const [fault, setFault] = useState<Note | null>(null);
  const choose = (id: number) => {
    setFault(null);
    calls.receipt(id).then(setReceipt, (error: unknown) => setFault(noteOf(error)));
  };
  if (receipt)
    return (
      <ReturnForm receipt={receipt} calls={calls} onBack={() => setReceipt(null)} onOver={onBack} />
    );
  return (
    <>
      {fault && (
        <p role="alert" className={styles.refused}>
          {say(t, fault)}
        </p>
      )}
      <Find calls={calls} onBack={onBack} onChoose={choose} />
    </>
  );
}
