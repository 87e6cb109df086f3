import { useEffect, useState } from 'react';
import type { clientSettings } from '../../contract/common/common.ts';
import { useWords } from '../i18n/use-words.ts';
import { send } from '../session/api.ts';
import { demoAccounts, demoPassword } from './demo.ts';
import { defaultCountry } from './parts/countries.ts';
import styles from './styles/demo.module.css';

function useIsDemo() {
  const [demo, setDemo] = useState(false);
  useEffect(() => {
    send<typeof clientSettings>('GET', '/common/client-settings')
      .then(({ data }) => setDemo(data.demo))
      .catch(() => undefined);
  }, []);
  return demo;
}

interface Person {
  country: number;
  mobile: string;
  password: string;
}

/** On a demo installation: whom to sign in as, one press each. */
export function DemoAccounts({ onChoose }: { onChoose: (person: Person) => void }) {
  const { t } = useWords();
  const demo = useIsDemo();
  if (!demo) return null;
  return (
    <section className={styles.demo} aria-labelledby="demo">
      <h2 id="demo">{t('signIn.demo')}</h2>
      <p>{t('signIn.demoHint')}</p>
      <ul>
        {demoAccounts.map(({ mobile, role }) => (
          <li key={mobile}>
            <button
              type="button"
              onClick={() => onChoose({ country: defaultCountry, mobile, password: demoPassword })}
            >
              <span>{t(role)}</span>
              <small>{mobile}</small>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
