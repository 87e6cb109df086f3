import { useWords } from '../../i18n/use-words.ts';
import controls from '../styles/controls.module.css';
import { Notice } from './Notes.tsx';
import { type Note, say } from './use-call.ts';

/** A list that could not be fetched, with the way to try again. */
export function Failed({ title, note, retry }: { title: string; note: Note; retry: () => void }) {
  const { t } = useWords();
  const gone = 'key' in note && note.key === 'faults.unreachable';
  return (
    <div className={controls.form}>
      <Notice tone="error">
        <strong>{title}</strong>
        <br />
        {gone ? t('faults.unreachablePage') : say(t, note)}
      </Notice>
      <button type="button" className={controls.button} onClick={retry}>
        {t('app.retry')}
      </button>
    </div>
  );
}
