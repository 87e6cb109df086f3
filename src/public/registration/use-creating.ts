import { type FormEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useOneKey } from '../../session/use-one-key.ts';
import { isClean } from '../parts/checks.ts';
import { defaultCountry } from '../parts/countries.ts';
import { type Faults, useCall } from '../parts/use-call.ts';
import { sellerIn } from './offer.ts';

/** What was chosen beside what was written. */
export interface Chosen {
  readonly plan: number;
  readonly country: number;
  readonly seller: number;
  /** By the same key the server does it once. */
  readonly idempotencyKey: string;
}

interface Creating {
  /** What the server calls the field of the plan. */
  readonly planField: string;
  readonly faultsOf: () => Faults;
  /** Sends it; answers the id of what was made. */
  readonly create: (chosen: Chosen) => Promise<number>;
  readonly onMade: (id: number) => void;
}

/** A form that opens a place on a plan: what is chosen, and its one call. */
export function useCreating({ planField, faultsOf, create, onMade }: Creating) {
  const [search] = useSearchParams();
  const call = useCall();
  const { once } = useOneKey();
  const [plan, setPlan] = useState(() => Number(search.get('plan')) || undefined);
  const [country, setCountry] = useState(defaultCountry);
  const seller = sellerIn(search);
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const unchosen = plan ? {} : { [planField]: { key: 'validation.required' } as const };
    const faults = { ...faultsOf(), ...unchosen };
    call.setFaults(faults);
    if (!isClean(faults, event.currentTarget) || !plan) return;
    const made = await call.attempt(() =>
      once((idempotencyKey) => create({ plan, country, seller, idempotencyKey })),
    );
    if (made) onMade(made);
  }
  return { call, plan, setPlan, country, setCountry, seller, submit };
}
