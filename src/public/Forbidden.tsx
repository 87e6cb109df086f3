import { Link } from 'react-router';
import { useWords } from '../i18n/use-words.ts';
import { signOut } from '../session/sign-out.ts';
import { Page } from './parts/Page.tsx';
import controls from './styles/controls.module.css';

/** Reached when the permission of a route is missing (guard-permission). */
export function Component() {
  const { t, lang } = useWords();
  return (
    <Page title={t('forbidden.title')} lead={t('forbidden.text')} shape="split">
      <div className={controls.row}>
        <Link className={controls.button} to={`/${lang}/user-stores?choose=1`}>
          {t('app.toStores')}
        </Link>
        <button type="button" className={controls.quiet} onClick={signOut}>
          {t('stores.signOut')}
        </button>
      </div>
    </Page>
  );
}
