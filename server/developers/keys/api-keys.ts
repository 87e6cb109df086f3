import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import {
  type ApiKey,
  apiKeyRequests,
  apiKeys,
  createApiKey,
  keyMode,
  revokeApiKey,
  rotateApiKey,
  rotationHours,
} from '../../../contract/developers/api-keys.ts';
import type { Executor } from '../../db/executor.ts';
import type { Call, Scope } from '../../http/call.ts';
import { Refusal } from '../../http/refusal.ts';
import { type Api, serveBoth } from '../../http/serve.ts';
import { hashOf } from '../../http/session.ts';
import { newSecret } from '../../http/tokens.ts';
import { apiKeySecretsTable, apiKeysTable } from '../../tables/developers.ts';
import { storesTable } from '../../tables/organisations.ts';
import { usersTable } from '../../tables/people.ts';
import { answerFor } from '../rights/answering.ts';
import { openStores } from '../rights/key-grants.ts';
import { listRequests } from './key-requests.ts';
import { keyRows } from './key-rows.ts';

const itself = ({ companyId, storeId }: Scope, id: number) =>
  and(
    eq(apiKeysTable.company_id, companyId),
    eq(apiKeysTable.store_id, storeId),
    eq(apiKeysTable.api_key_id, id),
  );

/** A new key, and how whoever has it finds it among others. */
function newKey(demo: boolean) {
  const api_key = `pistos_${keyMode(demo)}_${newSecret()}`;
  return { api_key, hint: `${api_key.slice(0, 15)}…${api_key.slice(-4)}` };
}

const keepSecret = (tx: Executor, { companyId }: Scope, id: number, api_key: string) =>
  tx.insert(apiKeySecretsTable).values({
    token_hash: hashOf(api_key),
    company_id: companyId,
    api_key_id: id,
  });

/** Who a key acts as: a name for what it does, without a mobile and without a password. */
async function addService(tx: Executor, { companyId, storeId }: Scope, full_name: string) {
  const [place] = await tx
    .select({ country: storesTable.country_id })
    .from(storesTable)
    .where(and(eq(storesTable.company_id, companyId), eq(storesTable.store_id, storeId)));
  const [user] = await tx
    .insert(usersTable)
    .values({
      app_provider_id: 1,
      country_id: place?.country ?? 0,
      mobile: `key:${randomUUID()}`,
      full_name,
      password_hash: '',
    })
    .returning({ id: usersTable.user_id });
  return user?.id ?? 0;
}

const create = (call: Call<typeof createApiKey>) =>
  call.database.db.transaction(async (tx) => {
    const { scope, body, settings } = call;
    const answering = await answerFor(tx, call, 'developers.api_keys.create', { rights: body });
    const { api_key, hint } = newKey(settings.demo);
    const made = await keyRows.create(tx, scope, {
      ...body,
      ...{ ...answering, hint, store_id: scope.storeId },
      user_id: await addService(tx, scope, body.name),
    });
    await keepSecret(tx, scope, made.api_key_id, api_key);
    return { ...(await keyRows.read(tx, scope, made.api_key_id)), api_key };
  });

/** Holds a key until the transaction ends. Throws not_found, and key_revoked for one that is over for good. */
async function hold(tx: Executor, scope: Scope, id: number): Promise<ApiKey> {
  await tx.select().from(apiKeysTable).where(itself(scope, id)).for('update');
  const key = await keyRows.read(tx, scope, id);
  if (key.revoked_at) throw new Refusal('key_revoked');
  return key;
}

/** Changes what is named. Whoever changes a key holds all that it may do, and answers for it from then on. */
const update = (call: Call<typeof apiKeys.calls.update>) =>
  call.database.db.transaction(async (tx) => {
    const { scope, body, params } = call;
    const before = await hold(tx, scope, params.id);
    const { permissions = before.permissions, store_ids = before.store_ids } = body;
    const rights = { permissions, store_ids };
    const had = { ...before, store_ids: await openStores(tx, scope, before.store_ids) };
    const answering = await answerFor(
      tx,
      call,
      'developers.api_keys.update',
      { rights },
      { rights: had },
    );
    await keyRows.update(tx, scope, params.id, { ...body, ...answering });
    if (body.name)
      await tx
        .update(usersTable)
        .set({ full_name: body.name })
        .where(
          sql`user_id = (select user_id from api_keys where company_id = ${scope.companyId} and api_key_id = ${params.id})`,
        );
    return keyRows.read(tx, scope, params.id);
  });

const rotate = (call: Call<typeof rotateApiKey>) =>
  call.database.db.transaction(async (tx) => {
    const { scope, params, settings, now } = call;
    const rights = await hold(tx, scope, params.id);
    const answering = await answerFor(tx, call, 'developers.api_keys.update', { rights });
    const { api_key, hint } = newKey(settings.demo);
    const until = new Date(now() + rotationHours * 3_600_000).toISOString();
    await tx
      .update(apiKeySecretsTable)
      .set({ valid_until: sql`least(valid_until, ${until}::timestamptz)` })
      .where(sql`company_id = ${scope.companyId} and api_key_id = ${params.id}`);
    await keepSecret(tx, scope, params.id, api_key);
    const rotated_at = new Date(now()).toISOString();
    await keyRows.update(tx, scope, params.id, { ...answering, hint, rotated_at });
    return { ...(await keyRows.read(tx, scope, params.id)), api_key };
  });

const revoke = (call: Call<typeof revokeApiKey>) =>
  call.database.db.transaction(async (tx) => {
    const { scope, params, now } = call;
    await hold(tx, scope, params.id);
    await keyRows.update(tx, scope, params.id, { revoked_at: new Date(now()).toISOString() });
    await tx
      .delete(apiKeySecretsTable)
      .where(sql`company_id = ${scope.companyId} and api_key_id = ${params.id}`);
    return null;
  });

/** The keys of programs: made, changed, rotated, revoked, and what they asked. */
export function mountApiKeys(api: Api) {
  serveBoth(api, apiKeys.calls.list, ({ database, scope, query, language }) =>
    keyRows.list(database, scope, query, language),
  );
  serveBoth(api, apiKeys.calls.read, ({ database, scope, params }) =>
    keyRows.read(database.db, scope, params.id),
  );
  serveBoth(api, apiKeys.calls.update, update);
  serveBoth(api, createApiKey, create);
  serveBoth(api, rotateApiKey, rotate);
  serveBoth(api, revokeApiKey, revoke);
  serveBoth(api, apiKeyRequests, listRequests);
}
