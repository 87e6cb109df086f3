import { Link } from 'react-router';
import { useWords } from '../i18n/use-words.ts';
import { useSession } from '../session/use-session.ts';
import { Page } from './parts/Page.tsx';
import controls from './styles/controls.module.css';

/** Whatever has no page (route-not-found). */
export function NotFoundPage() {
  const { t, lang } = useWords();
  const { token } = useSession();
  return (
    <Page title={t('notFound.title')} lead={t('notFound.text')} shape="split">
      <Link className={controls.button} to={`/${lang}/${token ? 'user-stores' : 'sign-in'}`}>
        {t(token ? 'app.toStores' : 'app.backToSignIn')}
      </Link>
    </Page>
  );
}
