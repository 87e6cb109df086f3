import { lookup as resolve } from 'node:dns/promises';
import { request as overHttp } from 'node:http';
import { request as overHttps } from 'node:https';
import { BlockList, isIP } from 'node:net';
import { Refusal } from '../http/refusal.ts';

// One list each: in one, IPv4 addresses would be held against the IPv6 range that maps them.
const inside = { 4: new BlockList(), 6: new BlockList() };
const ranges4: [string, number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
];
// Of the addresses that carry another one inside, none is needed to reach anybody.
const ranges6: [string, number][] = [
  ['::', 96],
  ['::ffff:0:0', 96],
  ['64:ff9b::', 96],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
];
for (const [address, bits] of ranges4) inside[4].addSubnet(address, bits, 'ipv4');
for (const [address, bits] of ranges6) inside[6].addSubnet(address, bits, 'ipv6');

/** Whether an address is one that anybody in the world may reach. */
export const isPublicAddress = (address: string) =>
  isIP(address) === 6 ? !inside[6].check(address, 'ipv6') : !inside[4].check(address, 'ipv4');

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
    const asked = ask(options, (answer) => {
      answer.resume();
      answer.once('end', () => done(answer.statusCode ?? 0));
      answer.once('error', failed);
    });
    asked.once('error', failed);
    asked.end(text);
  });
  if (status < 200 || status > 299) throw new Error(`gateway answered ${status}`);
}
