import { useWords } from '../../i18n/use-words.ts';
import { leaveWord } from '../../session/parting-word.ts';

/** The page is loaded anew after so long (company-created-reload). */
const reloadMs = 300;

/**
 * Leads into what was just opened, to a page of its panel, which says so. The page is loaded anew, so that nothing of
 * before is left of what somebody may do.
 */
export function useCreated(page: string, said: string): (storeId: number) => void {
  const { lang } = useWords();
  return (storeId) => {
    leaveWord(said);
    const search = new URLSearchParams({ store: String(storeId), next: `/${lang}/${page}` });
    setTimeout(() => location.assign(`/${lang}/user-stores?${search}`), reloadMs);
  };
}
