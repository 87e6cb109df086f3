import { useCallback, useMemo, useRef, useState } from 'react';
import type { TillCustomer } from '../../../../contract/customers/customers.ts';
import type { PostedReceipt } from '../../../../contract/transactions/transaction-calls.ts';
import { type Note, noteOf } from '../../../public/parts/use-call.ts';
import { ApiError } from '../../../session/api.ts';
import { newKey } from '../../../session/keys.ts';
import { type SameNumber, sameNumberOf } from '../../transactions/number/same-number.ts';
import { callsOf, type Receipt, type TillCalls } from './calls.ts';
import type { UsedVoucher } from './coupons.ts';
import { isUnreachable } from './network.ts';
import { keepReceipt, type TillKey } from './queue.ts';
import { play } from './sounds.ts';
import type { TillSession } from './till-session.ts';
import { type Undo, useUndo, useUndoHandOver } from './use-undo.ts';

/** Whose receipt it is: looked up, or as typed while there is no connection. */
export type Who = { customer: TillCustomer; code: string } | { customer: null; code: string };

export type Step =
  | { name: 'customer'; unknown?: string; typed?: string }
  | { name: 'register'; code: string }
  | { name: 'return' }
  | { name: 'amount'; who: Who }
  | { name: 'done'; who: Who; posted: PostedReceipt | null; amount: number };

/** What the cashier filled in beside the customer. */
export interface Draft {
  amount: number;
  pointsUsed: number;
  receiptNumber: string;
  registerId: number | null;
  lines: { product_id: number; quantity: number }[];
  vouchers: UsedVoucher[];
  pending: boolean;
}

interface Attempt {
  key: string;
  receipt: Receipt;
  /** The cashier was not asked yet whether its number may be there twice. */
  isNew: boolean;
}

const toReceipt = ({ customer, code }: Who, draft: Draft): Receipt => ({
  ...(customer ? { user_account_id: customer.user_account_id } : { code }),
  amount: draft.amount,
  ...(draft.registerId ? { cash_register_id: draft.registerId } : {}),
  ...(draft.receiptNumber ? { receipt_number: draft.receiptNumber } : {}),
  lines: draft.lines,
  ...(draft.vouchers.length ? { vouchers: draft.vouchers } : {}),
  ...(draft.pointsUsed ? { points_used: draft.pointsUsed } : {}),
  ...(draft.pending ? { pending: true } : {}),
});

/** Only what earns can be kept: points that pay and coupons need the server's word. */
const mayBeQueued = ({ points_used = 0, pending = false, vouchers = [] }: Receipt) =>
  !points_used && !pending && vouchers.length === 0;

function useStep() {
  const [step, setStep] = useState<Step>({ name: 'customer' });
  const [alert, setAlert] = useState<Note | null>(null);
  const go = useCallback((next: Step) => {
    setAlert(null);
    setStep(next);
  }, []);
  const refuse = useCallback((error: unknown) => {
    play('no');
    setAlert(noteOf(error));
  }, []);
  return { step, go, alert, refuse };
}

type Flow = ReturnType<typeof useStep>;

/** Looks a customer up; without a connection the receipt goes on with what was typed. */
function useFind(calls: TillCalls, online: boolean, { go, refuse }: Flow) {
  const [finding, setFinding] = useState(false);
  const unseen = (code: string) => go({ name: 'amount', who: { customer: null, code } });
  async function choose(id: number) {
    setFinding(true);
    try {
      const customer = await calls.read(id);
      go({ name: 'amount', who: { customer, code: customer.mobile_e164 ?? customer.qr_code } });
    } catch (error) {
      refuse(error);
    } finally {
      setFinding(false);
    }
  }
  async function find(code: string) {
    if (!online) return unseen(code);
    setFinding(true);
    try {
      go({ name: 'amount', who: { customer: await calls.find(code), code } });
    } catch (error) {
      if (isUnreachable(error)) unseen(code);
      else if (error instanceof ApiError && error.error === 'unknown_customer') {
        play('no');
        go({ name: 'customer', unknown: code });
      } else refuse(error);
    } finally {
      setFinding(false);
    }
  }
  return { find, choose, finding };
}

interface Posting {
  readonly session: TillSession;
  readonly tillKey: TillKey;
  readonly online: boolean;
  readonly calls: TillCalls;
  readonly remember: Undo['remember'];
}

/** Sends a receipt with one key until it is answered, or keeps it. A second click does nothing. */
function usePost({ session, tillKey, online, calls, remember }: Posting, { go, refuse }: Flow) {
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);
  // What was sent without an answer: it can only be sent again as it was.
  const [attempt, setAttempt] = useState<Attempt | null>(null);

  function keep(who: Who, { key, receipt }: Attempt) {
    const { points_used: _, pending: __, channel: ___, vouchers: ____, ...plain } = receipt;
    const queued = { idempotency_key: key, occurred_at: new Date().toISOString(), receipt: plain };
    keepReceipt(session.storeId, tillKey, queued, nameOf(who));
    play('yes');
    setAttempt(null);
    go({ name: 'done', who, posted: null, amount: receipt.amount });
  }

  async function send(who: Who, next: Attempt): Promise<SameNumber | undefined> {
    try {
      const posted = await calls.post(next.receipt, next.key, next.isNew);
      play('yes');
      setAttempt(null);
      remember(posted, nameOf(who));
      go({ name: 'done', who, posted, amount: next.receipt.amount });
    } catch (error) {
      const same = sameNumberOf(error);
      if (!isUnreachable(error)) setAttempt(null);
      if (same) return same;
      if (!isUnreachable(error)) refuse(error);
      else if (mayBeQueued(next.receipt)) keep(who, next);
      else {
        play('no');
        setAttempt(next);
      }
    }
    return undefined;
  }

  /** Answers the receipt that has its number already, where `isNew` wants one that none has. */
  async function post(who: Who, draft: Draft, isNew: boolean): Promise<SameNumber | undefined> {
    if (sending.current) return undefined;
    sending.current = true;
    setBusy(true);
    const receipt = toReceipt(who, draft);
    const next = attempt ?? { key: newKey(), receipt, isNew: isNew && draft.receiptNumber !== '' };
    try {
      if (online || !mayBeQueued(next.receipt)) return await send(who, next);
      keep(who, next);
      return undefined;
    } finally {
      sending.current = false;
      setBusy(false);
    }
  }
  return { post, busy, lost: attempt !== null, forget: () => setAttempt(null) };
}

/** The till's one flow: customer, amount, done. */
export function useTill(session: TillSession, tillKey: TillKey, online: boolean) {
  const calls = useMemo(() => callsOf(session), [session]);
  const flow = useStep();
  const { find, choose, finding } = useFind(calls, online, flow);
  const undo = useUndo(calls);
  const handedOver = useUndoHandOver(calls);
  const { remember } = undo;
  const posting = { session, tillKey, online, calls, remember };
  const { post, busy, lost, forget } = usePost(posting, flow);
  const { step, go, alert } = flow;
  // What was handed over changes what the customer has; who is not found anew stays as they were.
  const refresh = async (who: Who) => {
    if (!who.customer) return;
    const customer = await calls.find(who.customer.qr_code).catch(() => who.customer);
    if (customer) go({ name: 'amount', who: { customer, code: who.code } });
  };
  const restart = (typed = '') => {
    forget();
    go({ name: 'customer', typed });
  };
  return {
    calls,
    step,
    go,
    alert,
    find,
    choose,
    post,
    refresh,
    restart,
    undo,
    handedOver,
    lost,
    busy: busy || finding,
  };
}

/** How the till names a customer: as they are called, or as they were typed. */
export const nameOf = ({ customer, code }: Who) =>
  customer ? [customer.first_name, customer.last_name].filter(Boolean).join(' ') : code;
