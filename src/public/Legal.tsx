import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { loadLegalWords } from '../i18n/load-legal.ts';
import type { LegalWords } from '../i18n/shape/legal.ts';
import { useWords } from '../i18n/use-words.ts';
import { languageOfPath } from '../session/paths.ts';
import { Page } from './parts/Page.tsx';
import styles from './styles/layout.module.css';

/** The legal texts of the path's language. */
export const loader = ({ request }: LoaderFunctionArgs) =>
  loadLegalWords(languageOfPath(new URL(request.url).pathname));

const changed = '21/11/2026';

function LegalPage({ name }: { name: 'terms' | 'privacy' | 'marketing' }) {
  const { t } = useWords();
  const { lead, sections } = useLoaderData<LegalWords>()[name];
  return (
    <Page title={t(`legal.${name}`)} lead={lead}>
      <article className={styles.article}>
        {sections.map(({ title, paragraphs }) => (
          <section key={title}>
            <h2>{title}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        ))}
        <p className={styles.small}>{t('legal.updated', { date: changed })}</p>
      </article>
    </Page>
  );
}

export const TermsOfService = () => <LegalPage name="terms" />;
export const PrivacyPolicy = () => <LegalPage name="privacy" />;
export const DirectMarketing = () => <LegalPage name="marketing" />;
