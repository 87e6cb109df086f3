import type { z } from 'zod';
import type { PathParams } from '../../contract/engine/endpoint.ts';
import type { ErrorBody } from '../../contract/engine/errors.ts';
import { changed, heard } from './heard.ts';
import { expireSession, refuseSignIn } from './leave.ts';
import { languageOfPath } from './paths.ts';
import { rightsChanged } from './rights-changed.ts';
import { session } from './session.ts';

const base = import.meta.env.VITE_API_URL ?? '/api';
/** Where a call is made. */
export const addressOfCall = (path: string) => `${base}${path}`;
/** Where an uploaded file is served: beside the API, wherever that is. */
export const fileUrl = (path: string) =>
  /^https?:/.test(base) && path.startsWith('/') ? new URL(path, base).href : path;

const timeout = 30_000;
/** Why nothing was said: nobody was there, or nobody answered in time. */
export type Silence = 'unreachable' | 'slow';
// A proxy's answer in place of a server that is gone.
const silent = new Map<number, Silence>([
  [0, 'unreachable'],
  [502, 'unreachable'],
  [503, 'unreachable'],
  [504, 'slow'],
]);

/** The refusal of a call; `unreachable` when no answer came at all. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: number;
  readonly error: ErrorBody['error'] | 'unreachable';
  readonly errors: Readonly<Record<string, string[]>> | undefined;
  readonly current: Readonly<Record<string, unknown>> | undefined;
  readonly details: Readonly<Record<string, string | number>> | undefined;
  /** Whether the answer itself says that it is an error. */
  readonly marked: boolean;
  /** Seconds until the server listens again. */
  readonly retryAfter: number | undefined;
  readonly silence: Silence | undefined;

  constructor(
    status: number,
    body: Partial<ErrorBody>,
    retryAfter?: number,
    silence = silent.get(status),
  ) {
    super(body.message ?? '');
    this.name = 'ApiError';
    this.status = status;
    this.code = body.code ?? status;
    this.error = body.error ?? (silence ? 'unreachable' : 'internal');
    this.silence = body.error ? undefined : silence;
    this.errors = body.errors;
    this.current = body.current;
    this.details = body.details;
    this.marked = body.error !== undefined;
    this.retryAfter = retryAfter;
  }

  /** What to tell of the whole: the server's words, or the key of ours where it had none (generic-error-handling). */
  get whole(): string {
    return this.message || `shell.failures.${this.silence ?? 'error'}`;
  }

  /** What to tell where no field shows what is wrong with it. */
  get said(): string {
    return Object.values(this.errors ?? {})[0]?.join(' ') || this.whole;
  }
}

export interface Answer<T = unknown> {
  readonly data: T;
  readonly message?: string;
  readonly code?: number;
  /** Done, and something is to be known: shown as a warning (email-configuration-209). */
  readonly notification?: string;
  /** What is needed to go on, such as to pay with code 301. */
  readonly extra_data?: Readonly<Record<string, unknown>>;
}

export interface Request {
  readonly query?: object | undefined;
  readonly body?: unknown;
  readonly idempotencyKey?: string | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Of somebody else than the session: a paired till has its own. */
  readonly token?: string | undefined;
  /** Lets a call outlive the page it was made from. */
  readonly keepalive?: boolean | undefined;
  /** Milliseconds until it is given up, where that is not half a minute. */
  readonly timeout?: number | undefined;
}

/** The query of a call, URL-encoded (http-query-encoded); empty values are left out. */
export function queryText(query: object = {}): string {
  const params = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  const text = new URLSearchParams(params.map(([name, value]) => [name, String(value)])).toString();
  return text ? `?${text}` : '';
}

/** The headers of every call: who calls (http-bearer-token), in which language (http-locale-header). */
export function headersOf(request: Request, token: string | null): Headers {
  const headers = new Headers({
    Accept: 'application/json',
    'X-Locale': languageOfPath(location.pathname),
  });
  if (token) headers.set('Authorization', `Bearer ${token}`);
  if (request.idempotencyKey) headers.set('Idempotency-Key', request.idempotencyKey);
  const sendsJson = request.body !== undefined && !(request.body instanceof FormData);
  if (sendsJson) headers.set('Content-Type', 'application/json');
  return headers;
}

async function answered(method: string, path: string, request: Request, token: string | null) {
  const { body, signal } = request;
  const limits = [AbortSignal.timeout(request.timeout ?? timeout), ...(signal ? [signal] : [])];
  try {
    return await fetch(`${base}${path}${queryText(request.query)}`, {
      method,
      headers: headersOf(request, token),
      body: body === undefined || body instanceof FormData ? (body ?? null) : JSON.stringify(body),
      signal: AbortSignal.any(limits),
      keepalive: request.keepalive ?? false,
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    throw new ApiError(0, {}, undefined, isLate ? 'slow' : 'unreachable');
  }
}

function refusalOf(response: Response, body: Partial<ErrorBody>): ApiError {
  const seconds = Number(response.headers.get('Retry-After'));
  return new ApiError(response.status, body, seconds > 0 ? seconds : undefined);
}

function signedOut(refusal: ApiError, token: string | null) {
  if (refusal.error === 'invalid_login') return refuseSignIn();
  // An answer to a call made before somebody signed in anew says nothing about the new token.
  if (token && token === session().token) expireSession();
}

function refused(response: Response, body: Partial<ErrorBody> | null, token: string | null) {
  const refusal = refusalOf(response, body ?? {});
  if (refusal.status === 401 || refusal.code === 401) signedOut(refusal, token);
  // A right that is gone, or a store one no longer belongs to.
  const gone = refusal.status === 403 || refusal.error === 'not_found';
  if (gone && token === session().token) rightsChanged();
  return refusal;
}

/**
 * One call to the server, without types. Throws an ApiError on every refusal. A refused token ends
 * the session (error-401-session-expired, fetch-unauthorized-logout).
 */
export async function request(
  method: string,
  path: string,
  options: Request = {},
): Promise<Answer> {
  const token = options.token ?? session().token;
  const response = await answered(method, path, options, token);
  if (response.ok && token && token === session().token) heard();
  if (response.ok && method !== 'GET') changed();
  return answerOf(response, token);
}

/** What an answer says. Throws an ApiError for a refusal. */
export async function answerOf(response: Response, token: string | null): Promise<Answer> {
  const body = (await response.json().catch(() => null)) as Answer | ErrorBody | null;
  if (response.ok && body) return body as Answer;
  throw refused(response, body as Partial<ErrorBody> | null, token);
}

// A file of a million codes is longer on its way than any other answer.
const fileTimeout = 600_000;

/** A file of the API and the name the server gives it. Throws an ApiError on every refusal. */
export async function requestFile(path: string): Promise<{ file: Blob; name: string }> {
  const { token } = session();
  const response = await answered('GET', path, { timeout: fileTimeout }, token);
  if (!response.ok) throw refused(response, await response.json().catch(() => null), token);
  const named = /filename="([^"]+)"/.exec(response.headers.get('Content-Disposition') ?? '')?.[1];
  const file = await response.blob().catch(() => {
    throw new ApiError(0, {});
  });
  return { file, name: named ?? path.split('/').slice(-2).join('-') };
}

/** What an endpoint of contract/ looks like to the type checker; its value is never imported. */
export interface Declared {
  readonly method: string;
  readonly path: string;
  readonly query?: unknown;
  readonly body?: unknown;
  readonly reply: z.ZodType;
}
type Sent<S> = [NonNullable<S>] extends [never]
  ? undefined
  : NonNullable<S> extends z.ZodType
    ? z.input<NonNullable<S>>
    : undefined;
type Needs<N extends string, T> = [T] extends [undefined]
  ? { readonly [K in N]?: undefined }
  : { readonly [K in N]: T };
type Params<P extends string> = keyof PathParams<P> extends never ? undefined : PathParams<P>;
/** What has no body of its own may take a file. */
type Body<T> = [T] extends [undefined]
  ? { readonly body?: FormData | undefined }
  : { readonly body: T };
type Options<E extends Declared> = Needs<'params', Params<E['path']>> &
  Body<Sent<E['body']>> & { readonly query?: Sent<E['query']> } & Omit<Request, 'query' | 'body'>;
type Rest<O> = Record<never, never> extends O ? [options?: O] : [options: O];

/** Fills a path as `fillPath` of the contract does, without what comes with that. */
export const filled = (path: string, params: Readonly<Record<string, number | string>> = {}) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name]));

/**
 * One call, typed from its declaration: `send<typeof login>('POST', '/users/login', { body })`.
 * The declaration is named as a type only, so neither it nor zod is loaded.
 */
export async function send<E extends Declared>(
  method: E['method'],
  path: E['path'],
  ...[options]: Rest<Options<E>>
): Promise<Answer<z.output<E['reply']>>> {
  const { params, ...rest } = (options ?? {}) as Request & {
    params?: Record<string, number | string>;
  };
  return (await request(method, filled(path, params), rest)) as Answer<z.output<E['reply']>>;
}
