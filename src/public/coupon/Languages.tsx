import { useSearchParams } from 'react-router';
import { languages } from '../../../contract/engine/languages.ts';
import { useWords } from '../../i18n/use-words.ts';
import styles from './coupon.module.css';

/** The language of a page that has none in its path. */
export function Languages() {
  const { t, lang } = useWords();
  const [query, setQuery] = useSearchParams();
  const choose = (chosen: string) => {
    query.set('lang', chosen);
    setQuery(query, { replace: true });
  };
  return (
    <nav className={styles.languages} aria-label={t('app.language')}>
      {languages.map((each) => (
        <button
          key={each}
          type="button"
          lang={each}
          aria-current={each === lang ? 'true' : undefined}
          aria-label={`${each.toUpperCase()} ${t(`languages.${each}`)}`}
          onClick={() => choose(each)}
        >
          {each.toUpperCase()}
        </button>
      ))}
    </nav>
  );
}
