import { and, eq, sql } from 'drizzle-orm';
import type { statusNames } from '../../contract/campaigns/kinds.ts';
import type { Definition } from '../../contract/campaigns/stored.ts';
import type { Endpoint } from '../../contract/engine/endpoint.ts';
import type { Executor } from '../db/executor.ts';
import type { Call } from '../http/call.ts';
import { Refusal } from '../http/refusal.ts';
import { campaignRevisionsTable, campaignsTable } from '../tables/campaigns.ts';
import { assertCampaign, withOptions } from './own.ts';
import { readOne } from './rows.ts';

type Changing = Pick<Call<Endpoint<`${string}/{id}`>>, 'database' | 'scope' | 'caller'>;

/** In the transaction of a change: whoever has read the campaigns before reads them anew. */
export const bump = (tx: Executor, companyId: number) =>
  tx.execute(
    sql`update company_settings set campaigns_version = campaigns_version + 1 where company_id = ${companyId}`,
  );

/** Keeps what a campaign is from now on, so that those who take part name it. */
export const keepRevision = (
  tx: Executor,
  { scope, caller }: Pick<Changing, 'scope' | 'caller'>,
  campaignId: number,
  revision: number,
  definition: Definition,
) =>
  tx.insert(campaignRevisionsTable).values({
    company_id: scope.companyId,
    campaign_id: campaignId,
    revision,
    definition,
    user_id: caller.userId,
  });

interface Before {
  definition: Definition;
  revision: number;
  status: (typeof statusNames)[number];
  updated_at: string;
}

async function locked(tx: Executor, companyId: number, id: number): Promise<Before> {
  const own = and(eq(campaignsTable.company_id, companyId), eq(campaignsTable.campaign_id, id));
  const { definition, revision, status, updated_at } = campaignsTable;
  await tx.execute(
    sql`select 1 from campaigns where company_id = ${companyId} and campaign_id = ${id} for update`,
  );
  const [row] = await tx
    .select({ definition, revision, status, updated_at })
    .from(campaignsTable)
    .where(own);
  if (!row) throw new Refusal('not_found');
  return row;
}

const isOver = (status: Before['status']) => status === 'ended' || status === 'cancelled';

/**
 * Changes a part of a campaign. Once it has run, what it gives or says from now on is another revision:
 * whoever took part keeps the one that they matched. Throws changed_meanwhile, and campaign_over.
 */
export function changePart(
  { database, scope, caller }: Changing,
  id: number,
  loadedAt: string | undefined,
  part: (before: Definition) => Partial<Definition>,
  columns: Partial<typeof campaignsTable.$inferInsert> = {},
) {
  const { companyId } = scope;
  return database.db.transaction(async (tx) => {
    const before = await locked(tx, companyId, id);
    if (isOver(before.status)) throw new Refusal('campaign_over');
    if (loadedAt && loadedAt !== before.updated_at)
      throw new Refusal('changed_meanwhile', { current: await readOne(tx, scope, id) });
    const definition = withOptions({ ...before.definition, ...part(before.definition) });
    await assertCampaign(tx, scope, definition);
    const isNew = before.status !== 'draft';
    const revision = before.revision + (isNew ? 1 : 0);
    await tx
      .update(campaignsTable)
      .set({ ...columns, definition, revision, updated_at: sql`now()` as never })
      .where(and(eq(campaignsTable.company_id, companyId), eq(campaignsTable.campaign_id, id)));
    if (isNew) await keepRevision(tx, { scope, caller }, id, revision, definition);
    await bump(tx, companyId);
    return readOne(tx, scope, id);
  });
}
