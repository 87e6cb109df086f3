import type { Language } from '../../../../contract/engine/languages.ts';
import type { TypedStore } from '../store/StoreFields.tsx';

const pages = { company: 'create-company', store: 'create-store' } as const;

/**
 * Where a new account leads: to the store that was typed with it, to the company or the store of the plan that was
 * chosen, else to the plans.
 */
export function nextAfterAccount(
  lang: Language,
  search: URLSearchParams,
  store?: TypedStore | undefined,
): string {
  const kind = store ? 'store' : search.get('kind');
  const page = kind === 'company' || kind === 'store' ? pages[kind] : undefined;
  if (!page) return `/${lang}/subscription-plans`;
  const own = new URLSearchParams(search);
  if (store?.plan) own.set('plan', String(store.plan));
  return `/${lang}/${page}?${own}`;
}
