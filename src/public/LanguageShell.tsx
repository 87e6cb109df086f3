import { useEffect, useMemo } from 'react';
import { Outlet, useLoaderData, useParams } from 'react-router';
import type { PublicWords } from '../i18n/load.ts';
import { translator, WordsContext } from '../i18n/use-words.ts';
import styles from './styles/layout.module.css';

/** What is shown before the first words have arrived. */
export function Loading() {
  return <div className={styles.loading} role="status" aria-busy="true" />;
}

/** Gives the pages below the words of the language in the path. */
export function LanguageShell() {
  const { lang } = useParams();
  return <Shell lang={lang} />;
}

/** The same for a page that has no language in its path. */
export function SharedShell() {
  return <Shell lang={document.documentElement.lang} />;
}

function Shell({ lang }: { lang: string | undefined }) {
  const words = useLoaderData<PublicWords>();
  const wording = useMemo(() => translator(lang, words), [lang, words]);
  useEffect(() => {
    document.documentElement.lang = wording.lang;
  }, [wording.lang]);
  return (
    <WordsContext value={wording}>
      <Outlet />
    </WordsContext>
  );
}
