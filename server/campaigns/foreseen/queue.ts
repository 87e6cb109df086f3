import type { Definition } from '../../../contract/campaigns/stored.ts';
import type { Queryable } from '../../db/transaction.ts';
import { addJob } from '../../jobs/run.ts';

/** The kind of job that looks whom a campaign would have reached. */
export const previewing = 'campaign-preview';

const insert = {
  name: 'add-preview',
  text: `insert into campaign_previews (company_id, campaign_id, title, definition, until, user_id) values ($1, $2, $3, $4, $5, $6)
    returning campaign_preview_id as id`,
};
const last = {
  name: 'last-account',
  text: 'select coalesce(max(user_account_id), 1) as id from customers where company_id = $1',
};

export interface NewPreview {
  readonly companyId: number;
  readonly campaignId: number | null;
  readonly title: string;
  readonly definition: Definition;
  readonly userId: number;
  readonly nowMs: number;
}

/** Queues a look at whom a campaign would have reached; answers its id. */
export async function queuePreview(client: Queryable, wanted: NewPreview): Promise<number> {
  const { companyId, campaignId, title, definition, userId, nowMs } = wanted;
  const own = [companyId, campaignId, title, JSON.stringify(definition), new Date(nowMs), userId];
  const { rows } = await client.query<{ id: number }>({ ...insert, values: own });
  const subjectId = rows[0]?.id ?? 0;
  const { rows: to } = await client.query<{ id: number }>({ ...last, values: [companyId] });
  await addJob(client, { companyId, kind: previewing, subjectId, total: to[0]?.id ?? 1 });
  return subjectId;
}
