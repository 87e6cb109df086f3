import { cpus, type } from 'node:os';
import { table } from '../report.ts';
import type { Asked, Summary } from './record.ts';

interface Results {
  readonly much: Summary;
  readonly random: Summary;
  /** Resident memory of the server before, after the large bodies, and after each part of the random calls; megabytes. */
  readonly memory: readonly number[];
  /** Whether the process that began is the one that answers at the end. */
  readonly lives: boolean;
}

const took = (asked: Asked | undefined) =>
  asked ? `${asked.ms.toFixed(0)} ms, ${asked.name} (${asked.status})` : '–';
const large = (asked: Asked | undefined) =>
  asked ? `${(asked.answerBytes / 1024).toFixed(1)} KB, ${asked.name} (${asked.status})` : '–';

const row = (
  name: string,
  { calls, faults, faulty, statuses, largest, slowest, slowestPublic, p99 }: Summary,
) => [
  name,
  calls,
  [faults, ...faulty.map(took)].join(': '),
  statuses,
  large(largest),
  slowest.map(took).join('; '),
  took(slowestPublic),
  p99.toFixed(0),
];

/** The page of the figures of one run on one machine. */
export const report = ({ much, random, memory, lives }: Results): string => `# Attacked

\`npm run bench:attack\`, ${new Date().toISOString().slice(0, 10)}, on ${cpus().length} × ${cpus()[0]?.model ?? 'CPU'}, ${type()}, Node ${process.version}, the
embedded database with the demo programme. Server and attacker share the machine. A fault is an answer of 500 and above
other than 503, or none.

${table(
  [
    'what',
    'calls',
    'faults',
    'answers',
    'largest answer',
    'slowest',
    'slowest public call',
    'p99 ms',
  ],
  [
    row('the largest and deepest body of each call, one at a time', much),
    row('random calls, 4 at once', random),
  ],
)}

Resident memory before, after the large bodies and amid the random calls: ${memory.join(', ')} MB. The server that began ${lives ? 'answers at the end' : '**ended**'}.
`;
