import { createHash } from 'node:crypto';

const rounds = 5;
/** What one round takes the usual machine, quiet. */
const usualMs = 60;

function round(): number {
  const began = performance.now();
  const text = 'Ω'.repeat(1000);
  let count = 0;
  for (let at = 0; at < 4000; at += 1) {
    count += createHash('sha256').update(text).digest()[0] ?? 0;
    count += JSON.stringify(JSON.parse(`{"at":${at},"list":[1,2,3],"text":"${text}"}`)).length;
  }
  return count ? performance.now() - began : 0;
}

/**
 * How many times longer than on the usual machine a test may take here: at least once as long. Whatever
 * else is at work counts, because it will be at work beside the tests, too.
 */
export function measurePace(): number {
  const times = Array.from({ length: rounds }, round).sort((a, b) => a - b);
  return Math.max(1, (times[Math.floor(rounds / 2)] ?? usualMs) / usualMs);
}
