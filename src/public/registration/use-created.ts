import { useWords } from '../../i18n/use-words.ts';

/** The page is loaded anew after so long (company-created-reload). */
const reloadMs = 300;

/**
 * Leads into what was just opened, to a page of its panel. The page is loaded anew, so that nothing of before
 * is left of what somebody may do.
 */
export function useCreated(page: string): (storeId: number) => void {
  const { lang } = useWords();
  return (storeId) => {
    const search = new URLSearchParams({ store: String(storeId), next: `/${lang}/${page}` });
    setTimeout(() => location.assign(`/${lang}/user-stores?${search}`), reloadMs);
  };
}
