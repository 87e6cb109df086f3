import { Link, useLocation } from 'react-router';
import { languages } from '../../../contract/engine/languages.ts';
import { useWords } from '../../i18n/use-words.ts';
import { inLanguage } from '../../session/paths.ts';
import styles from '../styles/layout.module.css';

/** The same page in another language; nothing that was typed is lost. */
export function LanguageSwitch() {
  const { t, lang } = useWords();
  const { pathname, search, hash, state } = useLocation();
  return (
    <nav aria-label={t('app.language')} className={styles.languages}>
      {languages.map((each) => (
        <Link
          key={each}
          to={{ pathname: inLanguage(pathname, each), search, hash }}
          state={state}
          replace
          lang={each}
          hrefLang={each}
          aria-label={`${each.toUpperCase()} ${t(`languages.${each}`)}`}
          aria-current={each === lang || undefined}
          title={t(`languages.${each}`)}
          preventScrollReset
        >
          {each.toUpperCase()}
        </Link>
      ))}
    </nav>
  );
}
