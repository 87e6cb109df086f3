import type { PublicCoupon } from '../../../contract/coupons/public-coupons.ts';
import { locales } from '../../../contract/engine/languages.ts';
import { formatMoney, formatNumber } from '../../i18n/format.ts';
import { useWords } from '../../i18n/use-words.ts';
import { fileUrl } from '../../session/api.ts';
import styles from './coupon.module.css';

type Store = PublicCoupon['store'];
type Day = Store['timetable'][number];

const names = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
// The first of 2024 was a Monday.
const dayName = (day: string, locale: string) =>
  new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(
    new Date(Date.UTC(2024, 0, 1 + names.indexOf(day))),
  );

function Hours({ timetable }: { timetable: readonly Day[] }) {
  const { t, lang } = useWords();
  if (!timetable.length) return null;
  const shiftsOf = ({ type, shifts }: Day) => {
    if (type === 'closed') return t('coupon.about.closed');
    if (type === '24h') return t('coupon.about.allDay');
    return shifts?.map(({ from, to }) => `${from}–${to}`).join(', ');
  };
  return (
    <details>
      <summary>{t('coupon.about.hours')}</summary>
      <dl className={styles.hours}>
        {timetable.map((day) => (
          <div key={day.day} style={{ display: 'contents' }}>
            <dt>{dayName(day.day, locales[lang])}</dt>
            <dd>{shiftsOf(day)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

function Delivery({ store: { delivery, currency } }: { store: Store }) {
  const { t, lang } = useWords();
  if (!delivery) return null;
  const money = (amount: number) => formatMoney(amount, currency, lang);
  const { radius_km, minimum_order, fee, free_from } = delivery;
  const terms = { minimum: money(minimum_order), fee: money(fee) };
  const said =
    radius_km === null
      ? t('coupon.about.delivers', terms)
      : t('coupon.about.deliversWithin', { ...terms, km: formatNumber(radius_km, lang) });
  const free = free_from > 0 ? t('coupon.about.freeFrom', { amount: money(free_from) }) : '';
  return <p>{`${said} ${free}`.trim()}</p>;
}

function Documents({ documents }: Pick<PublicCoupon, 'documents'>) {
  const { t } = useWords();
  const listed = [
    [documents.instructions, 'coupon.about.instructions'],
    [documents.terms, 'coupon.about.termsFile'],
    [documents.privacy_policy, 'coupon.about.privacyFile'],
  ] as const;
  const there = listed.flatMap(([path, word]) => (path ? [{ path, word }] : []));
  if (!there.length) return null;
  return (
    <p className={styles.documents}>
      {there.map(({ path, word }) => (
        <a key={word} href={fileUrl(path)} target="_blank" rel="noreferrer">
          {t(word)}
        </a>
      ))}
    </p>
  );
}

/** What anybody may know of the store and its programme. */
export function About({ coupon: { store, documents } }: { coupon: PublicCoupon }) {
  const { t } = useWords();
  return (
    <div className={styles.about}>
      {store.address && <p>{store.address}</p>}
      {store.takes_orders && <p>{t('coupon.about.orders')}</p>}
      <Delivery store={store} />
      {store.payments.length > 0 && (
        <p>{t('coupon.about.payments', { list: store.payments.join(', ') })}</p>
      )}
      <Hours timetable={store.timetable} />
      <Documents documents={documents} />
    </div>
  );
}
