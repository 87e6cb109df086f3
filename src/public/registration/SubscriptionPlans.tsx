import { useCallback } from 'react';
import { Link, useLoaderData, useLocation, useSearchParams } from 'react-router';
import { phrase } from '../../../contract/words/phrase.ts';
import type { RegistrationWords } from '../../i18n/load-registration.ts';
import { useWords } from '../../i18n/use-words.ts';
import { session } from '../../session/session.ts';
import { Failed } from '../parts/Failed.tsx';
import { Notice } from '../parts/Notes.tsx';
import { Page } from '../parts/Page.tsx';
import { useFetched } from '../parts/use-fetched.ts';
import controls from '../styles/controls.module.css';
import {
  fetchOffer,
  type Kind,
  kinds,
  type Offer,
  type Plan,
  platform,
  sellerIn,
} from './offer.ts';
import styles from './registration.module.css';
import { usePlanWords } from './use-price.ts';

export { loadWords as loader } from './load-words.ts';

interface PlanProps {
  readonly plan: Plan;
  readonly to: string;
}

/** One plan, and the way to it. */
function PlanCard({ plan, to }: PlanProps) {
  const { lang } = useWords();
  const { plans: words } = useLoaderData<RegistrationWords>();
  const { price, tax, limits, name } = usePlanWords();
  const taxed = tax(plan);
  return (
    <li className={styles.plan}>
      <h3>{name(plan)}</h3>
      <p>
        <strong>{price(plan)}</strong>
        {taxed ? <small> {taxed}</small> : null}
      </p>
      {plan.plan_description[lang] ? <p>{plan.plan_description[lang]}</p> : null}
      <ul>
        {limits(plan).map((limit) => (
          <li key={limit}>{limit}</li>
        ))}
      </ul>
      <Link
        to={to}
        className={controls.button}
        aria-label={phrase(words.chooseNamed, { plan: name(plan) })}
      >
        {words.choose}
      </Link>
    </li>
  );
}

/** Where choosing a plan leads: to what it is for, by way of an account where there is none yet. */
function useWay(kind: Kind, seller: number) {
  const { lang } = useWords();
  return ({ store_subscription_plan_id: id }: Plan) => {
    const search = new URLSearchParams({ kind, plan: String(id) });
    if (seller !== platform) search.set('company', String(seller));
    return `/${lang}/${session().token ? `create-${kind}` : 'create-account'}?${search}`;
  };
}

function Group({ kind, seller, offer }: { kind: Kind; seller: number; offer: Offer }) {
  const { plans: words } = useLoaderData<RegistrationWords>();
  const wayTo = useWay(kind, seller);
  if (!offer.plans.length) return null;
  const title =
    kind === 'company' ? words.companies : phrase(words.stores, { company: offer.seller.name });
  return (
    <section className={styles.group}>
      <h2>{title}</h2>
      <ul className={styles.plans}>
        {offer.plans.map((plan) => (
          <PlanCard key={plan.store_subscription_plan_id} plan={plan} to={wayTo(plan)} />
        ))}
      </ul>
    </section>
  );
}

const fetchAll = async (seller: number) =>
  Promise.all(
    kinds
      .filter((kind) => kind === 'store' || seller === platform)
      .map(async (kind) => ({ kind, offer: await fetchOffer(kind, seller) })),
  );

/** What there is to subscribe to, for everybody to see. */
export function Component() {
  const { t } = useWords();
  const { plans: words, account } = useLoaderData<RegistrationWords>();
  const [search] = useSearchParams();
  const seller = sellerIn(search);
  const fetched = useFetched(useCallback(() => fetchAll(seller), [seller]));
  const state = useLocation().state as { created?: boolean } | null;
  const isEmpty =
    fetched.state === 'ready' && fetched.data.every(({ offer }) => !offer.plans.length);
  return (
    <Page title={words.title} lead={words.lead} shape="wide">
      {state?.created ? <Notice tone="success">{account.created}</Notice> : null}
      {fetched.state === 'loading' && (
        <p role="status" aria-busy="true">
          {t('app.loading')}
        </p>
      )}
      {fetched.state === 'failed' && <Failed title={words.failed} {...fetched} />}
      {isEmpty ? <p>{words.none}</p> : null}
      {fetched.state === 'ready' &&
        fetched.data.map(({ kind, offer }) => (
          <Group key={kind} kind={kind} seller={seller} offer={offer} />
        ))}
    </Page>
  );
}
