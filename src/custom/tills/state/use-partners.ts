import { useEffect, useRef, useState } from 'react';
import type { PartnerPoints } from '../../../../contract/synergies/partner-points.ts';
import { useWords } from '../../../i18n/use-words.ts';
import { noteOf, say } from '../../../public/parts/use-call.ts';
import { ApiError } from '../../../session/api.ts';
import { newKey } from '../../../session/keys.ts';
import type { TillCalls } from './calls.ts';
import { isUnreachable } from './network.ts';
import type { Partner } from './partner-calls.ts';
import { play } from './sounds.ts';

const nothing: PartnerPoints = { partners: [], transfers: [] };

/** What a customer has with partners of the company, and what was brought; nothing where it cannot be looked up. */
export function usePartners(calls: TillCalls, customerId: number) {
  const [partners, setPartners] = useState(nothing);
  useEffect(() => {
    let gone = false;
    calls
      .partnerPoints(customerId)
      .then((answer) => gone || setPartners(answer))
      .catch(() => undefined);
    return () => {
      gone = true;
    };
  }, [calls, customerId]);
  return partners;
}

/** What is wrong with a field says more than that something is. */
const complaintOf = (error: unknown) =>
  error instanceof ApiError ? Object.values(error.errors ?? {})[0]?.[0] : undefined;

type Said = { tone: 'good' | 'bad'; text: string } | null;

/** One thing at a time, and what came of it; `answered` tells whether a refused one was answered. */
function useAttempts(answered?: () => void) {
  const { t } = useWords();
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<Said>(null);
  const attempt = async (work: () => Promise<Said>) => {
    setBusy(true);
    try {
      setSaid(await work());
      return true;
    } catch (error) {
      play('no');
      if (!isUnreachable(error)) answered?.();
      setSaid({ tone: 'bad', text: complaintOf(error) ?? say(t, noteOf(error)) });
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { attempt, busy, said };
}

/** Sending the code and bringing the points; one key until an answer came. */
export function useBringing(calls: TillCalls, customerId: number, partner: Partner) {
  const key = useRef<string>(undefined);
  // Without an answer it may have been done: the next try says it is the same.
  const { attempt, busy, said } = useAttempts(() => {
    key.current = undefined;
  });
  const prove = (onCode: (code: string | null) => string) =>
    attempt(async () => {
      const { verification_code } = await calls.provePartner(customerId, partner.synergy_id);
      return { tone: 'good', text: onCode(verification_code) };
    });
  const bring = (points: number, verification_code: string) =>
    attempt(async () => {
      key.current ??= newKey();
      const body = { synergy_id: partner.synergy_id, points, verification_code };
      await calls.bringPoints(customerId, body, key.current);
      play('yes');
      return null;
    });
  return { busy, said, prove, bring };
}

/** Sending back what was brought. */
export function useSendingBack(calls: TillCalls, customerId: number) {
  const { attempt, busy, said } = useAttempts();
  const sendBack = (transferId: number) =>
    attempt(async () => {
      await calls.undoPartner(customerId, transferId);
      play('yes');
      return null;
    });
  return { busy, said, sendBack };
}
