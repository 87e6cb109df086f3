import { useCallback } from 'react';
import { useLoaderData } from 'react-router';
import type { RegistrationWords } from '../../i18n/load-registration.ts';
import { useWords } from '../../i18n/use-words.ts';
import { Failed } from '../parts/Failed.tsx';
import { type Faults, say } from '../parts/use-call.ts';
import { useFetched } from '../parts/use-fetched.ts';
import controls from '../styles/controls.module.css';
import { fetchOffer, type Kind } from './offer.ts';
import styles from './registration.module.css';
import { usePlanWords } from './use-price.ts';

interface Props {
  readonly kind: Kind;
  readonly seller: number;
  /** The field's name, as the server names what is wrong with it. */
  readonly name: string;
  readonly chosen: number | undefined;
  /** Whether it may be opened without a plan, for nothing. */
  readonly free?: boolean;
  readonly faults: Faults;
  readonly onChosen: (plan: number | undefined) => void;
}

/** Which of the plans on offer it is to be. */
export function PlanChoice({ kind, seller, name, chosen, free, faults, onChosen }: Props) {
  const { t } = useWords();
  const { plans: words } = useLoaderData<RegistrationWords>();
  const plan = usePlanWords();
  const fetched = useFetched(useCallback(() => fetchOffer(kind, seller), [kind, seller]));
  const fault = faults[name];
  const noteId = `${name}-note`;
  if (fetched.state === 'failed') return <Failed title={words.failed} {...fetched} />;
  if (fetched.state === 'loading')
    return (
      <p role="status" aria-busy="true">
        {t('app.loading')}
      </p>
    );
  // Without plans for sale no price is shown.
  if (!fetched.data.plans.length) return free ? null : <p>{words.none}</p>;
  return (
    <fieldset className={styles.choice} aria-describedby={fault ? noteId : undefined}>
      <legend>{words.plan}</legend>
      {free ? (
        <label>
          <input
            type="radio"
            name={name}
            checked={chosen === undefined}
            onChange={() => onChosen(undefined)}
          />
          <span>
            <strong>{words.free}</strong>
            <small>{words.freeHint}</small>
          </span>
        </label>
      ) : null}
      {fetched.data.plans.map((each, index) => (
        <label key={each.store_subscription_plan_id}>
          <input
            type="radio"
            // The first one has the name, so that what is wrong leads here.
            id={index === 0 ? name : undefined}
            name={name}
            value={each.store_subscription_plan_id}
            checked={chosen === each.store_subscription_plan_id}
            onChange={() => onChosen(each.store_subscription_plan_id)}
          />
          <span>
            <strong>{plan.name(each)}</strong>
            <small>{[plan.price(each), plan.tax(each)].filter(Boolean).join(', ')}</small>
          </span>
        </label>
      ))}
      {fault ? (
        <p id={noteId} className={controls.fault}>
          {say(t, fault)}
        </p>
      ) : null}
    </fieldset>
  );
}
