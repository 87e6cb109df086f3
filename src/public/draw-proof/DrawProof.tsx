import { type DragEvent, useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { type DrawVerdict, drawChecks } from '../../../contract/draws/proof.ts';
import { phrase } from '../../../contract/words/phrase.ts';
import { type DrawProofWords, loadDrawProofWords } from '../../i18n/load-draw-proof.ts';
import { languageOfPath } from '../../session/paths.ts';
import { Notice } from '../parts/Notes.tsx';
import { Page } from '../parts/Page.tsx';
import controls from '../styles/controls.module.css';
import styles from './draw-proof.module.css';
import { Proved } from './Proved.tsx';
import { type Checking, useCheck } from './use-check.ts';

export const loader = ({ request }: LoaderFunctionArgs) =>
  loadDrawProofWords(languageOfPath(new URL(request.url).pathname));

interface ChooseProps {
  readonly words: DrawProofWords;
  readonly busy: boolean;
  readonly onFile: (file: File) => void;
}

/** Where the file is picked or dropped. */
function Choose({ words, busy, onFile }: ChooseProps) {
  const [isOver, setOver] = useState(false);
  const [name, setName] = useState<string>();
  const over = (is: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(is);
  };
  const take = (files: FileList | null | undefined) => {
    const file = files?.[0];
    if (!file || busy) return;
    setName(file.name);
    onFile(file);
  };
  return (
    <label
      className={`${styles.choose} ${isOver ? styles.over : ''}`}
      onDragOver={over(true)}
      onDragLeave={over(false)}
      onDrop={(event) => {
        over(false)(event);
        take(event.dataTransfer.files);
      }}
    >
      <span className={`${controls.button} ${styles.pick}`}>{words.choose}</span>
      <input
        type="file"
        className={styles.input}
        aria-label={words.choose}
        accept=".json,application/json"
        disabled={busy}
        onChange={({ target }) => {
          take(target.files);
          // The same file again is a choice, too.
          target.value = '';
        }}
      />
      <small>{name ?? words.drop}</small>
    </label>
  );
}

/** What became of one check, of those that there are. */
const stateOf = (check: (typeof drawChecks)[number], { passed, failed }: DrawVerdict) => {
  if (passed.includes(check)) return 'passed';
  return failed === check ? 'failed' : 'skipped';
};

function Steps({ words, verdict }: { words: DrawProofWords; verdict: DrawVerdict }) {
  return (
    <ol className={styles.steps}>
      {drawChecks.map((check) => {
        const state = stateOf(check, verdict);
        return (
          <li key={check} className={styles[state]}>
            <strong>{words[state]}</strong> {words.checks[check]}
            {state === 'failed' && verdict.detail && (
              <small>{phrase(words.found, { detail: verdict.detail })}</small>
            )}
          </li>
        );
      })}
    </ol>
  );
}

function Outcome({ words, checking }: { words: DrawProofWords; checking: Checking }) {
  if (checking.state === 'idle') return null;
  if (checking.state === 'unread') return <Notice tone="error">{words.unread}</Notice>;
  if (checking.state === 'checking') {
    const { done = 0, total = 1 } = checking.progress ?? {};
    return (
      <p className={styles.progress} role="status">
        {words.checking} <progress value={done} max={total} aria-label={words.checking} />
      </p>
    );
  }
  const { verdict, proof } = checking;
  const isRight = verdict.failed === null;
  return (
    <>
      <Notice tone={isRight ? 'success' : 'error'}>{isRight ? words.right : words.wrong}</Notice>
      <Steps words={words} verdict={verdict} />
      {isRight && proof && <Proved words={words} proof={proof} />}
    </>
  );
}

/** Checks the proof of a draw in the browser of whoever has it: no server is asked. */
export function Component() {
  const words = useLoaderData<DrawProofWords>();
  const { checking, check } = useCheck();
  return (
    <Page title={words.title} lead={words.lead}>
      <Choose
        words={words}
        busy={checking.state === 'checking'}
        onFile={(file) => void check(file)}
      />
      <Outcome words={words} checking={checking} />
    </Page>
  );
}
