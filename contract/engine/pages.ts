/** The pages that are seen without a panel, below the language. */
export const publicPages = [
  'sign-in',
  'password-recovery',
  'first-admin',
  'user-stores',
  'app-providers',
  'terms-of-service',
  'privacy-policy',
  'direct-marketing',
  'points-pos',
  'forbidden',
  'draw-proof',
  'create-account',
  'create-company',
  'create-store',
  'subscription-plans',
  'billing-email',
] as const;
export type PublicPage = (typeof publicPages)[number];

export const panelNames = ['loyaltyPanel', 'storePanel', 'supplierPanel'] as const;
export type PanelName = (typeof panelNames)[number];

const known: ReadonlySet<string> = new Set([...publicPages, ...panelNames]);

/** The page that unsubscribes, with a link's token below it. */
export const unsubscribePage = 'u';

/** Whether a path may be a page: its language, which any word stands for, and what is there; a panel knows its own. */
export function mayBePage(path: string): boolean {
  const [first, page, ...below] = path.split('/').filter(Boolean);
  // What a message links to is short, and in the language of whoever reads it.
  if (first === unsubscribePage) return page !== undefined && below.length === 0;
  if (page === undefined) return true;
  return known.has(page) && (below.length === 0 || panelNames.some((name) => name === page));
}
