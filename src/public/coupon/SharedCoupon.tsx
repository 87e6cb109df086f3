import { type ReactNode, useCallback, useEffect } from 'react';
import { Link, useLocation, useParams } from 'react-router';
import type { fbCoupon, PublicCoupon } from '../../../contract/coupons/public-coupons.ts';
import { chooseZone } from '../../i18n/calendar.ts';
import { formatDate } from '../../i18n/format.ts';
import { useWords } from '../../i18n/use-words.ts';
import { ApiError, send } from '../../session/api.ts';
import { Loading } from '../LanguageShell.tsx';
import { NotFoundPage } from '../NotFound.tsx';
import { Notice } from '../parts/Notes.tsx';
import { say } from '../parts/use-call.ts';
import { useFetched } from '../parts/use-fetched.ts';
import { About } from './About.tsx';
import { ClaimForm } from './ClaimForm.tsx';
import { CouponCard } from './CouponCard.tsx';
import styles from './coupon.module.css';
import { type Kept, useKept } from './kept.ts';
import { Languages } from './Languages.tsx';
import { Share } from './Share.tsx';

/** Why it cannot be had here and now. */
function useWhyClosed({ state, kind, start_day, end_day }: PublicCoupon) {
  const { t } = useWords();
  if (state === 'scheduled' && start_day)
    return t('coupon.closed.scheduled', { date: formatDate(start_day) });
  if (state === 'ended' && end_day) return t('coupon.closed.ended', { date: formatDate(end_day) });
  if (state === 'paused') return t('coupon.closed.paused');
  return t(kind === 'goal' ? 'coupon.inStore' : 'coupon.gone');
}

function Closed({ coupon }: { coupon: PublicCoupon }) {
  const { t } = useWords();
  const { search } = useLocation();
  const why = useWhyClosed(coupon);
  const { another } = coupon;
  return (
    <>
      <Notice tone="info">{why}</Notice>
      {another && (
        <Link className={styles.another} to={`/fb/coupons/${another.coupon_id}${search}`}>
          {t('coupon.another', { title: another.title })}
        </Link>
      )}
    </>
  );
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <div className={styles.page}>
      <Languages />
      <main id="main">{children}</main>
    </div>
  );
}

function Shown({ coupon, kept }: { coupon: PublicCoupon; kept: Kept }) {
  const { title, open } = coupon;
  chooseZone(coupon.store.time_zone);
  return (
    <CouponCard coupon={coupon}>
      {kept.kept || open ? <ClaimForm coupon={coupon} kept={kept} /> : <Closed coupon={coupon} />}
      <Share title={title} />
      <About coupon={coupon} />
    </CouponCard>
  );
}

/** The voucher of this device, where its page cannot be fetched. Pictures would not come either. */
function FromDevice({ kept, note }: { kept: Kept; note: string }) {
  if (!kept.kept) return null;
  const { coupon } = kept.kept;
  const bare = {
    ...coupon,
    image: null,
    store: { ...coupon.store, logo: null },
    wallets: { apple: false, google: false },
  };
  return (
    <Frame>
      <CouponCard coupon={bare}>
        <Notice tone="info">{note}</Notice>
        <ClaimForm coupon={bare} kept={kept} />
      </CouponCard>
    </Frame>
  );
}

const fetchCoupon = (id: number) =>
  send<typeof fbCoupon>('GET', '/common/fb/coupons/{id}', { params: { id } }).then(
    ({ data }) => data,
    (error: unknown) => {
      if (error instanceof ApiError && error.status === 404) return null;
      throw error;
    },
  );

function CouponPage({ id }: { id: number }) {
  const { t, lang } = useWords();
  const kept = useKept(id);
  // In another language the coupon itself says it in that.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the language travels in a header.
  const fetcher = useCallback(() => fetchCoupon(id), [id, lang]);
  const fetched = useFetched(fetcher);
  const coupon = fetched.state === 'ready' ? fetched.data : kept.kept?.coupon;
  useEffect(() => {
    if (coupon) document.title = `${coupon.title} · ${coupon.store.name}`;
  }, [coupon]);
  if (fetched.state === 'loading') return <Loading />;
  if (fetched.state === 'ready' && fetched.data)
    return (
      <Frame>
        <Shown coupon={fetched.data} kept={kept} />
      </Frame>
    );
  // What somebody has of a coupon that is no more stays theirs.
  if (kept.kept)
    return (
      <FromDevice
        kept={kept}
        note={t(fetched.state === 'ready' ? 'coupon.gone' : 'coupon.offline')}
      />
    );
  if (fetched.state === 'ready') return <NotFoundPage />;
  return (
    <Frame>
      <Notice tone="error">{say(t, fetched.note)}</Notice>
      <button type="button" className={styles.quiet} onClick={fetched.retry}>
        {t('app.retry')}
      </button>
    </Frame>
  );
}

/** The page of a shared coupon: what it is, and how one gets it. */
export function Component() {
  const { couponId = '' } = useParams();
  const id = /^[1-9]\d{0,14}$/.test(couponId) ? Number(couponId) : 0;
  return id ? <CouponPage key={id} id={id} /> : <NotFoundPage />;
}
