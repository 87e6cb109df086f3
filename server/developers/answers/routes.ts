import { sql } from 'drizzle-orm';
import type { EventName } from '../../../contract/developers/event-names.ts';
import {
  type ResponseMapper,
  responseMappers,
  triedAnswers,
  tryMapper,
  webhookResponses,
} from '../../../contract/developers/mappers.ts';
import type { PermissionPath } from '../../../contract/permissions/permissions.ts';
import type { Executor } from '../../db/executor.ts';
import { rowsOf } from '../../engine/rows.ts';
import type { Call, Scope } from '../../http/call.ts';
import { invalidField } from '../../http/refusal.ts';
import { type Api, serveBoth } from '../../http/serve.ts';
import type { Acting } from '../../people/members/rights.ts';
import { webhookLogsTable } from '../../tables/webhooks.ts';
import { type Answer, decided, readAnswer, takenFrom } from '../mapping/apply.ts';
import { mapperRows } from '../mapping/mappers.ts';
import { answerFor } from '../rights/answering.ts';
import { readableEvents } from '../rights/event-grants.ts';
import { usualOutcome } from '../webhooks/attempt.ts';
import { attemptsAt } from '../webhooks/rows.ts';

const responseRows = rowsOf(webhookResponses, webhookLogsTable, {
  only: sql`store_event_logs.status is not null`,
  computed: {
    answer: sql`left(coalesce(store_event_logs.response_body, ''), 120)`,
    taken: sql`(select count(*)::int from jsonb_object_keys(store_event_logs.taken))`,
  },
});

/** Answers at the addresses of a place, of events whose records the caller may read. */
const readableAt = (scope: Scope) =>
  sql`${attemptsAt(scope.storeId)} and store_event_logs.event = any (${sql.param([...readableEvents(scope)])}::text[])`;

interface Last {
  store_event_log_id: number;
  status: number;
  response_headers: Record<string, string>;
  response_body: string | null;
}
const last = `select l.store_event_log_id, l.status, l.response_headers, l.response_body from store_event_logs l
  join webhooks w on w.company_id = l.company_id and w.webhook_id = l.webhook_id and w.store_id = $2
  where l.company_id = $1 and l.status is not null and ($3::bigint[] = '{}' or l.webhook_id = any ($3)) and l.event = any ($4)
  order by l.attempted_at desc, l.store_event_log_id desc limit ${triedAnswers}`;

async function answersFor({ database, scope, body }: Call<typeof tryMapper>) {
  if (body.answer) {
    const names = Object.entries(body.answer.headers);
    const headers = Object.fromEntries(names.map(([name, value]) => [name.toLowerCase(), value]));
    return [{ id: null, answer: { ...body.answer, headers } }];
  }
  const values = [scope.companyId, scope.storeId, body.webhook_ids, [...readableEvents(scope)]];
  const { rows } = await database.pool.query<Last>(last, values);
  return rows.map((row) => ({
    id: row.store_event_log_id,
    answer: {
      status: row.status,
      headers: row.response_headers,
      body: row.response_body ?? '',
    } satisfies Answer,
  }));
}

async function tried(call: Call<typeof tryMapper>) {
  const { rows, values } = call.body;
  const answers = (await answersFor(call)).map(({ id, answer }) => {
    const read = readAnswer(answer);
    const said = decided(rows, read);
    const outcome = said?.outcome ?? usualOutcome(answer.status);
    return {
      store_event_log_id: id,
      status: answer.status,
      body: answer.body.slice(0, 500),
      outcome,
      row: said?.row ?? null,
      taken: outcome === 'accepted' ? takenFrom(values, read) : {},
    };
  });
  return { answers };
}

const knownOf = ({ companyId, storeId }: Scope, hooks: readonly number[], attributes: number[]) =>
  sql`select (select count(*)::int from webhooks w
      where w.company_id = ${companyId} and w.store_id = ${storeId} and w.webhook_id = any (${sql.param(hooks)}::bigint[])) as hooks,
    (select array_agg(distinct e) from webhooks w cross join unnest(w.events) e where w.company_id = ${companyId}
      and w.store_id = ${storeId} and (${sql.param(hooks)}::bigint[] = '{}' or w.webhook_id = any (${sql.param(hooks)}::bigint[]))) as events,
    (select count(*)::int from attribute_definitions d where d.company_id = ${companyId} and d.deleted_at is null
      and d.user_account_attribute_definition_id = any (${sql.param(attributes)}::bigint[])) as attributes`;

type Mapper = Pick<ResponseMapper, 'webhook_ids' | 'events' | 'values'>;
interface Known {
  readonly hooks: number;
  readonly attributes: number;
  readonly events: readonly EventName[] | null;
}

/** What a mapper may do: it reads what is answered to its events, and may write to customers; and what of it is known. */
async function reachOf(tx: Executor, scope: Scope, { webhook_ids: hooks, events, values }: Mapper) {
  const attributes = [...new Set(values.map((each) => each.user_account_attribute_definition_id))];
  const { rows } = await tx.execute<Known & Record<string, unknown>>(
    knownOf(scope, hooks, attributes),
  );
  const [known] = rows;
  const told = (known?.events ?? []).filter((each) => !events.length || events.includes(each));
  return {
    reach: { events: told, writesCustomers: values.length > 0 },
    knowsHooks: known?.hooks === hooks.length,
    knowsAttributes: known?.attributes === attributes.length,
  };
}

/**
 * Who answers for a mapper that is to be so, and was `before`. Throws invalid for a webhook or an attribute that is not
 * theirs, and what answerFor throws.
 */
async function vouchFor(
  tx: Executor,
  call: Acting,
  permission: PermissionPath,
  wanted: Mapper,
  before?: Mapper,
) {
  const { reach, knowsHooks, knowsAttributes } = await reachOf(tx, call.scope, wanted);
  const had = before && (await reachOf(tx, call.scope, before)).reach;
  const { vouched_by_id } = await answerFor(tx, call, permission, reach, had);
  if (!knowsHooks) throw invalidField('webhook_ids', 'invalidChoice');
  if (!knowsAttributes) throw invalidField('values', 'invalidChoice');
  return { vouched_by_id };
}

const create = (call: Call<typeof responseMappers.calls.create>) =>
  call.database.db.transaction(async (tx) => {
    const { scope, body } = call;
    const vouched = await vouchFor(tx, call, 'developers.webhooks_responses.create', body);
    return mapperRows.create(tx, scope, { ...body, ...vouched, store_id: scope.storeId });
  });

const update = (call: Call<typeof responseMappers.calls.update>) =>
  call.database.db.transaction(async (tx) => {
    const { scope, body, params } = call;
    const before: Mapper = await mapperRows.read(tx, scope, params.id);
    const wanted = { ...before, ...body } as Mapper;
    const vouched = await vouchFor(
      tx,
      call,
      'developers.webhooks_responses.update',
      wanted,
      before,
    );
    return mapperRows.update(tx, scope, params.id, { ...body, ...vouched });
  });

/** What a company makes of answers, and what was made of them. */
export function mountMappers(api: Api) {
  const { list, read, delete: remove } = responseMappers.calls;
  serveBoth(api, list, ({ database, scope, query, language }) =>
    mapperRows.list(database, scope, query, language),
  );
  serveBoth(api, read, ({ database, scope, params }) =>
    mapperRows.read(database.db, scope, params.id),
  );
  serveBoth(api, responseMappers.calls.create, create);
  serveBoth(api, responseMappers.calls.update, update);
  serveBoth(api, remove, async ({ database, scope, params }) => {
    await database.db.transaction((tx) => mapperRows.remove(tx, scope, params.id));
    return null;
  });
  serveBoth(api, tryMapper, tried);
  serveBoth(api, webhookResponses.calls.list, ({ database, scope, query, language }) =>
    responseRows.list(database, scope, query, language, { where: readableAt(scope) }),
  );
}
