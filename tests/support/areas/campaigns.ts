import { changeCampaignStatus, createCampaign } from '../../../contract/campaigns/campaigns.ts';
import {
  type CampaignType,
  campaignTypeIds,
  statusIds,
} from '../../../contract/campaigns/kinds.ts';
import { listParticipants } from '../../../contract/campaigns/participants.ts';
import { call } from '../app.ts';
import { addMember, type Person } from './people.ts';
import type { Till } from './till.ts';

export interface Marketer {
  readonly till: Till;
  readonly admin: Person;
}

/** Somebody who makes campaigns for the company of a till. */
export const addMarketer = async (till: Till): Promise<Marketer> => ({
  till,
  admin: await addMember(till.app, till.company),
});

type Body = Record<string, unknown>;

/** A campaign that gives ten points, unless it is told otherwise. */
export const makeCampaign = (
  { till, admin }: Marketer,
  type: CampaignType,
  options: Body = {},
  own: Body = {},
) =>
  call(till.app, createCampaign, {
    params: { storeId: till.company.companyId },
    as: admin,
    body: {
      title: 'Δέκα πόντοι',
      campaign_type_id: campaignTypeIds[type],
      campaign_type_options: options,
      ...(type === 'draw' ? {} : { campaign_reward: { title: 'Δέκα πόντοι', points: 10 } }),
      ...own,
    },
  });

export const setStatus = ({ till, admin }: Marketer, id: number, status: keyof typeof statusIds) =>
  call(till.app, changeCampaignStatus, {
    params: { storeId: till.company.companyId, id },
    as: admin,
    body: { campaign_status_id: statusIds[status] },
  });

/** The same, running; answers its id. */
export async function runCampaign(
  marketer: Marketer,
  type: CampaignType,
  options: Body = {},
  own: Body = {},
): Promise<number> {
  const { data } = await makeCampaign(marketer, type, options, own);
  await setStatus(marketer, data.campaign_id, 'running');
  return data.campaign_id;
}

/** Who took part so far, the last first. */
export async function participantsOf({ till, admin }: Marketer, id: number) {
  const { data } = await call(till.app, listParticipants, {
    params: { storeId: till.company.companyId, id },
    as: admin,
  });
  return data.participants;
}
