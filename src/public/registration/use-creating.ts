import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useWords } from '../../i18n/use-words.ts';
import { session } from '../../session/session.ts';
import { useOneKey } from '../../session/use-one-key.ts';
import { isClean } from '../parts/checks.ts';
import { type Faults, useCall } from '../parts/use-call.ts';
import { draftOf, forgetDraft, keepDraft } from './draft.ts';
import { type Kind, platform, sellerIn } from './offer.ts';

/** A form that has a plan among what is typed; none where it is not chosen yet, or free. */
interface WithPlan {
  readonly plan: number | undefined;
}

interface Creating<T extends WithPlan> {
  readonly kind: Kind;
  readonly empty: T;
  readonly faultsOf: (typed: T) => Faults;
  /** Sends it, of which the server does one by one key; answers the id of what was made. */
  readonly create: (typed: T, seller: number, idempotencyKey: string) => Promise<number>;
  readonly onMade: (id: number) => void;
}

/** The way to an account, and back here with what was chosen. */
function useAccountFirst(kind: Kind, seller: number) {
  const { lang } = useWords();
  const navigate = useNavigate();
  return (plan: number | undefined) => {
    const search = new URLSearchParams({ kind, ...(plan ? { plan: String(plan) } : {}) });
    if (seller !== platform) search.set('company', String(seller));
    navigate(`/${lang}/create-account?${search}`, { state: { kept: true } });
  };
}

/**
 * A form that creates a company or a store: its values and its call. Without a session the account comes first: the
 * values wait in this tab and are submitted automatically afterwards.
 */
export function useCreating<T extends WithPlan>(options: Creating<T>) {
  const { kind, empty, faultsOf, create, onMade } = options;
  const [search] = useSearchParams();
  const call = useCall();
  const { once } = useOneKey();
  const [draft] = useState(() => draftOf(kind, empty));
  const [typed, setTyped] = useState<T>(() => {
    const plan = Number(search.get('plan')) || draft.typed.plan;
    return { ...draft.typed, plan };
  });
  const seller = sellerIn(search);
  const accountFirst = useAccountFirst(kind, seller);
  async function post() {
    // From now on it is sent by hand: what is refused is mended first.
    keepDraft(kind, typed, false);
    const made = await call.attempt(() => once((key) => create(typed, seller, key)));
    if (!made) return;
    forgetDraft(kind);
    onMade(made);
  }
  const waits = useRef(draft.waits);
  useEffect(() => {
    if (!waits.current || !session().token) return;
    waits.current = false;
    void post();
  });
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const faults = faultsOf(typed);
    call.setFaults(faults);
    if (!isClean(faults, event.currentTarget)) return;
    if (session().token) return post();
    keepDraft(kind, typed);
    accountFirst(typed.plan);
  }
  const change = (part: Partial<T>) => setTyped((now) => ({ ...now, ...part }));
  return { call, typed, change, seller, submit };
}
