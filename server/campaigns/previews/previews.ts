import {
  type CampaignPreview,
  cancelPreview,
  readPreview,
  startPreview,
} from '../../../contract/campaigns/previews.ts';
import type { Database } from '../../db/connection.ts';
import { withTransaction } from '../../db/transaction.ts';
import { Refusal } from '../../http/refusal.ts';
import { type Api, serve } from '../../http/serve.ts';
import { definitionOf } from '../definition.ts';
import { filledIn } from '../filling/fill-in.ts';
import { previewing, queuePreview } from '../foreseen/queue.ts';
import { assertCampaign } from '../own.ts';

const read = {
  name: 'tell-preview',
  text: `select p.campaign_preview_id, case when p.cancelled_at is not null then 'cancelled' else j.state end as state, j.done, j.total, p.result
    from campaign_previews p join jobs j on j.company_id = p.company_id and j.kind = '${previewing}' and j.subject_id = p.campaign_preview_id
    where p.company_id = $1 and p.campaign_preview_id = $2`,
};

async function told({ pool }: Database, companyId: number, id: number): Promise<CampaignPreview> {
  const { rows } = await pool.query<CampaignPreview>({ ...read, values: [companyId, id] });
  if (!rows[0]) throw new Refusal('not_found');
  return rows[0];
}

const cancel = {
  name: 'cancel-preview',
  text: `update campaign_previews set cancelled_at = now() where company_id = $1 and campaign_preview_id = $2 and result is null and cancelled_at is null`,
};

/** Looks at whom a campaign would have reached: begun, followed and stopped. */
export function mountPreviews(api: Api) {
  serve(api, startPreview, async ({ database, scope, caller, body, now }) => {
    const { companyId } = scope;
    const definition = definitionOf(await filledIn(database.db, companyId, body));
    await assertCampaign(database.db, scope, definition);
    const of = { companyId, campaignId: null, title: body.title, definition };
    const id = await withTransaction(database, (client) =>
      queuePreview(client, { ...of, userId: caller.userId, nowMs: now() }),
    );
    return told(database, companyId, id);
  });
  serve(api, readPreview, ({ database, scope, params }) =>
    told(database, scope.companyId, params.id),
  );
  serve(api, cancelPreview, async ({ database, scope, params }) => {
    await database.pool.query({ ...cancel, values: [scope.companyId, params.id] });
    return told(database, scope.companyId, params.id);
  });
}
