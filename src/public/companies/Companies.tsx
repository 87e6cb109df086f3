import { use, useMemo } from 'react';
import { Link } from 'react-router';
import type { Language } from '../../../contract/engine/languages.ts';
import type { OwnStore } from '../../../contract/people/session.ts';
import type {
  companiesOverview,
  InstallationCompany,
} from '../../../contract/reports/companies-overview.ts';
import { phrase } from '../../../contract/words/phrase.ts';
import { formatDate, formatMoney, formatNumber } from '../../i18n/format.ts';
import { type CompaniesWords, loadCompaniesWords } from '../../i18n/load-companies.ts';
import { useWords } from '../../i18n/use-words.ts';
import { send } from '../../session/api.ts';
import { Failed } from '../parts/Failed.tsx';
import { useFetched } from '../parts/use-fetched.ts';
import controls from '../styles/controls.module.css';
import styles from './companies.module.css';
import { Installation } from './Installation.tsx';

const fetchCompanies = async () =>
  (await send<typeof companiesOverview>('GET', '/installation/companies')).data.companies;

const loading = new Map<Language, Promise<CompaniesWords>>();
function wordsOf(language: Language) {
  const known = loading.get(language) ?? loadCompaniesWords(language);
  loading.set(language, known);
  return known;
}

interface RowProps {
  readonly company: InstallationCompany;
  readonly words: CompaniesWords;
  readonly onOpen: (() => void) | undefined;
}

/** More or less than before, where there was anything before. */
function Change({ company: { amount, amount_before: before }, words }: Omit<RowProps, 'onOpen'>) {
  const { lang } = useWords();
  if (!before) return null;
  const by = Math.round(((amount - before) / before) * 100);
  if (!by) return null;
  const said = phrase(by > 0 ? words.more : words.less, { by: formatNumber(Math.abs(by), lang) });
  return <small className={styles.note}>{said}</small>;
}

/** What went wrong, by number; nothing where nothing did. */
const Trouble = ({ said, count }: { said: string; count: number }) =>
  count ? (
    <small className={`${styles.note} ${styles.bad}`}>{phrase(said, { smart_count: count })}</small>
  ) : null;

function Row({ company, words, onOpen }: RowProps) {
  const { lang } = useWords();
  const { name, currency, subscription, ends_at } = company;
  const state = phrase(words.states[subscription], { date: ends_at ? formatDate(ends_at) : '' });
  return (
    <tr>
      <th scope="row" className={styles.name}>
        {onOpen ? (
          <button
            type="button"
            className={styles.open}
            aria-label={phrase(words.open, { name })}
            onClick={onOpen}
          >
            {name}
          </button>
        ) : (
          name
        )}
        <Trouble said={words.payments} count={company.payments_failed} />
        <Trouble said={words.messages} count={company.messages_failed} />
      </th>
      <td>
        <span className={`${styles.state} ${styles[subscription]}`}>{state}</span>
      </td>
      <td className={styles.rest}>{formatNumber(company.stores, lang)}</td>
      <td className={styles.rest}>{formatNumber(company.customers, lang)}</td>
      <td className={styles.rest}>{formatNumber(company.receipts, lang)}</td>
      <td className={styles.amount}>
        {formatMoney(company.amount, currency, lang)}
        <Change company={company} words={words} />
      </td>
      <td className={styles.rest}>{formatMoney(company.points_value, currency, lang)}</td>
    </tr>
  );
}

const columns = ['stores', 'customers', 'receipts', 'amount', 'points'] as const;

interface Props {
  readonly stores: readonly OwnStore[];
  readonly onChoose: (store: OwnStore) => void;
}

/** The home of super admins: how the installation stands, and every company of it, each opened by its name. */
export function Companies({ stores, onChoose }: Props) {
  const { lang } = useWords();
  const words = use(useMemo(() => wordsOf(lang), [lang]));
  const fetched = useFetched(fetchCompanies);
  if (fetched.state === 'failed') return <Failed title={words.failed} {...fetched} />;
  if (fetched.state === 'loading') return <p role="status" className={controls.hint} aria-busy />;
  const openOf = (id: number) => {
    const store = stores.find(({ store_id }) => store_id === id);
    return store && (() => onChoose(store));
  };
  return (
    <>
      <Installation words={words.installation} companies={fetched.data} />
      <section aria-labelledby="companies">
        <div className={styles.head}>
          <h2 id="companies">{words.title}</h2>
          <Link className={controls.button} to={`/${lang}/create-company`}>
            {words.create}
          </Link>
        </div>
        <p className={styles.lead}>{words.about}</p>
        <div className={styles.scroll}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col" className={styles.name}>
                  {words.company}
                </th>
                <th scope="col">{words.subscription}</th>
                {columns.map((name) => (
                  <th key={name} scope="col">
                    {words[name]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {fetched.data.map((company) => (
                <Row
                  key={company.store_id}
                  company={company}
                  words={words}
                  onOpen={openOf(company.store_id)}
                />
              ))}
            </tbody>
          </table>
        </div>
      </section>
    </>
  );
}
