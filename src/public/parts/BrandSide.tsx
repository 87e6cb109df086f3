import { useWords } from '../../i18n/use-words.ts';
import { Brand } from '../../theme/Brand.tsx';
import styles from '../styles/side.module.css';
import { collected, rings, stamps, waves } from './drawing.ts';

function Waves() {
  return (
    <svg className={styles.waves} aria-hidden="true" focusable="false">
      <defs>
        <pattern id="waves" width="96" height="48" patternUnits="userSpaceOnUse">
          {waves.map(({ x, y }) =>
            rings.map((radius) => <circle key={`${x} ${y} ${radius}`} cx={x} cy={y} r={radius} />),
          )}
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill="url(#waves)" />
    </svg>
  );
}

function Card() {
  const { t } = useWords();
  return (
    <div className={styles.card} role="img" aria-label={t('app.illustration')}>
      <Brand size={28} />
      <div className={styles.stamps}>
        {stamps.map((stamp) => (
          <span key={stamp} className={stamp < collected ? styles.stamped : undefined} />
        ))}
      </div>
      <div className={styles.bar}>
        <span />
      </div>
    </div>
  );
}

/** The brand beside the sign-in form, on screens wide enough for both. */
export function BrandSide() {
  const { t } = useWords();
  return (
    <aside className={styles.side}>
      <Waves />
      <Card />
      <p className={styles.tagline}>{t('app.tagline')}</p>
      <p className={styles.promise}>{t('app.promise')}</p>
    </aside>
  );
}
