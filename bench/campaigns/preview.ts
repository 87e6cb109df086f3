import { setTimeout as pause } from 'node:timers/promises';
import { campaignTypeIds } from '../../contract/campaigns/kinds.ts';
import type { Database } from '../../server/db/connection.ts';
import { ask, type Caller } from './api.ts';

interface Preview {
  readonly campaign_preview_id: number;
  readonly state: string;
  readonly result: { people: number; times: number } | null;
}

/** Puts a year's receipts into the last 89 days, and makes their customers 20 to 70 years old. */
export async function crowd({ pool }: Database, companyId: number) {
  const client = await pool.connect();
  await client.query('set statement_timeout = 0; set session_replication_role = replica');
  await client.query(
    'update transactions set created_at = now() - (now() - created_at) * 89 / 366, occurred_at = created_at where company_id = $1',
    [companyId],
  );
  await client.query(
    "update customers set birth_date = current_date - interval '20 years' - user_account_id % 18000 * interval '1 day' where company_id = $1",
    [companyId],
  );
  await client.query('vacuum analyze transactions');
  client.release(true);
}

/** Seconds of one preview, and what it found. */
export async function measurePreview(caller: Caller, options: object, own: object = {}) {
  const began = performance.now();
  const { campaign_preview_id: id } = await ask<Preview>(caller, 'POST', '/campaigns/previews', {
    title: 'Bench',
    campaign_type_id: campaignTypeIds.transaction,
    campaign_type_options: options,
    campaign_reward: { title: 'Bench', points: 10 },
    ...own,
  });
  for (;;) {
    const { state, result } = await ask<Preview>(caller, 'GET', `/campaigns/previews/${id}`);
    if (state === 'done' && result)
      return { seconds: (performance.now() - began) / 1000, ...result };
    if (state === 'failed') throw new Error('The preview failed');
    await pause(100);
  }
}
