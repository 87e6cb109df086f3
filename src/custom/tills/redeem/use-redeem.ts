import { useCallback, useEffect, useRef, useState } from 'react';
import type { TillCustomer } from '../../../../contract/customers/customers.ts';
import { ApiError } from '../../../session/api.ts';
import { newKey } from '../../../session/keys.ts';
import { useAsk } from '../parts/Asking.tsx';
import type { TillCalls } from '../state/calls.ts';
import { play } from '../state/sounds.ts';
import type { UndoHandOver } from '../state/use-undo.ts';
import type { Redeemables } from '../state/voucher-calls.ts';
import { usePos } from '../state/words.ts';

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

interface Props {
  readonly calls: TillCalls;
  readonly customer: TillCustomer;
  /** The customer has more or less than before. */
  readonly onAwarded: () => void;
  readonly handedOver: UndoHandOver;
}

/** Runs one thing at a time, and says what came of it. */
function useAttempt() {
  const { p } = usePos();
  const [said, setSaid] = useState<Said | null>(null);
  const [busy, setBusy] = useState(false);
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
  return { said, busy, attempt };
}

/** The keys of what is under way: whatever is sent again is the same request. */
function useKeysOf() {
  const keys = useRef(new Map<string, string>());
  const keyOf = (what: string) => {
    const key = keys.current.get(what) ?? newKey();
    keys.current.set(what, key);
    return key;
  };
  // The same may be handed over again: that is another request.
  const isOver = (what: string) => keys.current.delete(what);
  return { keyOf, isOver };
}

/** Hands gifts and vouchers over at the till, each once and after a question, and undoes the last while there is time. */
export function useRedeem({ calls, customer, onAwarded, handedOver }: Props) {
  const { p } = usePos();
  const ask = useAsk();
  const { redeemables, failed, load } = useRedeemables(calls, customer);
  const { said, busy, attempt } = useAttempt();
  const { keyOf, isOver } = useKeysOf();
  const changed = () => {
    load();
    onAwarded();
  };
  const accept = async (code: string, title: string, cancel: boolean): Promise<Said> => {
    const body = { voucher: code, user_account_id: customer.user_account_id };
    const done = await calls.accept(body, keyOf(`accept ${code}`));
    isOver(`accept ${code}`);
    play('yes');
    changed();
    const { claim_id, order_id } = done;
    // What is ordered from a supplier is cancelled by the company.
    if (order_id) handedOver.forget();
    else handedOver.remember({ claim_id, title, cancel }, customer.first_name);
    return { tone: 'good', text: p(order_id ? 'redeem.orderMade' : 'redeem.given', { title }) };
  };
  const mayHandOver = (title: string) =>
    ask({ text: p('redeem.handAsk', { title }), yes: p('redeem.giveIt') });
  const handOver = async ({ code, title }: { code: string; title: string }) => {
    if (await mayHandOver(title)) await attempt(() => accept(code, title, false));
  };
  const giveGift = (giftId: number, title: string) =>
    attempt(async () => {
      const body = { user_account_id: customer.user_account_id, gift_id: giftId };
      const claim = await calls.claim(body, keyOf(`gift ${giftId}`));
      const done = await accept(claim.code, title, true);
      isOver(`gift ${giftId}`);
      return done;
    });
  const undo = { ...handedOver, undo: () => handedOver.undo().then(changed) };
  const search = (q: string) => calls.redeemables(customer.user_account_id, q);
  return {
    ...{ redeemables, failed, said, busy, undo, search },
    ...{ attempt, accept, mayHandOver, handOver, giveGift },
  };
}
export type Redeeming = ReturnType<typeof useRedeem>;
