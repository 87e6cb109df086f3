import { type Figure, type FigurePlace, figurePlaces } from '../../contract/reports/figure.ts';
import { figures } from '../../contract/reports/figures.ts';

/** The document that is written from the list of figures. */
export const figuresDocument = 'docs/figures.md';

const cell = (text: string) => text.replaceAll('|', '\\|');
const rowOf = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`;
const tableOf = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [rowOf(head), `|${head.map(() => '---').join('|')}|`, ...rows.map(rowOf)].join('\n');

const all: readonly (readonly [string, Figure])[] = Object.entries(figures);
const placesOf = ({ shown }: Figure) => Object.keys(shown) as FigurePlace[];

const rows = all.map(([id, figure]) => [
  `**${figure.name}** (\`${id}\`)`,
  figure.unit,
  figure.counts,
  figure.day,
  figure.returns,
  placesOf(figure).join(', '),
  `[${figure.from.split('/').at(-1)}](../${figure.from})`,
]);

const places = Object.entries(figurePlaces).map(([place, calls]) => [
  place,
  calls.map((call) => `\`${call}\``).join(', '),
  all
    .filter(([, { shown }]) => shown[place as FigurePlace])
    .map(([, { name }]) => name)
    .join(', '),
]);

/** What stands in it. */
export const figuresText = `# Figures

Written by \`npm run figures\` from [contract/reports/figures.ts](../contract/reports/figures.ts), where each figure is declared once. Every page,
export and call that shows a figure counts it as it stands here; \`tests/server/reports/figures-agree.test.ts\` lets random programmes live and holds every
page to the others, and to a count over receipts, returns and postings.

Days are those of the company's calendar. What is posted stays on its day: a return, an undone coupon or an expiry changes the day on which it
happens, and never one that is over. Money is worth what the whole is worth, rounded towards nothing, and the parts of it add up to that.

${tableOf(['figure', 'unit', 'counts', 'day', 'returns', 'shown in', 'from'], rows)}

## Where each is shown

${tableOf(['page', 'calls', 'figures'], places)}

## Kinds of postings

Which kinds of postings give or redeem points by themselves, and which with their receipt, every kind says in
[server/tables/ledger-terms.ts](../server/tables/ledger-terms.ts). What stores took, gave and redeemed is added up by quarters of an hour and by days
([statistics](statistics.md)); \`npm run ledger:verify\` holds these sums to receipts, returns and entries.
`;
