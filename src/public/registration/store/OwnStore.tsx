import { useCallback } from 'react';
import { useLoaderData, useSearchParams } from 'react-router';
import type { RegistrationWords } from '../../../i18n/load-registration.ts';
import type { Faults } from '../../parts/use-call.ts';
import { useFetched } from '../../parts/use-fetched.ts';
import { fetchOffer, sellerIn } from '../offer.ts';
import styles from '../registration.module.css';
import { Tick } from '../Tick.tsx';
import { StoreFields, type TypedStore } from './StoreFields.tsx';

interface Props {
  readonly opens: boolean;
  readonly setOpens: (opens: boolean) => void;
  readonly store: TypedStore;
  readonly change: (part: Partial<TypedStore>) => void;
  readonly faults: Faults;
}

/** The optional store of a new account; hidden where no store plan is offered, or a company is registered. */
export function OwnStore({ opens, setOpens, store, change, faults }: Props) {
  const { account: words, store: its } = useLoaderData<RegistrationWords>();
  const [search] = useSearchParams();
  const seller = sellerIn(search);
  const offer = useFetched(useCallback(() => fetchOffer('store', seller), [seller]));
  const isOffered = offer.state === 'ready' && offer.data.plans.length > 0;
  if (search.get('kind') === 'company' || !(isOffered || opens)) return null;
  return (
    <>
      <Tick
        name="opens_store"
        label={words.opensStore}
        checked={opens}
        faults={faults}
        onChecked={setOpens}
      />
      {opens ? (
        <>
          <h2 className={styles.part}>{its.details}</h2>
          <StoreFields seller={seller} typed={store} faults={faults} onChange={change} />
        </>
      ) : null}
    </>
  );
}
