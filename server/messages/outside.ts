import { lookup as resolve } from 'node:dns/promises';
import { request as overHttp } from 'node:http';
import { request as overHttps } from 'node:https';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { Refusal } from '../http/refusal.ts';

/**
 * Whether an address is one that anybody in the world may reach: none of the ranges that IANA keeps for
 * something else, nor one that carries another address inside.
 */
export const isPublicAddress = (address: string) => ipaddr.parse(address).range() === 'unicast';

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

/** Posts JSON to a URL a company named, following nowhere else. Throws unless it is taken. */
export async function postOutside(
  url: string,
  headers: Record<string, string>,
  body: unknown,
  allowPrivate: boolean,
): Promise<void> {
  const { protocol, hostname, port, pathname, search, host } = new URL(url);
  const address = await addressOf(hostname, allowPrivate);
  const text = JSON.stringify(body);
  const options = {
    host: address,
    servername: isIP(bare(hostname)) ? undefined : hostname,
    port: port || (protocol === 'https:' ? 443 : 80),
    path: `${pathname}${search}`,
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(text),
      ...headers,
      host,
    },
    signal: AbortSignal.timeout(waits),
  };
  const ask = protocol === 'https:' ? overHttps : overHttp;
  const status = await new Promise<number>((done, failed) => {
    const request = ask(options, (answer) => {
      answer.resume();
      answer.once('end', () => done(answer.statusCode ?? 0));
      answer.once('error', failed);
    });
    request.once('error', failed);
    request.end(text);
  });
  if (status < 200 || status > 299) throw new Error(`gateway answered ${status}`);
}
