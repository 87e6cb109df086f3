import { useEffect, useRef, useState } from 'react';
import type { ReceiptPage } from '../../../../contract/transactions/transaction-calls.ts';
import { parseAmount } from '../../../i18n/format.ts';
import { type Note, noteOf } from '../../../public/parts/use-call.ts';
import { newKey } from '../../../session/keys.ts';
import type { TillCalls } from '../state/calls.ts';
import { isUnreachable } from '../state/network.ts';
import type { ReturnWanted } from '../state/return-calls.ts';
import { play } from '../state/sounds.ts';
import { usePos } from '../state/words.ts';

const pauseMs = 250;

export type Returned = Awaited<ReturnType<TillCalls['postReturn']>>;

/** What the server says that a return would do, a moment after the last key; or why it would not. */
function usePreview(calls: TillCalls, id: number, body: ReturnWanted | null) {
  const [preview, setPreview] = useState<{ done?: Returned; fault?: Note }>({});
  const request = body && JSON.stringify(body);
  useEffect(() => {
    setPreview({});
    if (!request) return;
    let left = false;
    const timer = setTimeout(() => {
      calls.quoteReturn(id, JSON.parse(request) as ReturnWanted).then(
        (done) => left || setPreview({ done }),
        (error: unknown) => left || setPreview({ fault: noteOf(error) }),
      );
    }, pauseMs);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [calls, id, request]);
  return preview;
}

/** Takes a receipt back, whole or in part: what is typed, what it will do, and doing it once. */
export function useTillReturn(calls: TillCalls, { transaction }: ReceiptPage) {
  const { lang } = usePos();
  const [isWhole, setWhole] = useState(true);
  const [text, setText] = useState('');
  const [reason, setReason] = useState('');
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<Note | null>(null);
  const [done, setDone] = useState<Returned | null>(null);
  // What was sent without an answer is sent again as it was, with its key.
  const sent = useRef<{ key: string; body: ReturnWanted } | null>(null);
  const [lost, setLost] = useState(false);
  const parsed = parseAmount(text, lang);
  const amount = typeof parsed === 'number' && parsed > 0 ? parsed : undefined;
  const body = isWhole || amount ? (isWhole ? {} : { amount: amount ?? 0 }) : null;
  const id = transaction.transaction_id;
  const preview = usePreview(calls, id, done ? null : body);
  async function post() {
    if (busy || !body) return;
    setBusy(true);
    setFault(null);
    const why = reason.trim();
    sent.current ??= { key: newKey(), body: { ...body, ...(why ? { reason: why } : {}) } };
    try {
      setDone(await calls.postReturn(id, sent.current.body, sent.current.key));
      setLost(false);
      play('yes');
    } catch (error) {
      play('no');
      setLost(isUnreachable(error));
      if (!isUnreachable(error)) sent.current = null;
      setFault(noteOf(error));
    } finally {
      setBusy(false);
    }
  }
  const form = { isWhole, setWhole, text, setText, reason, setReason };
  return { ...form, preview, post, busy, fault, done, lost };
}
export type TillReturn = ReturnType<typeof useTillReturn>;
