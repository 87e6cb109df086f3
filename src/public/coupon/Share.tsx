import { useState } from 'react';
import { useWords } from '../../i18n/use-words.ts';
import styles from './coupon.module.css';

const address = () => `${location.origin}${location.pathname}`;

/** The link of the page: copied, or handed to whatever the device shares with. */
export function Share({ title }: { title: string }) {
  const { t } = useWords();
  const [copied, setCopied] = useState<boolean>();
  const copy = () =>
    navigator.clipboard?.writeText(address()).then(
      () => setCopied(true),
      () => setCopied(false),
    ) ?? setCopied(false);
  // Whoever closes the device's own sheet has shared nothing, and nothing went wrong.
  const share = () => void navigator.share({ title, url: address() }).catch(() => undefined);
  return (
    <div className={styles.share}>
      <button type="button" className={styles.quiet} onClick={copy}>
        {t('coupon.copy')}
      </button>
      {'share' in navigator && (
        <button type="button" className={styles.quiet} onClick={share}>
          {t('coupon.share')}
        </button>
      )}
      <p role="status">{copied && t('coupon.copied')}</p>
      {copied === false && (
        <input
          className={styles.address}
          readOnly
          value={address()}
          aria-label={t('coupon.copy')}
          onFocus={({ target }) => target.select()}
        />
      )}
    </div>
  );
}
