import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Server } from './server.ts';

export interface Place {
  readonly server: Server;
  readonly token: string;
  readonly companyId: number;
  readonly storeId: number;
}

interface Coupon {
  readonly coupon_id: number;
  readonly generated: number;
  readonly generation: string;
}

async function call<T>({ server, token }: Place, path: string, body?: unknown): Promise<T> {
  const answer = await fetch(`${server.address}/api${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!answer.ok) throw new Error(`${path} was answered ${answer.status}`);
  return ((await answer.json()) as { data: T }).data;
}

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

export interface Generated {
  readonly codes: number;
  readonly couponId: number;
  readonly seconds: number;
  /** Resident memory before and at its highest meanwhile, in megabytes. */
  readonly before: number;
  readonly highest: number;
}

/** Has a campaign of so many codes made, and watches until they are there. */
export async function generate(place: Place, codes: number): Promise<Generated> {
  const path = `/companies/${place.companyId}/coupons/multiple`;
  const before = place.server.memory().now;
  const began = performance.now();
  const body = { gift_title: `Bench ${codes}`, maximum: codes, valid_days: 365 };
  const { coupon_id: couponId } = await call<Coupon>(place, path, body);
  let highest = before;
  for (;;) {
    await pause(100);
    highest = Math.max(highest, place.server.memory().now);
    const { generation } = await call<Coupon>(place, `${path}/${couponId}`);
    if (generation === 'failed') throw new Error('The codes were not made');
    if (generation === 'done') break;
  }
  return { codes, couponId, seconds: (performance.now() - began) / 1000, before, highest };
}

/** The codes of a campaign, from its file. */
export async function codesOf({ server, token, companyId }: Place, couponId: number) {
  const path = `/api/companies/${companyId}/coupons/multiple/${couponId}/codes`;
  const answer = await fetch(server.address + path, {
    headers: { authorization: `Bearer ${token}` },
  });
  const lines = (await answer.text()).trim().split('\r\n').slice(1);
  return lines.map((line) => line.split(',')[0] ?? '');
}

export interface Redeemed {
  readonly perSecond: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly accepted: number;
  readonly refused: number;
}

// Each request takes the next code; with `twice` two of them follow each other with the same one.
const script = ({ token, storeId }: Place, file: string, twice: boolean) => `
local codes = {}
for line in io.lines("${file}") do codes[#codes + 1] = line end
local n = 0
wrk.headers["authorization"] = "Bearer ${token}"
wrk.headers["content-type"] = "application/json"
request = function()
  n = n + 1
  local code = codes[(${twice ? 'math.floor((n - 1) / 2)' : 'n - 1'} % #codes) + 1]
  wrk.headers["idempotency-key"] = "redeem-" .. n .. "-" .. code
  return wrk.format("POST", "/api/stores/${storeId}/redemption/accept", nil, '{"voucher":"' .. code .. '"}')
end
done = function(summary, latency)
  io.write(string.format("RESULT %f %f %f %f %d %d\\n", summary.requests / summary.duration * 1e6, latency:percentile(50) / 1000,
    latency:percentile(95) / 1000, latency:percentile(99) / 1000, summary.requests - summary.errors.status, summary.errors.status))
end
`;

/** So many tills redeem codes of one campaign for a while; `twice` sends each code two times. */
export function redeem(
  place: Place,
  codes: readonly string[],
  { tills, seconds, twice }: { tills: number; seconds: number; twice: boolean },
  folder: string,
): Redeemed {
  const list = join(folder, 'codes.txt');
  const lua = join(folder, 'redeem.lua');
  writeFileSync(list, `${codes.join('\n')}\n`);
  writeFileSync(lua, script(place, list, twice));
  const options = ['-t1', `-c${tills}`, `-d${seconds}s`, '-s', lua, place.server.address];
  const said = execFileSync('wrk', options, { encoding: 'utf8' });
  const [perSecond = 0, p50 = 0, p95 = 0, p99 = 0, accepted = 0, refused = 0] =
    /RESULT (.*)/.exec(said)?.[1]?.split(' ').map(Number) ?? [];
  return { perSecond, p50, p95, p99, accepted, refused };
}
