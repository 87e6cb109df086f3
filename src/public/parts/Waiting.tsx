import { useWords } from '../../i18n/use-words.ts';

/** What is to be shown is still on its way. */
export function Waiting() {
  const { t } = useWords();
  return (
    <p role="status" aria-busy="true">
      {t('app.loading')}
    </p>
  );
}
