import { useEffect, useState } from 'react';
import type { PublicCoupon } from '../../../contract/coupons/public-coupons.ts';
import { useWords } from '../../i18n/use-words.ts';
import { ApiError } from '../../session/api.ts';
import { CallNotes, Notice } from '../parts/Notes.tsx';
import { useCall } from '../parts/use-call.ts';
import controls from '../styles/controls.module.css';
import type { Claimed } from './ClaimForm.tsx';
import styles from './coupon.module.css';
import { allowHere, canPush, currentPush, endHere } from './push.ts';

type Standing = 'off' | 'on' | 'blocked' | 'failed';

/** What the browser itself refuses is no answer of the server's. */
const orFailed = (error: unknown): Standing => {
  if (error instanceof ApiError) throw error;
  return 'failed';
};

function useTelling(couponId: number, token: string) {
  const { lang } = useWords();
  const call = useCall();
  const [standing, setStanding] = useState<Standing>();
  useEffect(() => {
    let left = false;
    const known = Notification.permission === 'denied' ? 'blocked' : 'off';
    currentPush().then(
      (allowed) => !left && setStanding(allowed ? 'on' : known),
      () => !left && setStanding(known),
    );
    return () => {
      left = true;
    };
  }, []);
  const change = async (work: () => Promise<Standing>) => {
    const now = await call.attempt(() => work().catch(orFailed));
    if (now) setStanding(now);
  };
  const start = () =>
    change(async () => ((await allowHere({ couponId, token, lang })) ? 'on' : 'blocked'));
  const stop = () =>
    change(async () => {
      await endHere();
      return 'off';
    });
  return { call, standing, start, stop };
}

interface Props {
  readonly coupon: PublicCoupon;
  readonly token: string;
}

function Asking({ coupon, token }: Props) {
  const { t } = useWords();
  const { call, standing, start, stop } = useTelling(coupon.coupon_id, token);
  if (!standing) return null;
  if (standing === 'blocked') return <p className={styles.kept}>{t('coupon.tell.blocked')}</p>;
  return (
    <div className={styles.share}>
      <CallNotes call={call} />
      {standing === 'failed' && <Notice tone="error">{t('coupon.tell.failed')}</Notice>}
      {standing === 'on' ? (
        <>
          <p className={styles.kept}>{t('coupon.tell.on')}</p>
          <button
            type="button"
            className={`${controls.link} ${styles.forget}`}
            disabled={call.busy}
            onClick={stop}
          >
            {t('coupon.tell.off')}
          </button>
        </>
      ) : (
        <>
          <button type="button" className={styles.quiet} disabled={call.busy} onClick={start}>
            {t('coupon.tell.ask')}
          </button>
          <p className={styles.kept}>{t('coupon.tell.hint', { store: coupon.store.name })}</p>
        </>
      )}
    </div>
  );
}

/** Offers to tell whoever proved their mobile here of what is new; nothing where the browser cannot. */
export function TellMe({ coupon, claimed }: { coupon: PublicCoupon; claimed: Claimed }) {
  const { push_token: token } = claimed as Partial<Claimed>;
  // A voucher that was kept before there were notifications has no token.
  if (!token || !canPush()) return null;
  return <Asking coupon={coupon} token={token} />;
}
