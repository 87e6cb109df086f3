import { createCampaign } from '../../contract/campaigns/campaigns.ts';
import { statusIds, typeOf } from '../../contract/campaigns/kinds.ts';
import type { Call } from '../http/call.ts';
import { onceBy } from '../http/once.ts';
import { invalidField } from '../http/refusal.ts';
import { type Api, serve } from '../http/serve.ts';
import { campaignsTable } from '../tables/campaigns.ts';
import { idempotencyKeysTable } from '../tables/ledger.ts';
import { keepRevision } from './changing.ts';
import { definitionOf } from './definition.ts';
import { filledIn } from './filling/fill-in.ts';
import { assertAhead, assertCampaign } from './own.ts';
import { readOne } from './rows.ts';

/** Throws invalid for a period that ends before it begins. */
export function assertPeriod(starts: string | null | undefined, ends: string | null | undefined) {
  if (starts && ends && ends <= starts) throw invalidField('ends_at', 'endsBeforeStart');
}

type Creating = Pick<
  Call<typeof createCampaign>,
  'database' | 'scope' | 'caller' | 'body' | 'idempotency' | 'now'
>;

/** Makes a campaign, a draft; once by one key. */
async function create({ database: { db }, scope, caller, body, idempotency, now }: Creating) {
  const definition = definitionOf(await filledIn(db, scope.companyId, body));
  const { title, starts_at, ends_at, campaign_type_id } = body;
  assertPeriod(starts_at, ends_at);
  assertAhead(definition, now());
  return db.transaction(async (tx) => {
    await assertCampaign(tx, scope, definition);
    const [row] = await tx
      .insert(campaignsTable)
      .values({
        company_id: scope.companyId,
        title,
        type: typeOf(campaign_type_id) ?? 'transaction',
        status: 'draft',
        campaign_type_id,
        campaign_status_id: statusIds.draft,
        starts_at,
        ends_at,
        revision: 1,
        definition,
        user_id: caller.userId,
      })
      .returning({ id: campaignsTable.campaign_id });
    const id = row?.id ?? 0;
    await keepRevision(tx, { scope, caller }, id, 1, definition);
    if (idempotency)
      await tx.insert(idempotencyKeysTable).values({
        company_id: scope.companyId,
        key: idempotency.key,
        request_hash: idempotency.requestHash,
        subject_id: id,
        created_at: new Date(now()).toISOString(),
      });
    return readOne(tx, scope, id);
  });
}

/** A campaign as it is made. */
export const mountCreate = (api: Api) =>
  serve(api, createCampaign, (call) => {
    const { database, scope, idempotency, now } = call;
    const keyed = { companyId: scope.companyId, idempotency, nowMs: now() };
    const before = (id: number) => readOne(database.db, scope, id);
    return onceBy(database, keyed, () => create(call), before);
  });
