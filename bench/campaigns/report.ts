import { cpus, totalmem, type } from 'node:os';
import { table } from '../report.ts';
import type { measureDraw } from './draws.ts';
import type { measurePreview } from './preview.ts';
import type { Measured } from './receipts.ts';
import type { measureSend } from './sends.ts';

type Of<T extends (...args: never[]) => unknown> = Awaited<ReturnType<T>>;

interface Results {
  readonly receipts: readonly Measured[];
  readonly load: {
    readonly connections: number;
    readonly seconds: number;
    readonly rounds: number;
  };
  readonly previews: readonly (Of<typeof measurePreview> & { readonly asked: string })[];
  readonly receiptsLooked: number;
  readonly sends: readonly Of<typeof measureSend>[];
  readonly people: number;
  readonly draw: Of<typeof measureDraw>;
  readonly postgres: string;
}

const one = (value: number) => value.toFixed(1);
const held = (isHeld: boolean, limit: string) =>
  isHeld ? `within ${limit}` : `**beyond ${limit}**`;

function receiptsPart({ receipts, load }: Results) {
  const [none, , most] = receipts;
  const less = 100 * (1 - (most?.perSecond ?? 0) / (none?.perSecond ?? 1));
  return `## Receipts beside campaigns

Medians of ${load.rounds} rounds of ${load.seconds} s over ${load.connections} connections; companies take turns within each round.

${table(
  ['campaigns', 'receipts/s', 'p50 ms', 'p99 ms'],
  receipts.map((row) => [row.campaigns, Math.round(row.perSecond), one(row.p50), one(row.p99)]),
)}

- ${most?.campaigns} campaigns cost ${one(less)} %: ${held(less <= 15, '15 %')}.`;
}

function previewsPart({ previews, receiptsLooked }: Results) {
  return `## Previews over ${receiptsLooked} receipts

${table(
  ['asked', 'seconds', 'customers', 'times'],
  previews.map((row) => [row.asked, one(row.seconds), row.people, row.times]),
)}

- The slowest took ${one(Math.max(...previews.map(({ seconds }) => seconds)))} s: ${held(
    previews.every(({ seconds }) => seconds <= 10),
    '10 s',
  )}.`;
}

function sendsPart({ sends, people }: Results) {
  return `## A message to ${people} customers

From the first that the gateway took; the server is killed with kill -9 on the way.

${table(
  [
    'kills',
    'messages/s',
    'seconds',
    'highest MB',
    'reached',
    'taken by the gateway',
    'under two ids',
  ],
  sends.map((row) => [
    row.kills,
    Math.round(row.reached / row.seconds),
    one(row.seconds),
    row.highest,
    row.reached,
    row.taken,
    row.doubled,
  ]),
)}`;
}

function drawPart({ draw }: Results) {
  return `## A draw over ${draw.entries} entries

${table(
  ['settled s', 'drawn s', 'proof s', 'proof MB', 'checked s'],
  [
    [
      one(draw.closed),
      one(draw.drawn),
      one(draw.proved),
      Math.round(draw.bytes / 1e6),
      one(draw.checked),
    ],
  ],
)}

- Settled and drawn in ${one(draw.closed + draw.drawn)} s: ${held(draw.closed + draw.drawn <= 20, '20 s')}. Checked in ${one(draw.checked)} s: ${held(draw.checked <= 20, '20 s')}.`;
}

export const reportCampaigns = (results: Results) => `# Campaigns measured

\`npm run bench:campaigns\`, ${new Date().toISOString().slice(0, 10)}, on ${cpus().length} × ${cpus()[0]?.model ?? 'CPU'}, ${Math.round(totalmem() / 2 ** 30)} GB, ${type()},
Node ${process.version}, ${results.postgres}. Server, database, gateway and load generator (wrk) share the machine.

${receiptsPart(results)}

${previewsPart(results)}

${sendsPart(results)}

${drawPart(results)}
`;
