import type { Database } from '../../db/connection.ts';
import { drawSecret, newSeed } from './secret.ts';

const due = {
  name: 'draws-to-open',
  text: `select c.company_id, c.campaign_id from campaigns c where c.type = 'draw' and ($1::bigint is null or c.company_id = $1)
    and ($2::bigint is null and c.status = 'running' or c.campaign_id = $2)
    and not exists (select 1 from campaign_draws d where d.company_id = c.company_id and d.campaign_id = c.campaign_id)`,
};
const open = {
  name: 'open-draw',
  text: `insert into campaign_draws (company_id, campaign_id, commitment, seed_sealed, opened_at) values ($1, $2, $3, $4, $5) on conflict do nothing`,
};

interface Which {
  readonly companyId?: number;
  /** Else those of the campaigns that run. */
  readonly campaignId?: number;
}

/** Opens draws that are not open yet, each with a seed of its own, whose hash is there to be seen from now on. */
export async function openDraws(
  database: Database,
  nowMs: number,
  { companyId, campaignId }: Which = {},
): Promise<void> {
  const values = [companyId ?? null, campaignId ?? null];
  const { rows } = await database.pool.query<{ company_id: number; campaign_id: number }>({
    ...due,
    values,
  });
  if (!rows.length) return;
  const secret = await drawSecret(database);
  for (const { company_id, campaign_id } of rows) {
    const { commitment, sealed } = newSeed(secret, company_id, campaign_id);
    const own = [company_id, campaign_id, commitment, sealed, new Date(nowMs)];
    await database.pool.query({ ...open, values: own });
  }
}
