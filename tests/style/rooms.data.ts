/**
 * The rooms of the house, the foundations first: a room imports from those above it in this list and never
 * from one that stands on it. Rooms of one line know nothing of each other. What is in no line of its own
 * belongs to the folder it lies in.
 */
export const floors: readonly (readonly string[])[] = [
  // What is declared: for the server and the panels alike.
  ['contract/permissions'],
  ['contract/engine'],
  ['contract/words'],
  [
    'contract/gifts',
    'contract/point-titles',
    'contract/realtime',
    'contract/audit',
    'contract/export-files',
  ],
  ['contract/backup', 'contract/catalogue'],
  ['contract/billing'],
  ['contract/organisations'],
  ['contract/people'],
  ['contract/settings'],
  ['contract/messages', 'contract/common'],
  ['contract/coupons', 'contract/rewards', 'contract/email-themes'],
  ['contract/campaigns'],
  ['contract/transactions'],
  ['contract/customers'],
  [
    'contract/synergies',
    'contract/tills',
    'contract/reports',
    'contract/debts',
    'contract/suppliers',
    'contract/shop',
  ],
  ['contract/gift-orders'],
  ['contract/developers'],
  ['contract/exports'],
  ['contract'],

  // The server's foundations.
  ['server/runtime'],
  ['server/db'],
  ['server/tables'],
  ['server/files'],
  ['server/http'],
  ['server/engine'],
  ['server/jobs', 'server/examples'],
  ['server/audit', 'server/common', 'server/billing/limits', 'server/shop/credits'],
  ['server/sheets', 'server/messages', 'server/shop/orders'],
  ['server/billing'],
  // Its areas.
  ['server/shop'],
  ['server/people/second-factor'],
  ['server/people/sign-in'],
  ['server/people/members'],
  ['server/realtime', 'server/organisations', 'server/shop/catalogue'],
  ['server/settings', 'server/gifts'],
  ['server/catalogue'],
  ['server/ledger', 'server/customers/search'],
  ['server/receipts', 'server/point-titles', 'server/suppliers'],
  ['server/coupons'],
  ['server/gift-orders', 'server/customers', 'server/rewards', 'server/email-themes'],
  ['server/campaigns'],
  ['server/coupons/public', 'server/coupons/multiple', 'server/transactions', 'server/tills'],
  [
    'server/customers/imports',
    'server/customers/card-orders',
    'server/synergies',
    'server/reports',
    'server/debts',
  ],
  ['server/reports/statistics'],
  ['server/exports'],
  ['server/developers'],
  ['server/openapi'],
  // What knows all of them.
  ['server/backup'],
  ['server/backup/commands', 'server/demo'],
  ['server'],

  // The panels' foundations.
  ['src/loading'],
  ['src/session'],
  ['src/theme', 'src/i18n/shape'],
  ['src/i18n/en'],
  ['src/i18n/el', 'src/i18n/it'],
  ['src/i18n'],
  ['src/dataProvider'],
  ['src/authProvider', 'src/shell'],
  ['src/realtime', 'src/public'],
  ['src/resources'],
  // Their screens, and the panels that are composed of these.
  ['src/custom'],
  ['src/panels'],
  ['src'],
];

/** Folders that hold more files than a reader takes in, and why they may. */
export const crowded: Readonly<Record<string, string>> = {
  'server/db/migrations':
    'one file for each change of the database since its beginning, none of which is ever merged',
  'server/tables': 'one or two files for each area, by its name, and nothing between them',
  'src/i18n/el/groups': 'one file for each first part of a path, which is how words are fetched',
  'src/i18n/en/groups': 'as in Greek',
  'src/i18n/it/groups': 'as in Greek',
};
