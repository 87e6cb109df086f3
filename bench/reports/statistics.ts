import { setTimeout as pause } from 'node:timers/promises';

const dayMs = 86_400_000;

/** Who asks, where, and of which company. */
export interface Asking {
  readonly address: string;
  readonly token: string;
  readonly companyId: number;
}

const percentile = (sorted: readonly number[], part: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;

const dayText = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/** A year up to a day, each time another one. */
const yearOf = (n: number) => {
  const to = Date.now() - (n % 28) * dayMs;
  return `from=${dayText(to - 364 * dayMs)}&to=${dayText(to)}`;
};

/** What is asked for, how often, and by how many at once. */
export interface Asked {
  readonly path: string;
  readonly query?: string;
  readonly times: number;
  readonly askers: number;
}

/** Asks for a year so many times; in milliseconds. */
export async function measureYear(
  { address, token, companyId }: Asking,
  { path, query = '', times, askers }: Asked,
) {
  const took: number[] = [];
  let next = 0;
  const ask = async (n: number) => {
    const url = `${address}/api/companies/${companyId}/statistics${path}?${yearOf(n)}${query}`;
    const began = performance.now();
    const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${url} was answered ${answer.status}: ${text}`);
    return performance.now() - began;
  };
  const one = async () => {
    while (next < times) {
      next += 1;
      took.push(await ask(next));
    }
  };
  await ask(0);
  await pause(500);
  await Promise.all(Array.from({ length: askers }, one));
  took.sort((a, b) => a - b);
  return { path, times, askers, p50: percentile(took, 0.5), p99: percentile(took, 0.99) };
}
