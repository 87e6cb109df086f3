import { Suspense, useEffect, useState } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { platformId } from '../../contract/organisations/platform.ts';
import type { ownInvitations } from '../../contract/people/invitations.ts';
import type { OwnStore, ownStores } from '../../contract/people/session.ts';
import { loadPanelWords } from '../i18n/load-panel.ts';
import { useWords } from '../i18n/use-words.ts';
import { late } from '../loading/late.tsx';
import { enter } from '../public/enter.ts';
import { Invitations } from '../public/Invitations.tsx';
import { Failed } from '../public/parts/Failed.tsx';
import { Icon } from '../public/parts/Icon.tsx';
import { Notice } from '../public/parts/Notes.tsx';
import { Page } from '../public/parts/Page.tsx';
import { useFetched } from '../public/parts/use-fetched.ts';
import { StoreChooser } from '../public/StoreChooser.tsx';
import controls from '../public/styles/controls.module.css';
import styles from '../public/styles/stores.module.css';
import { send } from '../session/api.ts';
import { takeWord } from '../session/parting-word.ts';
import { panelOf, panelOfPath, safeNext } from '../session/paths.ts';
import { signOut } from '../session/sign-out.ts';

// Few see it; nobody else fetches it.
const Companies = late(() => import('../public/companies/Companies.tsx'), 'Companies');

async function fetchPlaces() {
  const [own, requests] = await Promise.all([
    send<typeof ownStores>('GET', '/users/stores/all'),
    send<typeof ownInvitations>('GET', '/users/me/invitations'),
  ]);
  return { ...own.data, ...requests.data };
}

function Skeleton() {
  const { t } = useWords();
  return (
    <div role="status" aria-busy="true" className={styles.cards}>
      <span className={controls.unseen}>{t('app.loading')}</span>
      {[1, 2, 3].map((each) => (
        <span key={each} className={styles.skeleton} />
      ))}
    </div>
  );
}

function NoStores() {
  const { t } = useWords();
  return (
    <div className={styles.empty}>
      <Icon name="store" size={36} />
      <h2>{t('stores.none')}</h2>
      <p>{t('stores.noneHint')}</p>
      <button type="button" className={controls.button} onClick={() => location.reload()}>
        {t('app.retry')}
      </button>
    </div>
  );
}

interface Places {
  readonly stores: readonly OwnStore[];
  readonly invitations: readonly unknown[];
  readonly is_super_admin: boolean;
}

const isCompany = ({ kind, store_id }: OwnStore) => kind === 'company' && store_id !== platformId;

/** The one place that there is to work in: to a super admin that is the one company, whatever is below it. */
function onlyOf({ stores, is_super_admin }: Places, next: string | null): OwnStore | undefined {
  const [first, ...others] = is_super_admin ? stores.filter(isCompany) : stores;
  if (!first || others.length) return undefined;
  // A link to a page of another panel opens the chooser.
  const panel = panelOfPath(safeNext(next) ?? '');
  return is_super_admin && panel && panel !== panelOf(first.kind) ? undefined : first;
}

// A link may name the store it leads into. With a single place there is nothing to choose, unless somebody
// came here to change it or is asked elsewhere.
function useOnlyStore(places: Places | undefined, choose: (store: OwnStore) => void) {
  const [search] = useSearchParams();
  const { stores = [], invitations = [] } = places ?? {};
  const named = stores.find(({ store_id }) => String(store_id) === search.get('store'));
  const mayLead = places && !invitations.length && !search.has('choose');
  const only = named ?? (mayLead ? onlyOf(places, search.get('next')) : undefined);
  useEffect(() => {
    if (only) choose(only);
  });
  return Boolean(only);
}

/** Whether the installation has no company yet in which its super admin could work. */
function useIsEmpty(places: Places | undefined) {
  const [search] = useSearchParams();
  if (!places?.is_super_admin || search.has('choose') || search.has('next')) return false;
  return !places.stores.some(isCompany);
}

function SignOutButton() {
  const { t } = useWords();
  return (
    <button type="button" className={`${controls.quiet} ${controls.compact}`} onClick={signOut}>
      <Icon name="leave" size={18} />
      <span>{t('stores.signOut')}</span>
    </button>
  );
}

// A panel is chosen next: its code and words come while the person looks.
function useWarmPanel(ready: boolean) {
  const { lang } = useWords();
  useEffect(() => {
    if (!ready) return;
    Promise.all([import('./PanelRoute.tsx'), loadPanelWords(lang)]).catch(() => undefined);
  }, [ready, lang]);
}

/** Whether a page of a panel was asked for that none of one's places is run in (guard-permission). */
function isElsewhere(stores: readonly OwnStore[] | undefined, next: string | null) {
  const panel = panelOfPath(safeNext(next) ?? '');
  if (!panel || !stores?.length) return false;
  return !stores.some(({ kind }) => panelOf(kind) === panel);
}

/** The message left by the previous page, where no panel opens to show it. */
function LastWord() {
  const [word] = useState(takeWord);
  return word ? <Notice tone="success">{word}</Notice> : null;
}

/** The companies, stores and suppliers a person may open, and those that ask them to join. */
export function Component() {
  const { t, lang } = useWords();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const fetched = useFetched(fetchPlaces);
  const places = fetched.state === 'ready' ? fetched.data : undefined;
  const { stores, invitations = [] } = places ?? {};
  const elsewhere = isElsewhere(stores, search.get('next'));
  const choose = (store: OwnStore) =>
    navigate(enter(store, lang, search.get('next')), { replace: !search.has('choose') });
  const leaving = useOnlyStore(elsewhere ? undefined : places, choose);
  const isEmpty = useIsEmpty(places);
  useWarmPanel(stores !== undefined && stores.length > 0);
  if (elsewhere) return <Navigate to={`/${lang}/forbidden`} replace />;
  if (isEmpty) return <Navigate to={`/${lang}/create-company`} replace />;
  return (
    <Page
      title={t('stores.title')}
      lead={t('stores.lead')}
      shape="wide"
      actions={<SignOutButton />}
    >
      {(fetched.state === 'loading' || leaving) && <Skeleton />}
      {fetched.state === 'failed' && <Failed title={t('stores.failed')} {...fetched} />}
      {fetched.state === 'ready' && !leaving && <LastWord />}
      {fetched.state === 'ready' && (
        <Invitations invitations={invitations} onAnswered={fetched.retry} />
      )}
      {stores?.length === 0 && invitations.length === 0 && <NoStores />}
      {fetched.state === 'ready' && fetched.data.is_super_admin && !leaving && (
        <Suspense>
          <Companies stores={fetched.data.stores} onChoose={choose} />
        </Suspense>
      )}
      {stores && stores.length > 0 && !leaving && (
        <StoreChooser stores={stores} onChoose={choose} />
      )}
    </Page>
  );
}
