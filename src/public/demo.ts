import type { WordKey } from '../i18n/use-words.ts';

/** The accounts of the demo programme, as the README names them. */
export const demoPassword = 'pistos-demo';
export const demoAccounts: readonly { mobile: string; role: WordKey }[] = [
  { mobile: '6900000001', role: 'signIn.roles.superAdmin' },
  { mobile: '6900000002', role: 'signIn.roles.companyAdmin' },
  { mobile: '6900000003', role: 'signIn.roles.storeModerator' },
  { mobile: '6900000004', role: 'signIn.roles.supplier' },
];
