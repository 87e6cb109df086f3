/** The folders whose rules count points and money. */
export const folders = [
  'server/ledger',
  'server/coupons',
  'server/campaigns',
  'server/billing',
  'server/debts',
] as const;

const near = (folder: string, ...names: readonly string[]) =>
  names.map((name) => `tests/server/${folder}/${name}.test.ts`);

/** The test files that are nearest to the sources of a folder, those of the longest path counting. */
export const nearest: Readonly<Record<string, readonly string[]>> = {
  'server/ledger': near(
    'ledger',
    ...['ledger-earning', 'ledger-lots', 'ledger-returns', 'ledger-tiers', 'ledger-once'],
    ...['carried-remainders', 'ledger-verification', 'ledger-days', 'left-to-pay'],
  ),
  'server/coupons': near(
    'coupons',
    'claims-receipts',
    'claims-gifts',
    'undo-redemption',
    'coupons',
  ),
  'server/coupons/kinds': near('coupons', 'coupons', 'coupon-edits', 'coupon-rules'),
  'server/coupons/multiple': near('coupons', 'multiple-coupons', 'code-files'),
  'server/coupons/public': [...near('coupons', 'public-coupons'), ...near('messages', 'push')],
  'server/coupons/wallets': near('coupons', 'wallets'),
  'server/campaigns': near('campaigns', 'campaigns', 'receipts', 'making', 'caps-cost'),
  'server/campaigns/draws': near('campaigns', 'draws', 'draw-verify'),
  'server/campaigns/lists': near('campaigns', 'lists'),
  'server/campaigns/looks': near('campaigns', 'occasions/looks', 'occasions/clock'),
  'server/campaigns/occasions': near('campaigns', 'occasions/clock', 'occasions/looks', 'previews'),
  'server/campaigns/previews': near('campaigns', 'previews'),
  'server/campaigns/foreseen': near('campaigns', 'previews', 'lists'),
  'server/billing': near('billing', 'subscriptions', 'plan-change', 'charges', 'paying'),
  'server/billing/billings': near('billing', 'taxation', 'documents', 'vies', 'charges'),
  'server/billing/core': near('billing', 'emails', 'documents', 'charges'),
  'server/billing/dashboard': near('billing', 'payment-methods', 'choosing', 'paying'),
  'server/billing/documents': near('billing', 'documents', 'refunds'),
  'server/billing/figures': near('billing', 'figures'),
  'server/billing/limits': near('billing', 'limits'),
  'server/billing/methods': near('billing', 'payment-methods', 'stripe-accounts'),
  'server/billing/payments': near('billing', 'points', 'charges', 'refunds'),
  'server/billing/plans': near('billing', 'plans', 'limits'),
  'server/billing/providers': near('billing', 'stripe', 'stripe-accounts'),
  'server/billing/runner': near('billing', 'coming-back', 'faults', 'charges'),
  'server/billing/sold': near('billing', 'statements', 'subscriptions', 'refunds'),
  'server/billing/verify': near('billing', 'verify'),
  'server/billing/vies': near('billing', 'vies'),
  'server/debts': near('debts', 'debts', 'monthly-redemptions', 'debts-across-borders'),
};

/** Where whatever came past the nearest is looked for, besides the folder of the area itself. */
export const farther: Readonly<Record<string, readonly string[]>> = {
  'server/ledger': ['tests/server/transactions'],
};
