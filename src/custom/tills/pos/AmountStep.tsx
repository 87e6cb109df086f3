import { type FormEvent, useState } from 'react';
import type { TillFacts } from '../../../../contract/tills/tills.ts';
import { parseAmount } from '../../../i18n/format.ts';
import type { TillCalls } from '../state/calls.ts';
import { type Chosen, linesWith } from '../state/coupons.ts';
import { type Quote, useQuote } from '../state/use-quote.ts';
import { type Draft, nameOf, type Who } from '../state/use-till.ts';
import { usePos } from '../state/words.ts';
import { Keypad } from './Keypad.tsx';
import { LeftToPay } from './LeftToPay.tsx';
import { PayWithPoints } from './PayWithPoints.tsx';
import { ProductPoints } from './ProductPoints.tsx';
import styles from './pos.module.css';
import { Redeem } from './Redeem.tsx';

interface Props {
  readonly facts: TillFacts;
  readonly who: Who;
  readonly calls: TillCalls;
  readonly online: boolean;
  readonly register: number | null;
  readonly busy: boolean;
  /** No answer came to this receipt: it can only be sent again as it is. */
  readonly lost: boolean;
  readonly onPost: (draft: Draft) => void;
  /** Something was handed over meanwhile: the customer has less. */
  readonly onAwarded: () => void;
  readonly onBack: () => void;
}

function useDraft({ register, online }: Props) {
  const { lang } = usePos();
  const [text, setText] = useState('');
  const [pointsUsed, setPointsUsed] = useState(0);
  const [receiptNumber, setReceiptNumber] = useState('');
  const [quantities, setQuantities] = useState<Record<number, number>>({});
  const [chosen, setChosen] = useState<readonly Chosen[]>([]);
  const [later, setLater] = useState(false);
  const parsed = parseAmount(text, lang);
  const amount = typeof parsed === 'number' && parsed > 0 ? parsed : null;
  const usesPoints = online && !later ? pointsUsed : 0;
  // Coupons need the server's word, as points that pay do.
  const coupons = online && !later ? chosen : [];
  const draft: Draft | null = amount
    ? {
        amount,
        pointsUsed: usesPoints,
        receiptNumber: receiptNumber.trim(),
        registerId: register,
        lines: linesWith(quantities, coupons),
        vouchers: coupons.map(({ voucher }) => voucher),
        pending: online && later,
      }
    : null;
  const set = { setText, setPointsUsed, setReceiptNumber, setQuantities, setChosen, setLater };
  return { text, pointsUsed, receiptNumber, quantities, chosen, later, amount, draft, ...set };
}

// The receipt as the quote is asked for; nothing of it is known without a connection or a customer.
const quoted = ({ customer }: Who, draft: Draft | null, online: boolean) =>
  online && customer && draft
    ? {
        user_account_id: customer.user_account_id,
        amount: draft.amount,
        lines: draft.lines,
        points_used: draft.pointsUsed,
        vouchers: draft.vouchers,
      }
    : null;

type Form = ReturnType<typeof useDraft>;

// The customer is known: the next keys are the amount. Its identity keeps it from doing so again.
const takeFocus = (input: HTMLInputElement | null) => input?.focus();

function Amount({ form, quote, missing }: { form: Form; quote: Quote | null; missing: boolean }) {
  const { p, points } = usePos();
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
        maxLength={13}
        aria-invalid={missing}
        aria-describedby="amount-facts"
      />
      <p id="amount-facts" className={styles.facts} role="status">
        {missing && p('amount.none')}
        {quote &&
          !quote.refused &&
          p('amount.earns', { points: points(quote.points), smart_count: quote.points })}
        {quote && !quote.refused && quote.left_to_pay !== quote.gross_amount && (
          <LeftToPay amounts={quote} />
        )}
        {quote?.refused?.message}
      </p>
    </>
  );
}

function Beside({ form, online }: { form: Form; online: boolean }) {
  const { p } = usePos();
  return (
    <div className={styles.row}>
      <label className={styles.small}>
        {p('amount.number')}
        <input
          value={form.receiptNumber}
          onChange={(event) => form.setReceiptNumber(event.target.value)}
          maxLength={40}
          autoComplete="off"
        />
      </label>
      {online && (
        <label className={styles.toggle}>
          <input
            type="checkbox"
            checked={form.later}
            onChange={(event) => form.setLater(event.target.checked)}
          />
          {p('amount.later')}
        </label>
      )}
    </div>
  );
}

function More(props: Props & { form: Form; quote: Quote | null }) {
  const { form, quote, facts, who, online, calls, onAwarded } = props;
  const { customer } = who;
  return (
    <>
      {customer && online && !form.later && (
        <Redeem
          customer={customer}
          calls={calls}
          chosen={form.chosen}
          onChosen={form.setChosen}
          onAwarded={onAwarded}
        />
      )}
      {facts.points_payment && customer && online && customer.spendable > 0 && !form.later && (
        <PayWithPoints quote={quote} used={form.pointsUsed} onUsed={form.setPointsUsed} />
      )}
      <ProductPoints
        products={facts.products}
        quantities={form.quantities}
        onQuantities={form.setQuantities}
      />
      <Beside form={form} online={online} />
    </>
  );
}

/** How much: the amount, points that pay a part of it, and products with points of their own. */
export function AmountStep(props: Props) {
  const { who, calls, online, busy, lost, onPost, onBack } = props;
  const { p, lang } = usePos();
  const form = useDraft(props);
  const quote = useQuote(calls, quoted(who, form.draft, online));
  const [tried, setTried] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (form.draft && !busy) onPost(form.draft);
  };
  const label = lost ? 'amount.retry' : online ? 'amount.submit' : 'amount.keep';
  return (
    <form
      className={styles.column}
      onSubmit={submit}
      onKeyDown={(event) => event.key === 'Escape' && !busy && !lost && onBack()}
    >
      {lost && (
        <p className={styles.refused} role="alert">
          {p('amount.lost')}
        </p>
      )}
      <fieldset className={styles.plain} disabled={lost || busy}>
        <p className={styles.whose}>{nameOf(who)}</p>
        <Amount form={form} quote={quote} missing={tried && !form.draft} />
      </fieldset>
      <Keypad
        text={form.text}
        onText={(text) => !lost && form.setText(text)}
        comma={lang === 'en' ? '.' : ','}
        submit={busy ? p('amount.submitting') : p(label)}
        busy={busy}
      />
      <fieldset className={styles.plain} disabled={lost || busy}>
        <More {...props} form={form} quote={quote} />
      </fieldset>
    </form>
  );
}
