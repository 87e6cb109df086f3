import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { join } from 'node:path';

export interface Measured {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly failures: number;
}

export interface Load {
  readonly address: string;
  readonly paths: readonly string[];
  readonly token: string;
  readonly connections: number;
  readonly seconds: number;
}

const wrk = 'wrk';
const hasWrk = () => {
  try {
    execFileSync('which', [wrk], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

const script = ({ paths, token }: Load) => `
local paths = { ${paths.map((path) => `"${path}"`).join(', ')} }
wrk.headers["authorization"] = "Bearer ${token}"
wrk.headers["x-locale"] = "el"
request = function() return wrk.format("GET", paths[math.random(#paths)]) end
done = function(summary, latency)
  local bad = summary.errors.status + summary.errors.connect + summary.errors.read + summary.errors.timeout
  io.write(string.format("RESULT %f %f %f %d\\n", summary.requests / summary.duration * 1e6,
    latency:percentile(50) / 1000, latency:percentile(99) / 1000, bad))
end
`;

function withWrk(load: Load, folder: string): Measured {
  const file = join(folder, 'load.lua');
  writeFileSync(file, script(load));
  const said = execFileSync(
    wrk,
    ['-t1', `-c${load.connections}`, `-d${load.seconds}s`, '-s', file, load.address],
    { encoding: 'utf8' },
  );
  const [perSecond = 0, p50 = 0, p99 = 0, failures = 0] =
    /RESULT (.*)/.exec(said)?.[1]?.split(' ').map(Number) ?? [];
  return { perSecond, p50, p99, failures };
}

/** The one in the middle, by some number of each. */
export const medianBy = <T>(items: readonly T[], by: (item: T) => number): T =>
  [...items].sort((a, b) => by(a) - by(b))[Math.floor(items.length / 2)] as T;

const percentile = (sorted: readonly number[], part: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;

async function withNode(load: Load): Promise<Measured> {
  const agent = new Agent({ keepAlive: true, maxSockets: load.connections });
  const headers = { authorization: `Bearer ${load.token}`, 'x-locale': 'el' };
  const took: number[] = [];
  let failures = 0;
  const ask = (path: string) =>
    new Promise<void>((answered, failed) => {
      const began = performance.now();
      get(load.address + path, { agent, headers }, (answer) => {
        if (answer.statusCode !== 200) failures += 1;
        answer.resume().once('end', () => {
          took.push(performance.now() - began);
          answered();
        });
      }).once('error', failed);
    });
  const until = performance.now() + load.seconds * 1000;
  const one = async () => {
    while (performance.now() < until)
      await ask(load.paths[Math.floor(Math.random() * load.paths.length)] ?? '');
  };
  await Promise.all(Array.from({ length: load.connections }, one));
  agent.destroy();
  took.sort((a, b) => a - b);
  return {
    perSecond: took.length / load.seconds,
    p50: percentile(took, 0.5),
    p99: percentile(took, 0.99),
    failures,
  };
}

/** Who makes the load: wrk where it is installed, else this process. */
export const generator = hasWrk() ? wrk : 'node:http';

/** Asks for the paths at random over so many connections for a while. */
export const put = (load: Load, folder: string): Promise<Measured> =>
  generator === wrk ? Promise.resolve(withWrk(load, folder)) : withNode(load);

/** The same statements through pgbench over as many connections: transactions a second. */
export function putSql(
  database: { bin: string; port: number },
  sqlScript: string,
  { connections, seconds }: Pick<Load, 'connections' | 'seconds'>,
  folder: string,
): number {
  const file = join(folder, 'list.sql');
  writeFileSync(file, sqlScript);
  const said = execFileSync(
    join(database.bin, 'pgbench'),
    [
      ...['-h', '127.0.0.1', '-p', String(database.port), '-U', 'postgres', '-n', '-M', 'prepared'],
      ...['-f', file, '-c', String(connections), '-j', '1', '-T', String(seconds), 'postgres'],
    ],
    { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] },
  );
  return Number(/tps = ([\d.]+)/.exec(said)?.[1] ?? 0);
}
