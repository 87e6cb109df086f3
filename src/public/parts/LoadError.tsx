import { useEffect } from 'react';
import { fallback } from '../../i18n/fallback.ts';
import { languageOfPath } from '../../session/paths.ts';
import { Brand } from '../../theme/Brand.tsx';
import controls from '../styles/controls.module.css';
import styles from '../styles/layout.module.css';

/** When a page or its words could not be fetched, or it broke: says so and offers to try again. */
export function LoadError() {
  const lang = languageOfPath(location.pathname);
  const { title, text, retry } = fallback[lang];
  useEffect(() => {
    document.documentElement.lang = lang;
    document.title = title;
  }, [lang, title]);
  return (
    <main className={styles.centred}>
      <Brand />
      <h1>{title}</h1>
      <p role="alert">{text}</p>
      <button type="button" className={controls.button} onClick={() => location.reload()}>
        {retry}
      </button>
    </main>
  );
}
