import type { EventName } from '../../../contract/developers/event-names.ts';
import type {
  readWebhookLog,
  replayLog,
  webhookLogs,
} from '../../../contract/developers/webhook-logs.ts';
import type { replayWebhook } from '../../../contract/developers/webhooks.ts';
import { can, isSuperUser } from '../../../contract/permissions/permissions.ts';
import { rightsTo } from '../../exports/may.ts';
import { exportById } from '../../exports/record.ts';
import { exportedOf } from '../../exports/start.ts';
import type { Call } from '../../http/call.ts';
import { Refusal } from '../../http/refusal.ts';
import { mayBeTold } from '../rights/event-grants.ts';
import { attemptsAt, logRows, webhookRows } from './rows.ts';

/** Every attempt at the addresses of a place, a page at a time. */
export const listLogs = ({
  database,
  scope,
  query,
  language,
}: Call<typeof webhookLogs.calls.list>) =>
  logRows.list(database, scope, query, language, { where: attemptsAt(scope.storeId) });

const read = `select l.*, d.payload as request_body, d.subject_id from store_event_logs l
  join webhook_deliveries d on d.company_id = l.company_id and d.delivery_id = l.delivery_id
  join webhooks w on w.company_id = l.company_id and w.webhook_id = l.webhook_id
  where l.company_id = $1 and w.store_id = $2 and l.store_event_log_id = $3`;
const iso = (moment: Date | null) => moment && new Date(moment).toISOString();

/** Whether somebody may read what an event carried: its record, and of an export that list, too. */
async function mayRead(
  { database, scope }: Pick<Call<typeof readWebhookLog>, 'database' | 'scope'>,
  { event, subject_id }: { event: EventName; subject_id: number },
) {
  if (!mayBeTold(scope, event)) return false;
  if (event !== 'export.ready' || isSuperUser(scope.userStorePermissions)) return true;
  const known = await exportById(database.pool, scope.companyId, subject_id);
  const rights = known ? rightsTo(exportedOf(known.panel, known.export_key)) : [];
  return rights.every((path) => can(scope, path));
}

/** One attempt; with what was sent and answered for who may read what that carries. Throws not_found. */
export async function readLog({ database, scope, params }: Call<typeof readWebhookLog>) {
  const values = [scope.companyId, scope.storeId, params.id];
  const { rows } = await database.pool.query(read, values);
  const [row] = rows;
  if (!row) throw new Refusal('not_found');
  const { company_id: _, delivery_id: __, attempted_at, next_at, subject_id, ...rest } = row;
  const { mapper_id: ___, taken: ____, ...told } = rest;
  const withheld = !(await mayRead({ database, scope }, { event: told.event, subject_id }));
  const bodies = withheld && { request_body: null, response_body: null };
  return {
    ...{ ...told, ...bodies, withheld },
    ...{ attempted_at: iso(attempted_at), next_at: iso(next_at) },
  };
}

const again = `update webhook_deliveries d set state = 'queued', attempts = 0, next_at = $1`;
const one = `${again} from store_event_logs l join webhooks w on w.company_id = l.company_id and w.webhook_id = l.webhook_id
  where l.company_id = $2 and w.store_id = $3 and l.store_event_log_id = $4
  and d.company_id = l.company_id and d.delivery_id = l.delivery_id and not d.is_test`;
// What waits for its next try goes now; what is being sent at this moment has another time than its last attempt said.
const waits = `exists (select 1 from store_event_logs l where l.company_id = d.company_id and l.delivery_id = d.delivery_id
  and l.next_at = d.next_at)`;
const range = `${again} where d.company_id = $2 and d.webhook_id = $3 and d.occurred_at >= $4 and d.occurred_at < $5
  and not d.is_test and (d.state <> 'queued' or ${waits}) and ($6 or d.state <> 'accepted')`;

/** Sends the same once more. Throws not_found for a test or what is not theirs. */
export async function replayOne({ database, scope, params, now }: Call<typeof replayLog>) {
  const values = [new Date(now()), scope.companyId, scope.storeId, params.id];
  const { rowCount } = await database.pool.query(one, values);
  if (!rowCount) throw new Refusal('not_found');
  return { replayed: rowCount };
}

/** Sends what happened in a time once more, and what would be tried again later. */
export async function replayRange(call: Call<typeof replayWebhook>) {
  const { database, scope, params, body, now } = call;
  await webhookRows.read(database.db, scope, params.id);
  const { from, until, all } = body;
  const values = [new Date(now()), scope.companyId, params.id, from, until, all];
  const { rowCount } = await database.pool.query(range, values);
  return { replayed: rowCount ?? 0 };
}
