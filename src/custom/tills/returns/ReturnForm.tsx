import { type FormEvent, useEffect, useRef } from 'react';
import type { ReceiptPage } from '../../../../contract/transactions/transaction-calls.ts';
import { formatDateTime } from '../../../i18n/format.ts';
import { useWords } from '../../../i18n/use-words.ts';
import { say } from '../../../public/parts/use-call.ts';
import { enterKey, escapeKey } from '../../../session/keys.ts';
import styles from '../parts/pos.module.css';
import { Understood } from '../parts/Understood.tsx';
import type { TillCalls } from '../state/calls.ts';
import { usePos } from '../state/words.ts';
import { type Returned, type TillReturn, useTillReturn } from './use-till-return.ts';

interface Props {
  readonly receipt: ReceiptPage;
  readonly calls: TillCalls;
  readonly onBack: () => void;
  readonly onOver: () => void;
}

/** What a return does, before it and after it. */
function Facts({ done: { return: back } }: { done: Returned }) {
  const { p, money, points } = usePos();
  const facts = [
    [p('returning.preview.amount'), money(back.amount)],
    [p('returning.preview.moneyBack'), money(back.money_back)],
    [p('returning.preview.taken'), points(back.points_taken)],
    ...(back.points_given_back
      ? [[p('returning.preview.givenBack'), points(back.points_given_back)]]
      : []),
    ...(back.points_expired ? [[p('returning.preview.expired'), points(back.points_expired)]] : []),
    ...(back.deficit ? [[p('returning.preview.deficit'), points(back.deficit)]] : []),
    [p('returning.preview.balance'), points(back.balance_after)],
  ];
  return (
    <dl className={styles.figures}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Mode({ form, whole }: { form: TillReturn; whole: boolean }) {
  const { p } = usePos();
  return (
    <label className={styles.toggle}>
      <input
        type="radio"
        name="mode"
        checked={form.isWhole === whole}
        onChange={() => form.setWhole(whole)}
      />
      {p(whole ? 'returning.modes.whole' : 'returning.modes.amount')}
    </label>
  );
}

function Fields({ form, rest }: { form: TillReturn; rest: number }) {
  const { p, money } = usePos();
  return (
    <fieldset className={styles.rest} disabled={form.busy || form.lost}>
      <legend>{p('returning.what')}</legend>
      <Mode form={form} whole={true} />
      {rest > 0 && <Mode form={form} whole={false} />}
      <div className={styles.row}>
        {!form.isWhole && (
          <label className={styles.small}>
            {`${p('returning.amount')} (${p('returning.rest', { rest: money(rest) })})`}
            <input
              value={form.text}
              inputMode="decimal"
              autoComplete="off"
              maxLength={13}
              // biome-ignore lint/a11y/noAutofocus: the cashier has just asked for an amount.
              autoFocus
              onChange={(event) => form.setText(event.target.value)}
            />
            <Understood text={form.text} onChoose={form.setText} />
          </label>
        )}
        <label className={styles.small}>
          {p('returning.reason')}
          <input
            value={form.reason}
            maxLength={200}
            autoComplete="off"
            onChange={(event) => form.setReason(event.target.value)}
          />
        </label>
      </div>
    </fieldset>
  );
}

/** Which receipt it is. */
function Which({ receipt: { transaction, customer } }: { receipt: ReceiptPage }) {
  const { money } = usePos();
  const { receipt_number, transaction_id, gross_amount, created_at } = transaction;
  const parts = [
    receipt_number ?? `#${transaction_id}`,
    customer.name,
    money(gross_amount),
    formatDateTime(created_at),
  ];
  return <p>{parts.join(' · ')}</p>;
}

/** Takes a receipt back after telling what that will do. */
export function ReturnForm({ receipt, calls, onBack, onOver }: Props) {
  const { p } = usePos();
  const { t } = useWords();
  const form = useTillReturn(calls, receipt);
  const title = useRef<HTMLHeadingElement>(null);
  const { done, preview, fault, lost, busy } = form;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows the step.
  useEffect(() => title.current?.focus(), [done]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (preview.done || lost) void form.post();
  };
  const said = fault ?? preview.fault;
  const { amount, returned_amount } = receipt.transaction;
  return (
    <form
      className={styles.column}
      onSubmit={submit}
      onKeyDown={(event) => event.key === 'Escape' && !busy && !lost && onBack()}
    >
      <h2 ref={title} tabIndex={-1}>
        {done ? p('returning.done') : p('returns.open')}
      </h2>
      <Which receipt={receipt} />
      {!done && <Fields form={form} rest={amount - returned_amount} />}
      <div role="status">
        {(done ?? preview.done) && <Facts done={(done ?? preview.done) as Returned} />}
      </div>
      {said && !done && (
        <p role="alert" className={styles.refused}>
          {lost ? p('returns.lost') : say(t, said)}
        </p>
      )}
      {done ? (
        <button type="button" className={styles.submit} onClick={onOver}>
          {p('done.next')}
        </button>
      ) : (
        <>
          <button
            type="submit"
            className={styles.submit}
            disabled={busy || !(preview.done || lost)}
          >
            {p(lost ? 'returns.again' : 'returning.confirm')} <kbd>{enterKey}</kbd>
          </button>
          <button type="button" className={styles.second} disabled={busy || lost} onClick={onBack}>
            {p('returns.back')} <kbd>{escapeKey}</kbd>
          </button>
        </>
      )}
    </form>
  );
}
