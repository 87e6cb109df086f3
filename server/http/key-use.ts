import type { Context } from 'hono';
import ipaddr from 'ipaddr.js';
import type { Logger } from 'pino';
import type { Database } from '../db/connection.ts';
import { logged } from '../runtime/log-error.ts';
import type { KeyUsed } from './call.ts';
import { Refusal } from './refusal.ts';
import { countCall } from './throttle.ts';

/** A call of a program, as far as it is kept. */
interface Used {
  readonly key: KeyUsed;
  readonly path: string;
  readonly address: string;
  readonly at: number;
}
interface Outcome {
  readonly requestId: string;
  readonly status: number;
  readonly ms: number;
  readonly method: string;
}

const noted = 'apiKeyUsed';

function isWithin(address: string, networks: readonly string[]) {
  if (!ipaddr.isValid(address)) return false;
  const caller = ipaddr.process(address);
  return networks.some((network) => {
    const [range, bits] = network.includes('/')
      ? ipaddr.parseCIDR(network)
      : [ipaddr.process(network), undefined];
    if (range.kind() !== caller.kind()) return false;
    return bits === undefined
      ? range.toString() === caller.toString()
      : (caller as ipaddr.IPv4).match(range as ipaddr.IPv4, bits);
  });
}

/**
 * Lets a program in: from where it may call, and as often as it may. Tells it in `RateLimit-*` how often that still
 * is. Throws address_not_allowed, and rate_limited with when to come again.
 */
export async function admit(
  { db }: Pick<Database, 'db'>,
  context: Context,
  used: Used,
): Promise<void> {
  const { key, address, at } = used;
  context.set(noted, used);
  if (key.allowed_addresses.length && !isWithin(address, key.allowed_addresses))
    throw new Refusal('address_not_allowed');
  const most = key.rate_limit;
  const counted = await countCall({ db }, `key:${key.company_id}/${key.api_key_id}`, most, at);
  const seconds = Math.max(1, Math.ceil((counted.endsAt - at) / 1000));
  context.header('ratelimit-limit', String(most));
  context.header('ratelimit-remaining', String(Math.max(0, most - counted.calls)));
  context.header('ratelimit-reset', String(seconds));
  if (counted.calls > most) throw new Refusal('rate_limited', { retryAfterSeconds: seconds });
}

const isLive = {
  name: 'key-is-live',
  text: `select 1 from api_key_secrets s join api_keys k on k.company_id = s.company_id and k.api_key_id = s.api_key_id
    where s.token_hash = $1 and k.revoked_at is null`,
};

/** Throws signed_out where the key was revoked while what it sent was still coming. */
export async function assertStillLive({ pool }: Pick<Database, 'pool'>, tokenHash: string) {
  const { rows } = await pool.query({ ...isLive, values: [tokenHash] });
  if (!rows[0]) throw new Refusal('signed_out');
}

const write = `insert into api_key_requests (company_id, api_key_id, request_id, requested_at, method, path, status, ms, address)
  select r.company_id, r.api_key_id, r.request_id, r.requested_at, r.method, r.path, r.status, r.ms, r.address
    from jsonb_to_recordset($1) r(company_id bigint, api_key_id bigint, request_id text, requested_at timestamptz, method text, path text, status int, ms int, address text)
  on conflict do nothing`;
const see = `update api_keys k set last_used_at = r.at, last_used_from = r.address
  from (select distinct on (company_id, api_key_id) company_id, api_key_id, requested_at as at, address
    from jsonb_to_recordset($1) r(company_id bigint, api_key_id bigint, requested_at timestamptz, address text)
    order by company_id, api_key_id, requested_at desc) r
  where k.company_id = r.company_id and k.api_key_id = r.api_key_id`;

/**
 * Keeps what keys asked and when each was last used. Nobody waits for it: what is noted while something is being
 * written is written next, all at once.
 */
export class KeyUse {
  private waiting: object[] = [];
  private under: Promise<void> | undefined;
  private readonly database: Pick<Database, 'pool'>;
  private readonly log: Logger;

  constructor(database: Pick<Database, 'pool'>, log: Logger) {
    this.database = database;
    this.log = log;
  }

  /** Notes a call where it was one of a key. */
  note(context: Context, { requestId, status, ms, method }: Outcome) {
    const used = context.get(noted) as Used | undefined;
    if (!used) return;
    const { company_id, api_key_id } = used.key;
    const requested_at = new Date(used.at).toISOString();
    const { path, address } = used;
    this.waiting.push({
      ...{ company_id, api_key_id, request_id: requestId, requested_at },
      ...{ method, path, status, ms, address },
    });
    this.under ??= this.write();
  }

  /** Until all that was noted is written. */
  async settled() {
    while (this.under) await this.under;
  }

  private async write() {
    try {
      while (this.waiting.length) {
        const values = [JSON.stringify(this.waiting.splice(0, 500))];
        await this.database.pool.query(write, values);
        await this.database.pool.query(see, values);
      }
    } catch (error) {
      this.log.warn({ err: logged(error) }, 'what keys asked could not be kept');
    } finally {
      this.under = undefined;
    }
  }
}

const all = new WeakMap<object, KeyUse>();

/** What keeps the use of keys in a database. */
export function keyUseOf(database: Pick<Database, 'pool'>, log: Logger): KeyUse {
  const known = all.get(database) ?? new KeyUse(database, log);
  all.set(database, known);
  return known;
}
