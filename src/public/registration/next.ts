import type { Language } from '../../../contract/engine/languages.ts';

const pages = { company: 'create-company', store: 'create-store' } as const;

/** Where a new account leads: to the company or the store of the plan that was chosen, else to the plans. */
export function nextAfterAccount(lang: Language, search: URLSearchParams): string {
  const kind = search.get('kind');
  const page = kind === 'company' || kind === 'store' ? pages[kind] : undefined;
  return page ? `/${lang}/${page}?${search}` : `/${lang}/subscription-plans`;
}
