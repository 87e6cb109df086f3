import { useCallback, useEffect, useRef, useState } from 'react';
import type { TillCustomer } from '../../../../contract/customers/customers.ts';
import { ApiError } from '../../../session/api.ts';
import { newKey } from '../../../session/keys.ts';
import type { TillCalls } from './calls.ts';
import { play } from './sounds.ts';
import type { Redeemables } from './voucher-calls.ts';
import { usePos } from './words.ts';

export interface Said {
  readonly tone: 'good' | 'bad';
  readonly text: string;
}

/** What the customer can redeem here now; null until it is known. */
function useRedeemables(calls: TillCalls, customer: TillCustomer) {
  const [redeemables, setRedeemables] = useState<Redeemables | null>(null);
  const [failed, setFailed] = useState(false);
  const id = customer.user_account_id;
  const load = useCallback(() => {
    calls.redeemables(id).then(
      (answer) => {
        setFailed(false);
        setRedeemables(answer);
      },
      () => setFailed(true),
    );
  }, [calls, id]);
  useEffect(load, [load]);
  return { redeemables, failed, load };
}

/** Hands gifts and vouchers over at the till, each once, and says what came of it. */
export function useRedeem(calls: TillCalls, customer: TillCustomer, onAwarded: () => void) {
  const { p } = usePos();
  const { redeemables, failed, load } = useRedeemables(calls, customer);
  const [said, setSaid] = useState<Said | null>(null);
  const [busy, setBusy] = useState(false);
  // The keys of what is under way: whatever is sent again is the same request.
  const keys = useRef(new Map<string, string>());
  const keyOf = (what: string) => {
    const key = keys.current.get(what) ?? newKey();
    keys.current.set(what, key);
    return key;
  };

  async function attempt(work: () => Promise<Said | null>) {
    if (busy) return;
    setBusy(true);
    try {
      setSaid(await work());
    } catch (error) {
      play('no');
      const message = error instanceof ApiError && error.message;
      setSaid({ tone: 'bad', text: message || p('redeem.failed') });
    } finally {
      setBusy(false);
    }
  }
  const accept = async (code: string, title: string): Promise<Said> => {
    const body = { voucher: code, user_account_id: customer.user_account_id };
    const done = await calls.accept(body, keyOf(`accept ${code}`));
    play('yes');
    load();
    onAwarded();
    const text = p(done.order_id ? 'redeem.orderMade' : 'redeem.given', { title });
    return { tone: 'good', text };
  };
  const giveClaim = (code: string, title: string) => attempt(() => accept(code, title));
  const giveGift = (giftId: number, title: string) =>
    attempt(async () => {
      const body = { user_account_id: customer.user_account_id, gift_id: giftId };
      const claim = await calls.claim(body, keyOf(`gift ${giftId}`));
      const done = await accept(claim.code, title);
      // The same gift may be given again: that is another claim.
      keys.current.delete(`gift ${giftId}`);
      return done;
    });
  return { redeemables, failed, said, busy, setSaid, attempt, accept, giveClaim, giveGift };
}
export type Redeeming = ReturnType<typeof useRedeem>;
