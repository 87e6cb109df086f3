import { cpus, release, totalmem, type } from 'node:os';
import type { Measured } from './load.ts';
import type { Painted } from './panels.ts';

/** The list page at one size and one number of connections. */
export interface ListResult extends Measured {
  readonly products: number;
  readonly connections: number;
  /** Transactions a second of pgbench with the same statements. */
  readonly pgbench: number;
  /** How many statements one page takes: the count is left out where its total is kept. */
  readonly statements: number;
}

export interface Results {
  readonly lists: readonly ListResult[];
  readonly memory: { idle: number; loaded: number };
  readonly panels: readonly Painted[];
  readonly generator: string;
  readonly postgres: string;
  readonly rounds: number;
  readonly seconds: number;
}

export const table = (head: readonly string[], rows: readonly (string | number)[][]) =>
  [head, head.map(() => '---:'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');

const ms = (value: number) => value.toFixed(1);

function slowdowns(lists: readonly ListResult[]): string[] {
  const at = (products: number, connections: number) =>
    lists.find((each) => each.products === products && each.connections === connections);
  const sizes = lists.map(({ products }) => products);
  const [least, most] = [Math.min(...sizes), Math.max(...sizes)];
  return [...new Set(lists.map(({ connections }) => connections))].map((connections) => {
    const ratio = (at(most, connections)?.p99 ?? 0) / (at(least, connections)?.p99 ?? 1);
    const verdict = ratio <= 2 ? 'within 2×' : '**beyond 2×**';
    return `- p99 at ${most} products is ${ratio.toFixed(2)}× that at ${least} with ${connections} connections: ${verdict}.`;
  });
}

const limits: Record<string, number> = { 'sign-in': 190, list: 360 };
const gzipOf = ({ page, gzipKb }: Painted) => {
  const limit = limits[page];
  return limit ? `${gzipKb} (${gzipKb <= limit ? '≤' : '**>**'} ${limit})` : String(gzipKb);
};

/** The results as a page; the numbers of one run on one machine. */
export function report(results: Results): string {
  const [cpu] = cpus();
  const { lists, memory, panels } = results;
  return `# Measured

\`npm run bench\`, ${new Date().toISOString().slice(0, 10)}, on ${cpus().length} × ${cpu?.model ?? 'CPU'},
${Math.round(totalmem() / 2 ** 30)} GB, ${type()} ${release()}, Node ${process.version}, ${results.postgres}. Server, database
and load generator (${results.generator}) share the machine. Medians of ${results.rounds} rounds of ${results.seconds} s.

## The list page of products

Twelve rows with their total, filtered by category and published, signed in as a member of the store.
\`pgbench\` runs the same statements, prepared, in the same run; the ratio is requests to transactions.

${table(
  [
    'products',
    'connections',
    'requests/s',
    'p50 ms',
    'p99 ms',
    'statements',
    'pgbench tx/s',
    'ratio',
  ],
  lists.map((each) => [
    each.products,
    each.connections,
    Math.round(each.perSecond),
    ms(each.p50),
    ms(each.p99),
    each.statements,
    Math.round(each.pgbench),
    (each.perSecond / each.pgbench).toFixed(2),
  ]),
)}

${slowdowns(lists).join('\n')}
- A total beyond ten thousand is kept for half a minute, so those pages take one statement less.

Memory of the server (resident): ${memory.idle} MB idle, ${memory.loaded} MB at most under load.

## The panels

Chromium, empty cache, median of five. Throttled: CPU 4× slower, 10 Mbit/s, 40 ms.

${table(
  [
    'page',
    'JavaScript kB gzip',
    'first paint ms',
    'ready ms',
    'throttled first paint ms',
    'throttled ready ms',
  ],
  panels.map((each) => [
    each.page,
    gzipOf(each),
    each.firstPaintMs,
    each.readyMs,
    each.throttledFirstPaintMs,
    each.throttledReadyMs,
  ]),
)}

Ready: the password field, the rows of the list, the fields of the form are painted.
`;
}
