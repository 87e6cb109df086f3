import type { Language } from '../../contract/engine/languages.ts';
import type { words as english } from './en/shared-coupon.ts';
import { loadPublicWords, type PublicWords } from './load.ts';
import type { Complete } from './shape/words.ts';

export type CouponWords = PublicWords & Complete<typeof english>;

const loaders: Record<Language, () => Promise<{ words: Complete<typeof english> }>> = {
  el: () => import('./el/shared-coupon.ts'),
  en: () => import('./en/shared-coupon.ts'),
  it: () => import('./it/shared-coupon.ts'),
};
const loaded = new Map<Language, Promise<CouponWords>>();

/** The words of the page of a shared coupon, with those of all public pages, fetched once. */
export function loadCouponWords(language: Language): Promise<CouponWords> {
  const known = loaded.get(language);
  if (known) return known;
  const loading = Promise.all([loadPublicWords(language), loaders[language]()]).then(
    ([shared, { words }]) => ({ ...shared, ...words }),
  );
  loaded.set(language, loading);
  loading.catch(() => loaded.delete(language));
  return loading;
}
