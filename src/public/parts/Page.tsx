import { type ReactNode, useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { useWords } from '../../i18n/use-words.ts';
import { Brand } from '../../theme/Brand.tsx';
import { productName } from '../../theme/tokens.ts';
import styles from '../styles/layout.module.css';
import { BrandSide } from './BrandSide.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { ModeSwitch } from './ModeSwitch.tsx';

const legalPages = [
  ['terms-of-service', 'legal.terms'],
  ['privacy-policy', 'legal.privacy'],
  ['direct-marketing', 'legal.marketing'],
] as const;

function Footer() {
  const { t, lang } = useWords();
  return (
    <footer className={styles.footer}>
      <nav aria-label={t('app.legal')}>
        {legalPages.map(([path, key]) => (
          <Link key={path} to={`/${lang}/${path}`}>
            {t(key)}
          </Link>
        ))}
      </nav>
    </footer>
  );
}

// After moving to another page a screen reader starts at its heading; on the first page the
// browser's own start is right.
function useHeading(title: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();
  const first = useRef(key === 'default');
  useEffect(() => {
    if (!first.current) heading.current?.focus();
  }, []);
  useEffect(() => {
    document.title = title === productName ? title : `${title} · ${productName}`;
  }, [title]);
  return heading;
}

interface PageProps {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
  /** `split` stands beside the brand, `narrow` is for reading, `wide` for choosing. */
  shape?: 'split' | 'narrow' | 'wide';
  actions?: ReactNode;
}

/** One public page: skip link, header, heading, footer. */
export function Page({ title, lead, children, shape = 'narrow', actions }: PageProps) {
  const { t, lang } = useWords();
  const heading = useHeading(title);
  return (
    <div className={`${styles.page} ${styles[shape]}`}>
      <a className={styles.skip} href="#main">
        {t('app.skip')}
      </a>
      {shape === 'split' && <BrandSide />}
      <div className={styles.column}>
        <header className={styles.header}>
          <Link to={`/${lang}`} className={styles.home}>
            <Brand />
          </Link>
          <div className={styles.tools}>
            {actions}
            <LanguageSwitch />
            <ModeSwitch />
          </div>
        </header>
        <main id="main" tabIndex={-1} className={styles.main}>
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {lead && <p className={styles.lead}>{lead}</p>}
          {children}
        </main>
        <Footer />
      </div>
    </div>
  );
}
