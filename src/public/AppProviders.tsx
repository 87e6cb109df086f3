import { Link } from 'react-router';
import type { appProviders } from '../../contract/common/common.ts';
import { useWords } from '../i18n/use-words.ts';
import { send } from '../session/api.ts';
import { Failed } from './parts/Failed.tsx';
import { Icon } from './parts/Icon.tsx';
import { Page } from './parts/Page.tsx';
import { useFetched } from './parts/use-fetched.ts';
import styles from './styles/stores.module.css';

const fetchProviders = async () =>
  (await send<typeof appProviders>('GET', '/common/app-providers')).data.app_providers;

/** The applications people sign in through. */
export function Component() {
  const { t, lang } = useWords();
  const fetched = useFetched(fetchProviders);
  return (
    <Page title={t('providers.title')} lead={t('providers.lead')} shape="split">
      {fetched.state === 'loading' && (
        <p role="status" aria-busy="true">
          {t('app.loading')}
        </p>
      )}
      {fetched.state === 'failed' && <Failed title={t('providers.failed')} {...fetched} />}
      {fetched.state === 'ready' && fetched.data.length === 0 && <p>{t('providers.none')}</p>}
      {fetched.state === 'ready' && (
        <ul className={styles.cards}>
          {fetched.data.map((provider) => (
            <li key={provider.app_provider_id}>
              <Link
                className={styles.card}
                to={`/${lang}/sign-in?provider=${provider.app_provider_id}`}
              >
                <span className={styles.names}>
                  <strong>{t('providers.signIn', { name: provider.name })}</strong>
                </span>
                <Icon name="arrow" />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Page>
  );
}
