import { useEffect } from 'react';
import { productName } from '../theme/tokens.ts';

/** react-admin writes each page's title into the element with this id. */
export const titleId = 'react-admin-title';

/** The browser's title follows the page's own, wherever react-admin took it from. */
export function useDocumentTitle(storeName: string) {
  useEffect(() => {
    const heading = document.getElementById(titleId);
    const tell = () => {
      const parts = [heading?.textContent, storeName, productName];
      document.title = parts.filter(Boolean).join(' \u00b7 ');
    };
    tell();
    const changes = new MutationObserver(tell);
    if (heading) changes.observe(heading, { childList: true, characterData: true, subtree: true });
    return () => changes.disconnect();
  }, [storeName]);
}
