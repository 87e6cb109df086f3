import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import styles from '../parts/pos.module.css';
import { usePos } from '../state/words.ts';
import type { RedeemProps } from './Redeem.tsx';
import { useBought } from './use-bought.ts';
import type { Redeeming } from './use-redeem.ts';

interface Props extends RedeemProps {
  readonly redeeming: Redeeming;
}

/** Does something once with each code that a scanner reads. */
function useScanned(scanned: RedeemProps['scanned'], use: (code: string) => void) {
  const latest = useRef(use);
  useEffect(() => {
    latest.current = use;
  });
  useEffect(() => {
    if (scanned) latest.current(scanned.code);
  }, [scanned]);
}

/** Looks a code up: what changes the receipt goes on it, the rest is handed over at once. */
function useCode({ redeeming, customer, calls, chosen, onChosen, scanned }: Props) {
  const [code, setCode] = useState('');
  const ask = useBought();
  const use = (typed = code) =>
    redeeming.attempt(async () => {
      const body = { voucher: typed.trim(), user_account_id: customer.user_account_id };
      const facts = await calls.check(body);
      if (facts.refused) return { tone: 'bad', text: facts.refused.message };
      const { title, products, product_ids: productIds } = facts;
      if (!facts.needs_receipt) {
        if (!(await redeeming.mayHandOver(title))) return null;
        setCode('');
        return redeeming.accept(body.voucher, title, facts.claim_id === null);
      }
      if (!(await ask({ title, products }))) return null;
      setCode('');
      const key = facts.claim_id ? `claim ${facts.claim_id}` : `coupon ${facts.coupon_id}`;
      const coupon = { key, title, voucher: { code: body.voucher }, productIds, products };
      if (!chosen.some((each) => each.key === key)) onChosen([...chosen, coupon]);
      return null;
    });
  useScanned(scanned, (read) => {
    setCode(read);
    use(read).catch(() => undefined);
  });
  return { code, setCode, use };
}

/** A code that was brought along. */
export function Code(props: Props) {
  const { p } = usePos();
  const { code, setCode, use } = useCode(props);
  const submit = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault();
    if (code.trim().length >= 4) use().catch(() => undefined);
  };
  return (
    <div className={styles.code}>
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
        disabled={props.redeeming.busy || code.trim().length < 4}
        onClick={submit}
      >
        {p('redeem.add')}
      </button>
    </div>
  );
}
