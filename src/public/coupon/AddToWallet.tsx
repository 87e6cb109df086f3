import type { googlePass } from '../../../contract/coupons/passes.ts';
import type { PublicCoupon } from '../../../contract/coupons/public-coupons.ts';
import { useWords } from '../../i18n/use-words.ts';
import { addressOfCall, queryText, send } from '../../session/api.ts';
import { CallNotes } from '../parts/Notes.tsx';
import { useCall } from '../parts/use-call.ts';
import styles from './coupon.module.css';

interface Props {
  readonly coupon: Pick<PublicCoupon, 'coupon_id' | 'wallets'>;
  readonly code: string;
}

/** Leads to the wallets that the company has set up; nothing where it has none. */
export function AddToWallet({ coupon: { coupon_id: id, wallets }, code }: Props) {
  const { t, lang } = useWords();
  const call = useCall();
  const query = { code, lang };
  const toGoogle = async () => {
    const path = '/common/fb/coupons/{id}/passes/google';
    const answer = await call.attempt(() =>
      send<typeof googlePass>('GET', path, { params: { id }, query }),
    );
    if (answer) location.assign(answer.data.url);
  };
  if (!wallets.apple && !wallets.google) return null;
  return (
    <div className={styles.share}>
      <CallNotes call={call} />
      {wallets.apple && (
        <a
          className={styles.wallet}
          href={`${addressOfCall(`/common/fb/coupons/${id}/passes/apple`)}${queryText(query)}`}
        >
          {t('coupon.wallet', { wallet: 'Apple Wallet' })}
        </a>
      )}
      {wallets.google && (
        <button type="button" className={styles.wallet} disabled={call.busy} onClick={toGoogle}>
          {t('coupon.wallet', { wallet: 'Google Wallet' })}
        </button>
      )}
    </div>
  );
}
