import type { ReactNode } from 'react';
import type { PublicCoupon } from '../../../contract/coupons/public-coupons.ts';
import { dayOfMoment } from '../../i18n/calendar.ts';
import { formatDate, formatMoney, formatNumber } from '../../i18n/format.ts';
import { useWords } from '../../i18n/use-words.ts';
import { fileUrl } from '../../session/api.ts';
import styles from './coupon.module.css';

/** What a coupon looks like from outside; of one that is not saved yet, what there is of it. */
export type CardFacts = Pick<
  PublicCoupon,
  | 'kind'
  | 'title'
  | 'description'
  | 'image'
  | 'points'
  | 'minimum_spend'
  | 'per_customer'
  | 'offer'
  | 'start_day'
  | 'end_day'
  | 'available'
  | 'open'
> & {
  readonly store: Pick<PublicCoupon['store'], 'name' | 'logo' | 'currency'>;
  readonly valid_days: number | null;
};

/** What it is worth, in a line. */
function useWorth({ kind, points, offer, store: { currency } }: CardFacts) {
  const { t, lang } = useWords();
  const { action, product, bought, value, percentage } = offer;
  if (points > 0)
    return t('coupon.points', { points: formatNumber(points, lang), smart_count: points });
  const off = percentage
    ? `${formatNumber(percentage, lang)}%`
    : value && formatMoney(value, currency, lang);
  if (off && product) return t('coupon.worth.off', { off, product });
  if (kind === 'product' && product && action === 'sample')
    return t('coupon.worth.sample', { product });
  if (kind === 'product' && product && bought === product)
    return t('coupon.worth.twice', { product });
  if (kind === 'product' && product && bought) return t('coupon.worth.both', { product, bought });
  return null;
}

/** What it takes off at today's prices, where its worth does not say a sum. */
function useTakenOff({ offer, store: { currency } }: CardFacts) {
  const { t, lang } = useWords();
  const { amount, value } = offer;
  if (!amount || amount === value) return null;
  return t('coupon.worth.today', { amount: formatMoney(amount, currency, lang) });
}

function useTerms(coupon: CardFacts) {
  const { t, lang } = useWords();
  const { start_day, end_day, minimum_spend, per_customer, valid_days, available, open } = coupon;
  const { name, currency } = coupon.store;
  return [
    start_day &&
      start_day > dayOfMoment() &&
      t('coupon.validFrom', { date: formatDate(start_day) }),
    end_day && t('coupon.validUntil', { date: formatDate(end_day) }),
    minimum_spend && t('coupon.minimum', { amount: formatMoney(minimum_spend, currency, lang) }),
    per_customer && t('coupon.perCustomer', { smart_count: per_customer }),
    t(coupon.kind === 'multiple' ? 'coupon.everywhere' : 'coupon.where', { store: name }),
    open &&
      valid_days &&
      t('coupon.validDays', { days: formatNumber(valid_days, lang), smart_count: valid_days }),
    open &&
      available !== null &&
      available > 0 &&
      available <= 100 &&
      t('coupon.left', { smart_count: available }),
  ].filter((line) => typeof line === 'string');
}

interface Props {
  readonly coupon: CardFacts;
  /** What can be done with it, below what it says. */
  readonly children?: ReactNode;
  /** As a part of another page, which has its own first heading. */
  readonly within?: boolean;
}

/** A coupon as customers see it: picture, whose it is, what it is worth, and when and where. */
export function CouponCard({ coupon, children, within = false }: Props) {
  const { t } = useWords();
  const { title, description, image, store } = coupon;
  const worth = useWorth(coupon);
  const takenOff = useTakenOff(coupon);
  const terms = useTerms(coupon);
  const Heading = within ? 'h3' : 'h1';
  return (
    <article className={styles.card}>
      {image && <img className={styles.picture} src={fileUrl(image)} alt="" />}
      <div className={styles.body}>
        <p className={styles.store}>
          {store.logo && <img src={fileUrl(store.logo)} alt="" />}
          {t('coupon.from', { store: store.name })}
        </p>
        <Heading className={styles.title}>{title}</Heading>
        {worth && <p className={styles.worth}>{worth}</p>}
        {takenOff && <p>{takenOff}</p>}
        {description && <p className={styles.description}>{description}</p>}
        <ul className={styles.terms}>
          {terms.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        {children}
      </div>
    </article>
  );
}
