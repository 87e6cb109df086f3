import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { TillFacts } from '../../../../contract/tills/tills.ts';
import { formatDate, formatTime } from '../../../i18n/format.ts';
import type { SameNumber } from '../../transactions/number/same-number.ts';
import { takesKeys, useSink } from '../keys/use-keys.tsx';
import { useScan } from '../keys/use-scan.ts';
import { useAsk } from '../parts/Asking.tsx';
import styles from '../parts/pos.module.css';
import { Understood } from '../parts/Understood.tsx';
import type { TillCalls } from '../state/calls.ts';
import { type DraftForm, quoted, useDraft } from '../state/use-draft.ts';
import { useQuote } from '../state/use-quote.ts';
import type { Draft, Who } from '../state/use-till.ts';
import type { UndoHandOver } from '../state/use-undo.ts';
import { usePos } from '../state/words.ts';
import { Beside, Under } from './Beside.tsx';
import { CustomerCard } from './CustomerCard.tsx';
import { Keypad } from './Keypad.tsx';
import { LeftToPay } from './LeftToPay.tsx';

export interface AmountProps {
  readonly facts: TillFacts;
  readonly who: Who;
  readonly calls: TillCalls;
  readonly online: boolean;
  readonly register: number | null;
  readonly busy: boolean;
  /** No answer came to this receipt: it can only be sent again as it is. */
  readonly lost: boolean;
  /** Answers the receipt that has its number, where it is to be one that none has. */
  readonly onPost: (draft: Draft, isNew: boolean) => Promise<SameNumber | undefined>;
  readonly handedOver: UndoHandOver;
  /** Something was handed over meanwhile: the customer has less. */
  readonly onAwarded: () => void;
  /** Another customer was scanned. */
  readonly onFind: (code: string) => void;
  readonly onBack: () => void;
}

// The customer is known: the next keys are the amount. Its identity keeps it from doing so again.
const takeFocus = (input: HTMLInputElement | null) => input?.focus();

const mostSigns = 13;

function Amount({ form, says }: { form: DraftForm; says: string | undefined }) {
  const { p } = usePos();
  return (
    <>
      <label htmlFor="amount" className={styles.label}>
        {p('amount.label')}
      </label>
      <input
        id="amount"
        ref={takeFocus}
        className={styles.big}
        value={form.text}
        onChange={(event) => form.setText(event.target.value)}
        autoComplete="off"
        inputMode="decimal"
        maxLength={mostSigns}
        {...takesKeys}
        aria-invalid={says !== undefined}
        aria-describedby="amount-facts"
      />
      <p id="amount-facts" className={styles.wrong} role="status">
        {says}
      </p>
      <Understood text={form.text} onChoose={form.setText} />
    </>
  );
}

/** A sum above what the store sets is asked about once: a comma is soon forgotten. */
function useSure({ ask_above_amount: most }: TillFacts) {
  const { p, money } = usePos();
  const ask = useAsk();
  return async (amount: number) =>
    !most ||
    amount <= most ||
    ask({ text: p('amount.askAbove', { amount: money(amount) }), yes: p('amount.submit') });
}

/** What a receipt without a connection would leave out is named before, and taken only where the cashier says so. */
function useWithout({ online }: AmountProps, { chosen, pointsUsed, later, amount }: DraftForm) {
  const { p, money, points } = usePos();
  const ask = useAsk();
  return async () => {
    const left = [
      ...chosen.map(({ title }) => title),
      ...(pointsUsed ? [p('amount.withoutPoints', { points: points(pointsUsed) })] : []),
      ...(later ? [p('amount.later')] : []),
    ];
    if (online || left.length === 0) return true;
    const facts = { amount: money(amount ?? 0), names: left.join(', ') };
    return ask({ text: p('amount.withoutAsk', facts), yes: p('amount.keep') });
  };
}

/** A number that a receipt of the store has already is asked about: the same paper may be in the hand again. */
function useMayRepeat() {
  const { p, money } = usePos();
  const ask = useAsk();
  return ({ number, amount, at }: SameNumber) => {
    const isToday = formatDate(at) === formatDate(Date.now());
    const facts = { number, amount: money(amount), date: formatDate(at), time: formatTime(at) };
    const text = p(isToday ? 'amount.sameToday' : 'amount.sameEarlier', facts);
    return ask({ text, yes: p('amount.again') });
  };
}

/** While a receipt is sent its fields take no keys: what had the focus has it again where the receipt was not recorded. */
function useFocusBack(busy: boolean) {
  const last = useRef<Element | null>(null);
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (!busy && isLost && last.current instanceof HTMLElement) last.current.focus();
  }, [busy]);
  return () => {
    last.current = document.activeElement;
  };
}

/** How much: the amount and its keypad, and beside them whose it is and what else belongs to it. */
export function AmountStep(props: AmountProps) {
  const { who, calls, online, busy, lost, onPost, onBack } = props;
  const { p, lang } = usePos();
  const form = useDraft(props);
  const quote = useQuote(calls, quoted(who, form.draft, online));
  const [tried, setTried] = useState(false);
  const isSure = useSure(props.facts);
  const mayRepeat = useMayRepeat();
  const isWithout = useWithout(props, form);
  const noteFocus = useFocusBack(busy);
  const submit = async (event?: FormEvent) => {
    event?.preventDefault();
    noteFocus();
    setTried(true);
    const { draft } = form;
    // What is sent again is what was said yes to before.
    if (!draft || busy || !(lost || (await isSure(draft.amount)))) return;
    if (!lost && !(await isWithout())) return;
    const same = await onPost(draft, true);
    if (same && (await mayRepeat(same))) await onPost(draft, false);
  };
  useSink({
    text: () => form.text,
    write: (text) => !lost && form.setText(text.slice(0, mostSigns)),
    submit: () => void submit(),
    scan: useScan(props, form),
  });
  const label = lost ? 'amount.retry' : online ? 'amount.submit' : 'amount.keep';
  const says = tried && !form.draft ? p('amount.none') : quote?.refused?.message;
  return (
    <form
      className={styles.sale}
      onSubmit={(event) => void submit(event)}
      onKeyDown={(event) => event.key === 'Escape' && !busy && !lost && onBack()}
    >
      <div className={styles.entry}>
        {lost && (
          <p className={styles.refused} role="alert">
            {p('amount.lost')}
          </p>
        )}
        <fieldset className={styles.plain} disabled={lost || busy} data-part="amount">
          <Amount form={form} says={says} />
        </fieldset>
        <Keypad
          text={form.text}
          onText={(text) => !lost && form.setText(text)}
          comma={lang === 'en' ? '.' : ','}
          submit={busy ? p('amount.submitting') : p(label)}
          busy={busy}
        />
        <fieldset className={styles.rest} disabled={lost || busy}>
          <Under {...props} form={form} quote={quote} />
        </fieldset>
      </div>
      <CustomerCard
        who={who}
        calls={calls}
        hasPartners={props.facts.partners && online}
        onBrought={props.onAwarded}
        onChange={onBack}
      />
      {who.customer && online && !form.later && <LeftToPay quote={quote} />}
      <fieldset className={styles.rest} disabled={lost || busy}>
        <Beside {...props} form={form} quote={quote} />
      </fieldset>
    </form>
  );
}
