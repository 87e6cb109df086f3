import { useCallback, useEffect } from 'react';
import { Link, useParams } from 'react-router';
import type { fbCoupon, PublicCoupon } from '../../../contract/coupons/public-coupons.ts';
import { formatDate, formatNumber } from '../../i18n/format.ts';
import { useWords } from '../../i18n/use-words.ts';
import { ApiError, fileUrl, send } from '../../session/api.ts';
import { Loading } from '../LanguageShell.tsx';
import { Notice } from '../parts/Notes.tsx';
import { say } from '../parts/use-call.ts';
import { useFetched } from '../parts/use-fetched.ts';
import { About } from './About.tsx';
import { ClaimForm } from './ClaimForm.tsx';
import styles from './coupon.module.css';
import { Languages } from './Languages.tsx';

function Terms({ coupon }: { coupon: PublicCoupon }) {
  const { t, lang } = useWords();
  const { points, expiration_date, valid_days, available } = coupon;
  return (
    <ul className={styles.terms}>
      {points > 0 && (
        <li>{t('coupon.points', { points: formatNumber(points, lang), smart_count: points })}</li>
      )}
      {expiration_date && <li>{t('coupon.validUntil', { date: formatDate(expiration_date) })}</li>}
      <li>
        {t('coupon.validDays', { days: formatNumber(valid_days, lang), smart_count: valid_days })}
      </li>
      {available !== null && available > 0 && available <= 100 && (
        <li>{t('coupon.left', { smart_count: available })}</li>
      )}
    </ul>
  );
}

function Shown({ coupon }: { coupon: PublicCoupon }) {
  const { t } = useWords();
  const { title, description, image, store, open, kind } = coupon;
  const closed = kind === 'goal' ? 'coupon.inStore' : 'coupon.gone';
  return (
    <article className={styles.card}>
      {image && <img className={styles.picture} src={fileUrl(image)} alt="" />}
      <div className={styles.body}>
        <p className={styles.store}>
          {store.logo && <img src={fileUrl(store.logo)} alt="" />}
          {t('coupon.from', { store: store.name })}
        </p>
        <h1>{title}</h1>
        {description && <p className={styles.description}>{description}</p>}
        <Terms coupon={coupon} />
        {open ? <ClaimForm coupon={coupon} /> : <Notice tone="info">{t(closed)}</Notice>}
        <About coupon={coupon} />
      </div>
    </article>
  );
}

/** What every page says that is none (route-not-found), in the frame of this one. */
function Missing() {
  const { t, lang } = useWords();
  const title = t('notFound.title');
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <article className={styles.card}>
      <div className={styles.body}>
        <h1>{title}</h1>
        <p>{t('notFound.text')}</p>
        <Link to={`/${lang}/sign-in`}>{t('app.backToSignIn')}</Link>
      </div>
    </article>
  );
}

function CouponPage({ id }: { id: number }) {
  const { t } = useWords();
  const fetcher = useCallback(async () => {
    const answer = await send<typeof fbCoupon>('GET', '/common/fb/coupons/{id}', {
      params: { id },
    }).catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 404) return null;
      throw error;
    });
    if (!answer) return null;
    const { data } = answer;
    document.title = `${data.title} · ${data.store.name}`;
    return data;
  }, [id]);
  const fetched = useFetched(fetcher);
  if (fetched.state === 'loading') return <Loading />;
  if (fetched.state === 'ready')
    return fetched.data ? <Shown coupon={fetched.data} /> : <Missing />;
  return (
    <>
      <Notice tone="error">{say(t, fetched.note)}</Notice>
      <button type="button" className={styles.quiet} onClick={fetched.retry}>
        {t('app.retry')}
      </button>
    </>
  );
}

/** The page of a shared coupon: what it is, and how one gets it. */
export function Component() {
  const { couponId = '' } = useParams();
  const id = /^[1-9]\d{0,14}$/.test(couponId) ? Number(couponId) : 0;
  return (
    <div className={styles.page}>
      <Languages />
      <main id="main">{id ? <CouponPage id={id} /> : <Missing />}</main>
    </div>
  );
}
