import type { backupState } from '../../../contract/backup/backups.ts';
import type { Language } from '../../../contract/engine/languages.ts';
import type { WaitingMessages, waitingMessages } from '../../../contract/messages/messages.ts';
import type { InstallationCompany } from '../../../contract/reports/companies-overview.ts';
import {
  gravityOfBackups,
  gravityOfMessages,
  sentenceOfBackups,
} from '../../../contract/reports/installation-state.ts';
import type { installationVersions, Versions } from '../../../contract/reports/versions.ts';
import { phrase } from '../../../contract/words/phrase.ts';
import { formatDateTime, formatNumber } from '../../i18n/format.ts';
import type { CompaniesWords } from '../../i18n/load-companies.ts';
import { useWords } from '../../i18n/use-words.ts';
import { send } from '../../session/api.ts';
import { Failed } from '../parts/Failed.tsx';
import { useFetched } from '../parts/use-fetched.ts';
import styles from './installation.module.css';

type Words = CompaniesWords['installation'];
type Gravity = ReturnType<typeof gravityOfBackups>;

async function fetchState() {
  const [backups, messages, versions] = await Promise.all([
    send<typeof backupState>('GET', '/installation/backups'),
    send<typeof waitingMessages>('GET', '/installation/messages'),
    send<typeof installationVersions>('GET', '/installation/versions'),
  ]);
  return { backups: backups.data, messages: messages.data, versions: versions.data };
}
type State = Awaited<ReturnType<typeof fetchState>>;

interface TileProps {
  readonly name: string;
  readonly gravity: Gravity;
  readonly sentences: readonly string[];
}

/** One thing that a super admin looks after, in sentences. */
const Tile = ({ name, gravity, sentences }: TileProps) => (
  <li className={`${styles.tile} ${styles[gravity]}`}>
    <strong>{name}</strong>
    {sentences.filter(Boolean).map((sentence) => (
      <p key={sentence}>{sentence}</p>
    ))}
  </li>
);

function backupSentences({ backups: words }: Words, state: State['backups'], lang: Language) {
  const { last, failed, every_hours } = state;
  return [
    phrase(words[sentenceOfBackups(state)], {
      date: last ? formatDateTime(last.at) : '',
      size: last ? formatNumber(last.bytes / 1e6, lang) : '',
      smart_count: every_hours ?? 0,
    }),
    failed
      ? phrase(words.failed, {
          date: formatDateTime(failed.at),
          reason: words.reasons[failed.reason],
        })
      : '',
  ];
}

function messageSentences(words: Words, { waiting, since, unreachable }: WaitingMessages) {
  if (!waiting && !unreachable) return [words.noMessages];
  return [
    waiting && since
      ? phrase(words.messages.waiting, { smart_count: waiting, date: formatDateTime(since) })
      : '',
    unreachable ? phrase(words.messages.unreachable, { smart_count: unreachable }) : '',
  ];
}

function paymentSentence(words: Words, companies: readonly InstallationCompany[]) {
  const owing = companies.filter(({ payments_failed }) => payments_failed);
  if (!owing.length) return words.noPayments;
  return phrase(words.payments, {
    smart_count: owing.reduce((sum, { payments_failed }) => sum + payments_failed, 0),
    companies: owing.map(({ name }) => name).join(', '),
  });
}

const versionSentences = (
  words: Words,
  { pistos, node, database, embedded, ...rest }: Versions,
) => [
  phrase(words.versions, {
    pistos,
    node,
    database,
    kind: words.kinds[embedded ? 'embedded' : 'own'],
  }),
  phrase(words.started, { date: formatDateTime(rest.started_at) }),
];

interface Props {
  readonly words: Words;
  readonly companies: readonly InstallationCompany[];
}

/** For super admins: payments, messages, backups and versions of the installation. */
export function Installation({ words, companies }: Props) {
  const { lang } = useWords();
  const fetched = useFetched(fetchState);
  if (fetched.state === 'failed') return <Failed title={words.failed} {...fetched} />;
  const owed = companies.some(({ payments_failed }) => payments_failed);
  const { names } = words;
  const state = fetched.state === 'ready' ? fetched.data : undefined;
  return (
    <section aria-labelledby="installation">
      <h2 id="installation">{words.title}</h2>
      <ul className={styles.tiles} aria-busy={!state}>
        <Tile
          name={names.payments}
          gravity={owed ? 'error' : 'success'}
          sentences={[paymentSentence(words, companies)]}
        />
        {state ? (
          <>
            <Tile
              name={names.messages}
              gravity={gravityOfMessages(state.messages, Date.now())}
              sentences={messageSentences(words, state.messages)}
            />
            <Tile
              name={names.backups}
              gravity={gravityOfBackups(state.backups)}
              sentences={backupSentences(words, state.backups, lang)}
            />
            <Tile
              name={names.versions}
              gravity="info"
              sentences={versionSentences(words, state.versions)}
            />
          </>
        ) : null}
      </ul>
    </section>
  );
}
