import type { PublicCoupon } from '../../../contract/coupons/public-coupons.ts';
import { formatDate, formatNumber } from '../../i18n/format.ts';
import { useWords } from '../../i18n/use-words.ts';
import { QrCode } from '../parts/QrCode.tsx';
import controls from '../styles/controls.module.css';
import { AddToWallet } from './AddToWallet.tsx';
import type { Claimed } from './ClaimForm.tsx';
import styles from './coupon.module.css';
import { TellMe } from './TellMe.tsx';

/** The day of the last moment before something ends. */
export const lastDay = (ends: string) => formatDate(new Date(Date.parse(ends) - 1000));

interface Props {
  readonly coupon: PublicCoupon;
  readonly claimed: Claimed;
  readonly onForget: () => void;
}

/** The voucher that is shown at the till. */
export function Voucher({ coupon, claimed, onForget }: Props) {
  const { t, lang } = useWords();
  const { code, expires_at, already_claimed, balance } = claimed;
  const date = lastDay(expires_at);
  return (
    <section className={styles.voucher} aria-live="polite">
      <h2>{t('coupon.yours')}</h2>
      {already_claimed && <p>{t('coupon.again')}</p>}
      <QrCode text={code} label={t('coupon.qr', { code })} className={styles.qr} />
      <p className={styles.code}>{code}</p>
      <p>{t('coupon.show', { store: coupon.store.name })}</p>
      <p>
        <b>{t('coupon.until', { date })}</b>
      </p>
      {balance !== null && <p>{t('coupon.balance', { points: formatNumber(balance, lang) })}</p>}
      <AddToWallet coupon={coupon} code={code} />
      <TellMe coupon={coupon} claimed={claimed} />
      <button type="button" className={styles.quiet} onClick={() => window.print()}>
        {t('coupon.save')}
      </button>
      <p className={styles.kept}>{t('coupon.kept')}</p>
      <button type="button" className={`${controls.link} ${styles.forget}`} onClick={onForget}>
        {t('coupon.forget')}
      </button>
    </section>
  );
}
