import { adjustPoints, removePoints } from '../../contract/customers/customer-desk.ts';
import type { Database } from '../db/connection.ts';
import { type Queryable, withTransaction } from '../db/transaction.ts';
import type { Idempotency } from '../http/call.ts';
import { claimKey, onceBy } from '../http/once.ts';
import { allowed, Refusal } from '../http/refusal.ts';
import { type Api, serve } from '../http/serve.ts';
import { lockAccount, readContext } from '../ledger/context.ts';
import { postCredit } from '../ledger/credits.ts';
import { type Entry, spend, spendable } from '../ledger/lots.ts';
import { writePosting } from '../ledger/write.ts';
import { hundredthsOf, pointsOf } from '../runtime/units.ts';
import { assertCustomer, customerPage } from './record.ts';

export interface Adjustment {
  companyId: number;
  accountId: number;
  userId: number;
  /** Hundredths; below zero they are taken. */
  points: number;
  reason: string;
  nowMs: number;
}

/** What was spent goes to the side of what somebody adjusted by hand. */
const byHand = (entries: readonly Entry[]): Entry[] =>
  entries.map((entry) => (entry.side === 'held' ? { ...entry, side: 'adjusted' } : entry));

/** Takes points from the lots that expire first. Throws not_enough_points. */
async function take(
  client: Queryable,
  { companyId, accountId, userId, points, reason, nowMs }: Adjustment,
) {
  await lockAccount(client, companyId, accountId);
  const customer = { user_account_id: accountId };
  const at = { companyId, storeId: companyId, nowMs, customer, withLots: true };
  const context = allowed(await readContext(client, at));
  const { lots, deficit } = context;
  const balance = pointsOf(spendable(lots, deficit, nowMs));
  const entries = spend(lots, deficit, -points, null, nowMs);
  if (!entries)
    throw new Refusal('not_enough_points', {
      field: 'points',
      details: { balance, points: pointsOf(-points) },
    });
  await writePosting(client, {
    ...{ companyId, accountId, userId, reason, nowMs, deficit },
    kind: 'adjustment',
    storeId: companyId,
    pointValue: context.point_value,
    entries: byHand(entries),
    tier: { id: context.store_point_title_id, until: context.tier_until },
  });
}

/** Gives or takes points by hand, within the client's transaction; the reason is kept with them. */
export async function adjust(client: Queryable, adjustment: Adjustment) {
  if (adjustment.points < 0) return take(client, adjustment);
  const { companyId, ...rest } = adjustment;
  allowed(await postCredit(client, { ...rest, companyId, storeId: companyId, kind: 'adjustment' }));
}

/** The same once for each key, however often it is asked. */
async function adjustOnce(
  database: Database,
  adjustment: Adjustment,
  idempotency: Idempotency | undefined,
) {
  const { companyId, accountId, nowMs } = adjustment;
  await assertCustomer(database, companyId, accountId);
  const keyed = { companyId, nowMs, idempotency };
  const page = () => customerPage(database.pool, companyId, accountId, nowMs);
  return onceBy(
    database,
    keyed,
    async () => {
      await withTransaction(database, async (client) => {
        await claimKey(client, keyed, accountId);
        await adjust(client, adjustment);
      });
      return page();
    },
    page,
  );
}

/** Points given and taken at the desk: who did it and why is kept in the ledger. */
export function mountPoints(api: Api) {
  serve(api, adjustPoints, ({ database, scope, caller, params, body, idempotency, now }) => {
    const { companyId } = scope;
    const points = hundredthsOf(body.points);
    const by = { companyId, accountId: params.id, userId: caller.userId, nowMs: now() };
    return adjustOnce(database, { ...by, points, reason: body.reason }, idempotency);
  });
  serve(api, removePoints, ({ database, scope, caller, params, body, idempotency, now }) => {
    const { companyId } = scope;
    const points = -hundredthsOf(body.points);
    const by = { companyId, accountId: params.id, userId: caller.userId, nowMs: now() };
    return adjustOnce(database, { ...by, points, reason: body.reason }, idempotency);
  });
}
