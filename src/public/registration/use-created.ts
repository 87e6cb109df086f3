import { useWords } from '../../i18n/use-words.ts';
import { leaveWord } from '../../session/parting-word.ts';

/** The page is loaded anew after so long (company-created-reload). */
const reloadMs = 300;

/**
 * Opens a page of the panel of the new company or store, which shows the success message. The page is reloaded, so that
 * no permission of the previous state remains.
 */
export function useCreated(page: string, said: string): (storeId: number) => void {
  const { lang } = useWords();
  return (storeId) => {
    leaveWord(said);
    const search = new URLSearchParams({ store: String(storeId), next: `/${lang}/${page}` });
    setTimeout(() => location.assign(`/${lang}/user-stores?${search}`), reloadMs);
  };
}
