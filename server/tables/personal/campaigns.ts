import {
  campaignDrawEntriesTable,
  campaignDrawPlacesTable,
  campaignListRejectionsTable,
  campaignListsTable,
} from '../campaign-looks.ts';
import { campaignPreviewsTable, participantsTable } from '../campaigns.ts';
import { deleted, naming, ofAccount, personalColumns, replaced } from './declare.ts';

const isTheirs = `(part ->> 'user_account_id')::bigint = any($2::bigint[])`;
const examples = `jsonb_array_elements(result -> 'examples') part`;

/** What campaigns matched, drew and were made from. */
export const ofCampaigns = [
  personalColumns(
    participantsTable,
    { matched: replaced(`'{}'`) },
    { impersonal: ['occasion', 'day', 'state', 'problem'] },
  ),
  personalColumns(campaignDrawEntriesTable, {}, { impersonal: ['receipt', 'person'] }),
  personalColumns(
    campaignDrawPlacesTable,
    { reason: replaced() },
    { rows: `${ofAccount} and reason is not null`, impersonal: ['receipt', 'person', 'state'] },
  ),
  personalColumns(
    campaignListsTable,
    { name: replaced(`''`) },
    { rows: naming('name'), impersonal: ['columns'] },
  ),
  personalColumns(
    campaignListRejectionsTable,
    { cells: deleted },
    { rows: naming('cells::text'), impersonal: ['reason'] },
  ),
  personalColumns(
    campaignPreviewsTable,
    {
      result: replaced(
        `jsonb_set(result, '{examples}', (select coalesce(jsonb_agg(part), '[]') from ${examples} where not ${isTheirs}))`,
      ),
    },
    {
      rows: `company_id = $1 and exists (select 1 from ${examples} where ${isTheirs})`,
      impersonal: ['title', 'definition', 'progress'],
    },
  ),
];
