import { type FormEvent, type KeyboardEvent, useState } from 'react';
import type { TillCustomer } from '../../../../contract/customers/customers.ts';
import type { TillCalls } from '../state/calls.ts';
import { type Chosen, toggled } from '../state/coupons.ts';
import { type Redeeming, useRedeem } from '../state/use-redeem.ts';
import type { Redeemables } from '../state/voucher-calls.ts';
import { usePos } from '../state/words.ts';
import styles from './pos.module.css';

interface Props {
  readonly customer: TillCustomer;
  readonly calls: TillCalls;
  readonly chosen: readonly Chosen[];
  readonly onChosen: (chosen: readonly Chosen[]) => void;
  readonly onAwarded: () => void;
}

/** What may be put on the receipt: the customer's own coupons, and those of the store. */
function offered({ claims, coupons }: Redeemables): (Chosen & { amount: number | null })[] {
  const own = claims
    .filter(({ needs_receipt }) => needs_receipt)
    .map(({ claim_id, title, code, product_ids }) => ({
      key: `claim ${claim_id}`,
      title,
      voucher: { code },
      productIds: product_ids,
      amount: null,
    }));
  const stores = coupons.map(({ coupon_id, title, product_ids, amount }) => ({
    key: `coupon ${coupon_id}`,
    title,
    voucher: { coupon_id },
    productIds: product_ids,
    amount,
  }));
  return [...own, ...stores];
}

function OnReceipt({ redeemables, chosen, onChosen }: Props & { redeemables: Redeemables }) {
  const { p, money } = usePos();
  const list = offered(redeemables);
  const typed = chosen.filter(({ key }) => !list.some((each) => each.key === key));
  if (list.length + typed.length === 0) return null;
  const wordOf = (title: string, amount: number | null) =>
    amount ? p('redeem.takesOff', { title, amount: money(amount) }) : title;
  return (
    <>
      <h4>{p('redeem.onReceipt')}</h4>
      <div className={styles.choices}>
        {[...list, ...typed.map((each) => ({ ...each, amount: null }))].map((coupon) => (
          <button
            key={coupon.key}
            type="button"
            className={styles.choice}
            aria-pressed={chosen.some(({ key }) => key === coupon.key)}
            onClick={() => onChosen(toggled(chosen, coupon))}
          >
            {wordOf(coupon.title, coupon.amount)}
          </button>
        ))}
      </div>
    </>
  );
}

function HandOver({ redeemables, redeeming }: { redeemables: Redeemables; redeeming: Redeeming }) {
  const { p, points } = usePos();
  const { busy, giveClaim, giveGift } = redeeming;
  const claims = redeemables.claims.filter(({ needs_receipt }) => !needs_receipt);
  if (claims.length + redeemables.gifts.length === 0) return null;
  const ask = (id: number, title: string, cost: number) => {
    if (window.confirm(p('redeem.giveAsk', { title, points: points(cost) })))
      giveGift(id, title).catch(() => undefined);
  };
  return (
    <>
      <h4>{p('redeem.handOver')}</h4>
      <div className={styles.choices}>
        {claims.map(({ claim_id, code, title }) => (
          <button
            key={claim_id}
            type="button"
            className={styles.choice}
            disabled={busy}
            onClick={() => giveClaim(code, title)}
          >
            {p('redeem.give', { title })}
          </button>
        ))}
        {redeemables.gifts.map(({ gift_id, title, points: cost, is_ordered }) => (
          <button
            key={gift_id}
            type="button"
            className={styles.choice}
            disabled={busy}
            onClick={() => ask(gift_id, title, cost)}
          >
            {p('redeem.giveGift', { title, points: points(cost) })}
            {is_ordered && <small>{` · ${p('redeem.ordered')}`}</small>}
          </button>
        ))}
      </div>
    </>
  );
}

function Goal({ goal }: { goal: NonNullable<Redeemables['goal']> }) {
  const { p, points, money } = usePos();
  const write = goal.by === 'sum' ? money : points;
  const text = p('redeem.goal', {
    title: goal.title,
    progress: write(goal.progress),
    target: write(goal.target),
  });
  return (
    <div>
      <small>{text}</small>
      <progress max={goal.target} value={goal.progress} aria-label={text} />
    </div>
  );
}

/** A code that was brought along: on the receipt where it changes it, else handed over at once. */
function Code({ redeeming, customer, calls, chosen, onChosen }: Props & { redeeming: Redeeming }) {
  const { p } = usePos();
  const [code, setCode] = useState('');
  const use = () =>
    redeeming.attempt(async () => {
      const body = { voucher: code.trim(), user_account_id: customer.user_account_id };
      const facts = await calls.check(body);
      if (facts.refused) return { tone: 'bad', text: facts.refused.message };
      setCode('');
      if (!facts.needs_receipt) return redeeming.accept(body.voucher, facts.title);
      const key = facts.claim_id ? `claim ${facts.claim_id}` : `coupon ${facts.coupon_id}`;
      const coupon = {
        key,
        title: facts.title,
        voucher: { code: body.voucher },
        productIds: facts.product_ids,
      };
      if (!chosen.some((each) => each.key === key)) onChosen([...chosen, coupon]);
      return null;
    });
  const submit = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault();
    if (code.trim().length >= 4) use().catch(() => undefined);
  };
  return (
    <div className={styles.row}>
      <label className={styles.small}>
        {p('redeem.code')}
        <input
          value={code}
          maxLength={64}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={(event) => setCode(event.target.value)}
          onKeyDown={(event) => event.key === 'Enter' && submit(event)}
        />
      </label>
      <button
        type="button"
        className={styles.second}
        disabled={redeeming.busy || code.trim().length < 4}
        onClick={submit}
      >
        {p('redeem.add')}
      </button>
    </div>
  );
}

/** What the customer can redeem here: on this receipt, or handed over now. */
export function Redeem(props: Props) {
  const { p } = usePos();
  const redeeming = useRedeem(props.calls, props.customer, props.onAwarded);
  const { redeemables, failed, said } = redeeming;
  return (
    <section className={styles.redeem} aria-label={p('redeem.title')}>
      <h3>{p('redeem.title')}</h3>
      {failed && <p role="alert">{p('redeem.failed')}</p>}
      {redeemables && (
        <>
          {redeemables.goal && <Goal goal={redeemables.goal} />}
          <OnReceipt {...props} redeemables={redeemables} />
          <HandOver redeemables={redeemables} redeeming={redeeming} />
        </>
      )}
      <Code {...props} redeeming={redeeming} />
      <p className={said?.tone === 'bad' ? styles.refused : styles.facts} role="status">
        {said?.text}
      </p>
    </section>
  );
}
