import type { Place } from './export.ts';

const everyMs = 50;

const percentile = (sorted: readonly number[], part: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;

/** Asks for pages of customers, twenty a second however long each takes, until something is done; in milliseconds. */
export async function askWhile({ address, token, companyId }: Place, until: Promise<unknown>) {
  const took: number[] = [];
  const asked: Promise<void>[] = [];
  const ask = async (page: number) => {
    const began = performance.now();
    const answer = await fetch(`${address}/api/companies/${companyId}/customers?page=${page}`, {
      headers: { authorization: `Bearer ${token}`, 'x-locale': 'el' },
    });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`A list answered ${answer.status}`);
    took.push(performance.now() - began);
  };
  const timer = setInterval(() => asked.push(ask(1 + (asked.length % 5))), everyMs);
  await until;
  clearInterval(timer);
  await Promise.all(asked);
  took.sort((a, b) => a - b);
  return { p50: percentile(took, 0.5), p99: percentile(took, 0.99) };
}
