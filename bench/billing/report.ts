import { cpus, totalmem, type } from 'node:os';
import { table } from '../report.ts';
import type { Measured } from './job.ts';
import { isSlow, type Listed } from './lists.ts';

interface Results {
  readonly jobs: readonly Omit<Measured, 'ids'>[];
  readonly lists: readonly Listed[];
  readonly billings: number;
  readonly subscriptions: number;
  readonly postgres: string;
}

const one = (value: number) => value.toFixed(1);
const rate = (count: number, seconds: number) => Math.round(count / seconds);

const jobsPart = ({ jobs }: Results) => `## All due at once

Each has a card that works at the test bank. First all are billed, then all are charged, eight at once; the server is killed with kill -9 on the
way. Afterwards there is one billing of each period, one payment of each billing at the bank, no number is missing, and everything that
\`billing:verify\` asks holds.

${table(
  ['sellers', 'subscriptions', 'kills', 'billings/s', 'charges/s', 'idle MB', 'highest MB'],
  jobs.map((job) => [
    job.sellers,
    job.subscribers,
    job.kills,
    rate(job.subscribers, job.billing),
    rate(job.subscribers, job.charging),
    job.idle,
    job.highest,
  ]),
)}`;

const listsPart = ({
  lists,
  billings,
  subscriptions,
}: Results) => `## Lists beside ${billings} billings of ${subscriptions} subscriptions of one seller

Two hundred pages of each, over four connections.

${table(
  ['asked', 'p50 ms', 'p99 ms'],
  lists.map(({ name, p50, p99 }) => [name, one(p50), one(p99)]),
)}

- Beyond 100 ms at p99: ${
  lists
    .filter(isSlow)
    .map(({ name }) => name)
    .join(', ') || 'none'
}.`;

export const reportBilling = (results: Results) => `# Billing measured

\`npm run bench:billing\`, ${new Date().toISOString().slice(0, 10)}, on ${cpus().length} × ${cpus()[0]?.model ?? 'CPU'}, ${Math.round(totalmem() / 2 ** 30)} GB, ${type()},
Node ${process.version}, ${results.postgres}. Server, database and load generator (wrk) share the machine.

${jobsPart(results)}

${listsPart(results)}
`;
