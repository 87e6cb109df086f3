import { encode } from 'uqr';
import type { PublicCoupon } from '../../../contract/public-coupons.ts';
import { formatDate, formatNumber } from '../../i18n/format.ts';
import { useWords } from '../../i18n/use-words.ts';
import type { Claimed } from './ClaimForm.tsx';
import styles from './coupon.module.css';

const quiet = 2;

/** A code as a QR picture, drawn as one path. */
function Qr({ code, label }: { code: string; label: string }) {
  const { size, data } = encode(code, { border: quiet, ecc: 'M' });
  const path = data
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} className={styles.qr}>
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}

/** The voucher that is shown at the till. */
export function Voucher({ coupon, claimed }: { coupon: PublicCoupon; claimed: Claimed }) {
  const { t, lang } = useWords();
  const { code, expires_at, already_claimed, balance } = claimed;
  const date = formatDate(new Date(Date.parse(expires_at) - 1000).toISOString());
  return (
    <section className={styles.voucher} aria-live="polite">
      <h2>{t('coupon.yours')}</h2>
      {already_claimed && <p>{t('coupon.again')}</p>}
      <Qr code={code} label={t('coupon.qr', { code })} />
      <p className={styles.code}>{code}</p>
      <p>{t('coupon.show', { store: coupon.store.name })}</p>
      <p>
        <b>{t('coupon.until', { date })}</b>
      </p>
      {balance !== null && <p>{t('coupon.balance', { points: formatNumber(balance, lang) })}</p>}
      <button type="button" className={styles.quiet} onClick={() => window.print()}>
        {t('coupon.save')}
      </button>
    </section>
  );
}
