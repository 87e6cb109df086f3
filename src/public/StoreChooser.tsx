import { useState } from 'react';
import { platformId } from '../../contract/organisations/platform.ts';
import type { OwnStore } from '../../contract/people/session.ts';
import { plain } from '../i18n/shape/plain.ts';
import { useWords } from '../i18n/use-words.ts';
import { Icon } from './parts/Icon.tsx';
import controls from './styles/controls.module.css';
import styles from './styles/stores.module.css';

type Choose = (store: OwnStore) => void;
const groups = ['company', 'store', 'supplier', 'platform'] as const;
type GroupName = (typeof groups)[number];

/** The installation itself stands last, by itself: a programme is run in a company. */
const groupOf = ({ store_id, kind }: OwnStore): GroupName =>
  store_id === platformId ? 'platform' : kind;
/** More than that cannot be seen at a glance. */
const searchAbove = 8;

const initials = (name: string) =>
  name
    .split(/\s+/)
    .filter((word) => /\p{L}|\d/u.test(word))
    .slice(0, 2)
    .map((word) => [...word][0])
    .join('')
    .toUpperCase();

function Subscription({ store }: { store: OwnStore }) {
  const { t } = useWords();
  if (!store.active_subscription) return <em>{t('stores.inactive')}</em>;
  return store.cancelled_subscription ? <em>{t('stores.cancelled')}</em> : null;
}

function StoreCard({ store, onChoose }: { store: OwnStore; onChoose: Choose }) {
  return (
    <li>
      <button type="button" className={styles.card} onClick={() => onChoose(store)}>
        {store.logo ? (
          <img src={store.logo} alt="" width="44" height="44" />
        ) : (
          <span className={`${styles.initials} ${styles[store.kind]}`} aria-hidden="true">
            {initials(store.name)}
          </span>
        )}
        <span className={styles.names}>
          <strong>{store.name}</strong>
          {store.company_name !== store.name && <small>{store.company_name}</small>}
          <Subscription store={store} />
        </span>
        <Icon name="arrow" />
      </button>
    </li>
  );
}

function Group({
  name,
  stores,
  onChoose,
}: {
  name: GroupName;
  stores: readonly OwnStore[];
  onChoose: Choose;
}) {
  const { t } = useWords();
  if (stores.length === 0) return null;
  return (
    <section className={styles.group} aria-labelledby={name}>
      <h2 id={name}>
        <Icon name={name === 'platform' ? 'company' : name} />
        {t(`stores.groups.${name}`)}
      </h2>
      <ul className={styles.cards}>
        {stores.map((store) => (
          <StoreCard key={store.store_id} store={store} onChoose={onChoose} />
        ))}
      </ul>
    </section>
  );
}

function Search({ q, count, onText }: { q: string; count: number; onText: (q: string) => void }) {
  const { t } = useWords();
  return (
    <div className={styles.search}>
      <div className={controls.control}>
        <Icon name="search" />
        <input
          type="search"
          aria-label={t('stores.search')}
          placeholder={t('stores.search')}
          value={q}
          onChange={(event) => onText(event.target.value)}
        />
      </div>
      <p role="status" className={count ? controls.unseen : controls.hint}>
        {count ? t('stores.found', { smart_count: count }) : t('stores.noneFound')}
      </p>
    </div>
  );
}

/** The stores by the panel they are run in; many of them can be searched, accents or not. */
export function StoreChooser({
  stores,
  onChoose,
}: {
  stores: readonly OwnStore[];
  onChoose: Choose;
}) {
  const [q, setQ] = useState('');
  const matches = stores.filter((store) =>
    plain(`${store.name} ${store.company_name}`).includes(plain(q.trim())),
  );
  return (
    <>
      {stores.length > searchAbove && <Search q={q} count={matches.length} onText={setQ} />}
      {groups.map((name) => (
        <Group
          key={name}
          name={name}
          stores={matches.filter((store) => groupOf(store) === name)}
          onChoose={onChoose}
        />
      ))}
    </>
  );
}
