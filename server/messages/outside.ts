import { lookup as resolve } from 'node:dns/promises';
import { type IncomingMessage, request as overHttp, type RequestOptions } from 'node:http';
import { request as overHttps } from 'node:https';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { Refusal } from '../http/refusal.ts';
import { textUpTo } from '../runtime/bounded-text.ts';

/** All that IANA has given out of IPv6 to be routed; what is outside is kept for something else, or for later. */
const routed = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Whether an address is one that anybody in the world may reach: none of the ranges that IANA keeps for
 * something else, nor one that carries another address inside.
 */
export function isPublicAddress(address: string): boolean {
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed.kind() === 'ipv4' || (parsed as ipaddr.IPv6).match(routed);
}

const bare = (host: string) => host.replace(/^\[|\]$/g, '');

/**
 * The address behind a host that a company named, to connect to as it stands: between checking a
 * name and using it, nobody answers it anew. Throws private_address for one that is not public,
 * unless the installation allows those, and whatever the resolver says for an unknown name.
 */
export async function addressOf(
  host: string,
  allowPrivate: boolean,
  field?: string,
): Promise<string> {
  const name = bare(host);
  const address = isIP(name) ? name : (await resolve(name)).address;
  if (!allowPrivate && !isPublicAddress(address))
    throw new Refusal('private_address', field ? { field } : {});
  return address;
}

/** Throws private_address for a host that is known not to be public; one that is unknown passes. */
export async function assertOutside(host: string, allowPrivate: boolean, field: string) {
  await addressOf(host, allowPrivate, field).catch((error: unknown) => {
    if (error instanceof Refusal) throw error;
  });
}

const waits = 10_000;

/** How much of an answer is read: it says no more than what something is called. */
const mostAnswered = 10_000;

/** What somebody outside answered. */
export interface Answered {
  readonly status: number;
  readonly text: string;
  readonly headers: Readonly<Record<string, string>>;
}

const headersOf = ({ headers }: IncomingMessage) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));

const answered = (ask: typeof overHttp, options: RequestOptions, body: Buffer, most: number) =>
  new Promise<Answered>((done, failed) => {
    const request = ask(options, (answer) => {
      const { statusCode: status = 0 } = answer;
      const told = (text: string) => done({ status, text, headers: headersOf(answer) });
      textUpTo(answer, most).then(told, failed);
    });
    request.on('error', failed);
    request.end(body);
  });

interface Limits {
  readonly waitMs?: number;
  /** How much of the answer is read, in letters. */
  readonly most?: number;
  /** Gives it up before. */
  readonly signal?: AbortSignal;
}

/** Posts to a URL that somebody outside named, following nowhere else; answers what was said. */
export async function sendOutside(
  url: string,
  headers: Record<string, string>,
  body: Buffer,
  allowPrivate: boolean,
  { waitMs = waits, most = mostAnswered, signal }: Limits = {},
): Promise<Answered> {
  const late = AbortSignal.timeout(waitMs);
  const given = signal ? AbortSignal.any([late, signal]) : late;
  const { protocol, hostname, port, pathname, search, host } = new URL(url);
  const options = {
    host: await unless(given, addressOf(hostname, allowPrivate)),
    servername: isIP(bare(hostname)) ? undefined : hostname,
    port: port || (protocol === 'https:' ? 443 : 80),
    path: `${pathname}${search}`,
    method: 'POST',
    headers: { 'content-length': body.length, ...headers, host },
    signal: given,
  };
  return answered(protocol === 'https:' ? overHttps : overHttp, options, body, most);
}

/** A resolver that does not answer is waited for no longer than anybody else. */
const unless = <T>(signal: AbortSignal, work: Promise<T>) =>
  Promise.race([
    work,
    new Promise<never>((_, failed) => {
      if (signal.aborted) failed(signal.reason);
      signal.addEventListener('abort', () => failed(signal.reason), { once: true });
    }),
  ]);

/** The same with JSON. */
export const postOutside = (
  url: string,
  headers: Record<string, string>,
  body: unknown,
  allowPrivate: boolean,
) =>
  sendOutside(
    url,
    { 'content-type': 'application/json', ...headers },
    Buffer.from(JSON.stringify(body)),
    allowPrivate,
  );
