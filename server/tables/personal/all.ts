import { ofCampaigns } from './campaigns.ts';
import { ofCustomers } from './customers.ts';
import type { PersonalColumns } from './declare.ts';
import { ofFiles } from './files.ts';
import { ofLedger } from './ledger.ts';
import { ofMessages } from './messages.ts';
import { ofAudit, ofPrograms } from './programs.ts';

/** What all tables store of people. The log is last: it has what was erased just now as well. */
export const personal: readonly PersonalColumns[] = [
  ...ofCustomers,
  ...ofLedger,
  ...ofMessages,
  ...ofCampaigns,
  ...ofFiles,
  ...ofPrograms,
  ...ofAudit,
];
