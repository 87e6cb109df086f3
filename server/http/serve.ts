import type { Context, Hono, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { z } from 'zod';
import { both } from '../../contract/common/both.ts';
import { type Endpoint, type FileAnswer, paramNames } from '../../contract/engine/endpoint.ts';
import { idempotencyKey } from '../../contract/engine/idempotency.ts';
import { wholeListOf, wholePage } from '../../contract/engine/whole-lists.ts';
import { openTo, permissionPaths } from '../../contract/permissions/permissions.ts';
import { validationKey } from '../../contract/words/validation.ts';
import { attributed } from '../db/attributed.ts';
import type { Underway } from '../runtime/underway.ts';
import { mostBodyBytes } from './body/body-size.ts';
import { unknownFields } from './body/unknown-fields.ts';
import { issuesByField } from './body/validation.ts';
import type { Call, Caller, Scope } from './call.ts';
import type { Dependencies } from './dependencies.ts';
import { deviceOf } from './device-cookie.ts';
import { assertStillLive } from './key-use.ts';
import { languageOfCall } from './language.ts';
import { addressOf, permit, present } from './permit.ts';
import { receiveFile } from './receive-file.ts';
import { Refusal } from './refusal.ts';
import { bodyOf, inTime, queryOf, uploadOf } from './request.ts';
import { type Said, saidIn, sayingTo } from './said.ts';
import { type Along, hashOf } from './session.ts';
import { assertWhole } from './whole-text.ts';
import { withCurrency } from './with-currency.ts';

/** What answers a call, whoever makes it. */
export type Handler = (call: Call<Endpoint>) => Promise<unknown>;

export interface Api {
  app: Hono;
  dependencies: Dependencies;
  /** The calls that were served, with who answers them, so that a declared one nobody serves is found at start. */
  served: Map<Endpoint, Handler>;
  underway: Underway;
}

const maxUploadBytes = 8_000_000;
const tooLarge = () => {
  throw new Refusal('too_large');
};
/** A body that tells its length is not opened to be measured: that would cost more than the rest of a call. */
const limit = (maxSize: number): MiddlewareHandler => {
  const measuring = bodyLimit({ maxSize, onError: tooLarge });
  return (context, next) => {
    const length = context.req.header('content-length');
    const isSized = length !== undefined && context.req.header('transfer-encoding') === undefined;
    // What comes after it is read is answered by others, whose errors do not arrive here.
    if (!isSized)
      return inTime(context, (done) =>
        measuring(context, () => {
          done();
          return next();
        }),
      );
    return Number(length) > maxSize ? tooLarge() : next();
  };
};
const uploadLimit = limit(maxUploadBytes);
// What is streamed is measured as it comes; a length that says too much is refused at once.
const roomAround = 100_000;
const streaming =
  (most: number): MiddlewareHandler =>
  (context, next) =>
    Number(context.req.header('content-length') ?? 0) > most + roomAround ? tooLarge() : next();

function limitOf(endpoint: Endpoint) {
  const { files, streamed } = endpoint;
  if (streamed) return streaming(streamed);
  return files ? uploadLimit : limit(mostBodyBytes(endpoint));
}

/** What a call reads in the round trip that finds out who is calling, from its validated body. */
type Reads<E extends Endpoint> = (body: Call<E>['body']) => Along;

/** A file is saved, never shown as a page of ours. */
const fileAnswer = (context: Context, declared: string, { body, name, type }: FileAnswer) =>
  context.body(body as ReadableStream, 200, {
    'content-type': (type ?? declared).replace(/^text\/csv$/, 'text/csv; charset=utf-8'),
    'content-disposition': `attachment; filename="${name.replace(/[^\w.-]/g, '_')}"`,
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'private, no-store',
  });

/**
 * Mounts one declared call: signs the caller in, checks the store and the permission, validates
 * parameters, query and body, and answers with the envelope. Refuses to mount a call whose
 * permission is not declared.
 */
export function serve<E extends Endpoint>(
  api: Api,
  endpoint: E,
  handler: (call: Call<E>) => Promise<z.output<E['reply']>>,
  reads?: Reads<E>,
) {
  assertAccess(endpoint);
  api.served.set(endpoint, handler as Handler);
  // Digits only, so that /stores/summaries is never taken for /stores/{id}.
  const path = `/api${endpoint.path.replace(/\{(\w+)\}/g, (_, name) => `:${name}{${patternOf(endpoint, name)}}`)}`;
  const whole = wholeListOf(endpoint);
  const answered = async (call: Call<E>) => {
    try {
      return await handler(call);
    } catch (error) {
      throw await withCurrency(call, error);
    }
  };
  const serving = async (context: Context) => {
    const said: Said = {};
    const call = await callOf(api.dependencies, endpoint, context, said, reads as Reads<Endpoint>);
    const answer = await answered(call as Call<E>);
    if (endpoint.file) return fileAnswer(context, endpoint.file, answer as FileAnswer);
    const data = whole ? { ...(answer as object), ...wholePage(answer, whole) } : answer;
    const message = endpoint.says ? { message: endpoint.says } : {};
    return context.json(
      { data, ...message, ...saidIn(endpoint, said, data) },
      endpoint.status ?? 200,
    );
  };
  if (endpoint.method === 'GET') api.app.get(path, serving);
  else api.app.on(endpoint.method, path, limitOf(endpoint), serving);
}

const patternOf = ({ verbs = [] }: Endpoint, name: string) =>
  // In a group: a verb that begins as another one does is none of it.
  name === 'action' ? `(?:${verbs.join('|')})` : '[0-9]+';

function assertAccess({ access, method, path }: Endpoint) {
  const known: readonly string[] = [...openTo, ...permissionPaths];
  if (!known.includes(access)) throw new Error(`${method} ${path} names no declared permission`);
}

function idsOf(endpoint: Endpoint, context: Context) {
  const names = paramNames(endpoint.path);
  const ids = names
    .filter((name) => name !== 'action')
    .map((name) => [name, Number(context.req.param(name))] as const);
  if (ids.some(([, id]) => !Number.isSafeInteger(id) || id < 1)) throw new Refusal('not_found');
  return Object.fromEntries(ids);
}

async function callOf(
  dependencies: Dependencies,
  endpoint: Endpoint,
  context: Context,
  said: Said,
  reads?: Reads<Endpoint>,
): Promise<Call<Endpoint>> {
  const params = idsOf(endpoint, context);
  const along = reads && (await alongOf(endpoint, context, reads));
  const { caller, scope, row } = await permit(dependencies, endpoint, context, params, along);
  const query = endpoint.query?.safeParse(queryOf(context));
  const sent = endpoint.body && (await bodyOf(context, endpoint));
  const body = endpoint.body?.safeParse(sent);
  said.sent = sent;
  const issues = [
    ...(query?.error?.issues ?? []),
    ...(body?.error?.issues ?? []),
    ...unknownFields(endpoint, sent),
  ];
  if (issues.length) throw new Refusal('invalid', { fields: issuesByField(issues) });
  assertWhole({ ...(query?.data as object), ...(body?.data as object) });
  const upload =
    endpoint.files && !endpoint.streamed ? await uploadOf(context, endpoint.files) : undefined;
  const { database: whole } = dependencies;
  const stillLive = () => caller?.key && assertStillLive(whole, caller.tokenHash);
  if (sent !== undefined || upload) await stillLive();
  const address = addressOf(context, dependencies.settings.trustProxy);
  return {
    ...dependencies,
    database: attributedTo(dependencies.database, endpoint, address, caller, scope),
    params: endpoint.verbs ? { ...params, action: context.req.param('action') } : params,
    query: query?.data,
    body: body?.data,
    upload,
    receive: async (place: string) => {
      const name = await receiveFile(context, endpoint, place);
      await stillLive();
      return name;
    },
    language: languageOfCall(context),
    address,
    request: context.req,
    ...deviceOf(context, dependencies.settings.publicUrl),
    idempotency: idempotencyOf(endpoint, context, body?.data),
    along: along && row,
    ...sayingTo(said),
    get caller() {
      return present(caller, endpoint);
    },
    get scope() {
      return present(scope, endpoint);
    },
  };
}

/** What a call changes in a store is attributed to its caller. */
function attributedTo(
  database: Dependencies['database'],
  { method, path, audited }: Endpoint,
  address: string,
  caller?: Caller,
  scope?: Scope,
) {
  if (method === 'GET' || audited === false || !caller || !scope) return database;
  const store_id = scope.kind === 'company' ? null : scope.storeId;
  return attributed(database, {
    user_id: caller.userId,
    store_id,
    address,
    call: `${method} ${path}`,
  });
}

// Who may not call learns nothing of what is wrong with the body: that is told after the permission.
async function alongOf(endpoint: Endpoint, context: Context, reads: Reads<Endpoint>) {
  const sent = await bodyOf(context, endpoint).catch(() => undefined);
  const body = endpoint.body?.safeParse(sent);
  return body?.success ? reads(body.data) : undefined;
}

/** Throws invalid for a key that is no key; the same key on another path is another request. */
function idempotencyOf({ idempotent, method }: Endpoint, context: Context, body: unknown) {
  const key = context.req.header('idempotency-key');
  if (!idempotent || key === undefined) return undefined;
  const { error } = idempotencyKey.safeParse(key);
  if (error)
    throw new Refusal('invalid', {
      fields: { 'Idempotency-Key': error.issues.slice(0, 1).map(validationKey) },
    });
  return { key, requestHash: requestHash(method, context.req.path, body) };
}

/** What tells one request from another: the call, its path and its validated body. */
export const requestHash = (method: string, path: string, body: unknown) =>
  hashOf(`${method} ${path.replace(/\/$/, '')} ${JSON.stringify(body)}`);

/** Serves a call for companies and for suppliers. */
export function serveBoth<E extends Endpoint>(
  api: Api,
  endpoint: E,
  handler: (call: Call<E>) => Promise<z.output<E['reply']>>,
) {
  for (const each of both(endpoint)) serve(api, each, handler);
}
