import { sql } from 'drizzle-orm';
import {
  responseMappers,
  triedAnswers,
  tryMapper,
  webhookResponses,
} from '../../../contract/developers/mappers.ts';
import { can } from '../../../contract/permissions/permissions.ts';
import { rowsOf } from '../../engine/rows.ts';
import type { Call, Scope } from '../../http/call.ts';
import { invalidField } from '../../http/refusal.ts';
import { type Api, serveBoth } from '../../http/serve.ts';
import { webhookLogsTable } from '../../tables/webhooks.ts';
import { type Answer, decided, readAnswer, takenFrom } from '../mapping/apply.ts';
import { mapperRows } from '../mapping/mappers.ts';
import { usualOutcome } from '../webhooks/attempt.ts';
import { attemptsAt } from '../webhooks/rows.ts';

const responseRows = rowsOf(webhookResponses, webhookLogsTable, {
  only: sql`store_event_logs.status is not null`,
  computed: {
    answer: sql`left(coalesce(store_event_logs.response_body, ''), 120)`,
    taken: sql`(select count(*)::int from jsonb_object_keys(store_event_logs.taken))`,
  },
});

interface Last {
  store_event_log_id: number;
  status: number;
  response_headers: Record<string, string>;
  response_body: string | null;
}
const last = `select l.store_event_log_id, l.status, l.response_headers, l.response_body from store_event_logs l
  join webhooks w on w.company_id = l.company_id and w.webhook_id = l.webhook_id and w.store_id = $2
  where l.company_id = $1 and l.status is not null and ($3::bigint[] = '{}' or l.webhook_id = any ($3))
  order by l.attempted_at desc, l.store_event_log_id desc limit ${triedAnswers}`;

async function answersFor({ database, scope, body }: Call<typeof tryMapper>) {
  if (body.answer) {
    const names = Object.entries(body.answer.headers);
    const headers = Object.fromEntries(names.map(([name, value]) => [name.toLowerCase(), value]));
    return [{ id: null, answer: { ...body.answer, headers } }];
  }
  const values = [scope.companyId, scope.storeId, body.webhook_ids];
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

const known = `select (select count(*)::int from webhooks w where w.company_id = $1 and w.store_id = $2 and w.webhook_id = any ($3)) as hooks,
  (select count(*)::int from attribute_definitions d where d.company_id = $1 and d.user_account_attribute_definition_id = any ($4)) as attributes`;

interface Named {
  readonly webhook_ids?: readonly number[] | undefined;
  readonly values?: readonly { user_account_attribute_definition_id: number }[] | undefined;
}

/** Throws invalid for a webhook or an attribute that is not theirs, and for whoever may not write to customers. */
async function assertTheirs(
  { database, scope }: { database: Call<typeof tryMapper>['database']; scope: Scope },
  { webhook_ids: hooks = [], values = [] }: Named,
) {
  const attributes = [...new Set(values.map((each) => each.user_account_attribute_definition_id))];
  if (attributes.length && (scope.kind === 'supplier' || !can(scope, 'customers.update')))
    throw invalidField('values', 'notHeld');
  const asked = [scope.companyId, scope.storeId, [...hooks], attributes];
  const { rows } = await database.pool.query<{ hooks: number; attributes: number }>(known, asked);
  if (rows[0]?.hooks !== hooks.length) throw invalidField('webhook_ids', 'invalidChoice');
  if (rows[0]?.attributes !== attributes.length) throw invalidField('values', 'invalidChoice');
}

/** What a company makes of answers, and what was made of them. */
export function mountMappers(api: Api) {
  const { list, read, create, update, delete: remove } = responseMappers.calls;
  serveBoth(api, list, ({ database, scope, query, language }) =>
    mapperRows.list(database, scope, query, language),
  );
  serveBoth(api, read, ({ database, scope, params }) =>
    mapperRows.read(database.db, scope, params.id),
  );
  serveBoth(api, create, async (call) => {
    await assertTheirs(call, call.body);
    const owned = { ...call.body, store_id: call.scope.storeId };
    return mapperRows.create(call.database.db, call.scope, owned);
  });
  serveBoth(api, update, async (call) => {
    await assertTheirs(call, call.body);
    return mapperRows.update(call.database.db, call.scope, call.params.id, call.body);
  });
  serveBoth(api, remove, async ({ database, scope, params }) => {
    await mapperRows.remove(database.db, scope, params.id);
    return null;
  });
  serveBoth(api, tryMapper, tried);
  serveBoth(api, webhookResponses.calls.list, ({ database, scope, query, language }) =>
    responseRows.list(database, scope, query, language, { where: attemptsAt(scope.storeId) }),
  );
}
