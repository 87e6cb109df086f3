import { cpus, release, totalmem, type } from 'node:os';
import { table } from './report.ts';
import type { Posted } from './till.ts';

/** Receipts posted at one length of the ledger and one number of clients. */
export interface Receipts extends Posted {
  readonly entries: number;
  readonly connections: number;
  /** Transactions a second of pgbench: the write alone, and all statements of a posting. */
  readonly pgbench: { write: number; all: number } | undefined;
}

interface Run {
  readonly receipts: readonly Receipts[];
  /** Milliseconds, rising. */
  readonly delays: readonly number[];
}

interface Results {
  readonly postgres: Run;
  readonly embedded: Run;
  readonly version: string;
  readonly rounds: number;
  readonly seconds: number;
  readonly pushes: number;
}

const ms = (value: number) => value.toFixed(1);
const share = (own: number, other: number | undefined) =>
  other ? `${Math.round((own / other) * 100)} %` : '';

const rowsOf = ({ receipts }: Run) =>
  table(
    [
      'entries',
      'clients',
      'receipts/s',
      'p50 ms',
      'p95 ms',
      'p99 ms',
      'pgbench write tx/s',
      'of it',
      'pgbench all tx/s',
      'of it',
    ],
    receipts.map(({ entries, connections, perSecond, p50, p95, p99, pgbench }) => [
      entries,
      connections,
      Math.round(perSecond),
      ms(p50),
      ms(p95),
      ms(p99),
      pgbench ? Math.round(pgbench.write) : '',
      share(perSecond, pgbench?.write),
      pgbench ? Math.round(pgbench.all) : '',
      share(perSecond, pgbench?.all),
    ]),
  );

function growth({ receipts }: Run): string[] {
  const sizes = receipts.map(({ entries }) => entries);
  const at = (entries: number, connections: number) =>
    receipts.find((each) => each.entries === entries && each.connections === connections)?.p95 ?? 0;
  return [...new Set(receipts.map(({ connections }) => connections))].map((connections) => {
    const [least, most] = [Math.min(...sizes), Math.max(...sizes)];
    const ratio = at(most, connections) / at(least, connections);
    const verdict = ratio <= 1.5 ? 'within 1.5×' : '**beyond 1.5×**';
    return `- p95 at ${most} entries is ${ratio.toFixed(2)}× that at ${least} with ${connections} clients: ${verdict}.`;
  });
}

const percentile = (sorted: readonly number[], part: number) =>
  ms(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0);
const delayOf = ({ delays }: Run) =>
  `p50 ${percentile(delays, 0.5)} ms, p95 ${percentile(delays, 0.95)} ms`;

/** The results as a page; the numbers of one run on one machine. */
export function reportTill({
  postgres,
  embedded,
  version,
  rounds,
  seconds,
  pushes,
}: Results): string {
  const [cpu] = cpus();
  return `# Receipts measured

\`npm run bench:till ${process.argv[2] ?? ''}\`, ${new Date().toISOString().slice(0, 10)}, on ${cpus().length} × ${cpu?.model ?? 'CPU'},
${Math.round(totalmem() / 2 ** 30)} GB, ${type()} ${release()}, Node ${process.version}. Server, database and load generator (wrk)
share the machine. Medians of ${rounds} rounds of ${seconds} s. Each receipt has a key and a customer of its own and goes
through HTTP, sign-in and permission check; it is one read, which also finds out who is calling, and one write.
\`pgbench\` runs the recorded SQL of the same posting, prepared, in the same run: the write alone, and both statements.
After each run every invariant of the ledger was verified.

## ${version}

${rowsOf(postgres)}

${growth(postgres).join('\n')}
- From sending a receipt to hearing of it in another browser (${pushes} receipts): ${delayOf(postgres)}.

## Embedded

${rowsOf(embedded)}

- From sending a receipt to hearing of it in another browser: ${delayOf(embedded)}.
`;
}
