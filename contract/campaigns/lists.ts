import { z } from 'zod';
import { endpoint, fileReply } from '../engine/endpoint.ts';

/** The largest file of a list, in bytes. */
export const mostListBytes = 20_000_000;
/** As many rows as a list has at most. */
export const mostListRows = 200_000;

/** Why a row of a list is nobody: not known, or somebody of a row before it. */
export const rejectedReasons = ['unknown', 'twice'] as const;

const path = '/companies/{storeId}/campaigns';
const ours = { tag: 'campaigns' } as const;

export const uploadCampaignList = endpoint({
  ...ours,
  method: 'POST',
  path: `${path}/csv`,
  access: 'campaigns.create',
  status: 201,
  files: ['csv'],
  streamed: mostListBytes,
  summary: 'upload a file of mobiles or cards (CSV or XLSX), one customer a row, for a campaign',
  reply: z.object({
    campaign_list_id: z.int(),
    found: z.int(),
    rejected: z.int(),
    /** Where the rejected rows are, as a file; null where there are none. */
    rejected_file: z.string().nullable(),
  }),
});

export const rejectedOfCampaignList = endpoint({
  ...ours,
  method: 'GET',
  path: `${path}/lists/{id}/rejected`,
  access: 'campaigns.create',
  extension: true,
  file: 'text/csv',
  summary: 'the rows of a list that are nobody, each with its reason, as a file',
  reply: fileReply,
});

export const campaignListCalls = [uploadCampaignList, rejectedOfCampaignList];
