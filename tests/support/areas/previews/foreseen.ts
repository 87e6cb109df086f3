import pino from 'pino';
import { campaignTypeIds } from '../../../../contract/campaigns/kinds.ts';
import { readPreview, startPreview } from '../../../../contract/campaigns/previews.ts';
import { previewing } from '../../../../server/campaigns/foreseen/queue.ts';
import { previewPiece } from '../../../../server/campaigns/previews/piece.ts';
import { runJobs } from '../../../../server/jobs/run.ts';
import { call, settingsWith } from '../../app.ts';
import type { Marketer } from '../campaigns.ts';

const log = pino({ level: 'silent' });

/** What a campaign of now would have cost, by its preview. */
export async function foreseen({ till, admin }: Marketer, body: object) {
  const { app, company } = till;
  const params = { storeId: company.companyId };
  const made = {
    title: 'Δέκα πόντοι',
    campaign_type_id: campaignTypeIds.transaction,
    campaign_type_options: {},
    campaign_reward: { title: 'Δέκα πόντοι', points: 10 },
    ...body,
  };
  const { data } = await call(app, startPreview, { params, as: admin, body: made });
  await runJobs(app.database, { [previewing]: previewPiece(2000, settingsWith({})) }, log);
  const id = data.campaign_preview_id;
  const done = await call(app, readPreview, { params: { ...params, id }, as: admin });
  return done.data.result;
}
