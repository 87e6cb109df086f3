import { useWords } from '../../../../contract/common/use-words.ts';
import { retiredTables, type UseOutcome } from '../../../../contract/common/uses.ts';
import { targets } from '../../../../server/engine/uses/references.data.ts';
import type { Target } from '../../../../server/engine/uses/target.ts';

const all = retiredTables.map((name): [string, Target] => [name, targets[name]]);

function becoming({ uses }: Target, outcome: UseOutcome): string {
  const kinds = uses.filter((each) => each.outcome === outcome).map(({ by }) => by.kind);
  const words = [...new Set(kinds)].map((kind) => useWords.en[kind].split(' |||| ')[1] ?? '');
  return words.map((word) => word.replace('%{count} ', '')).join(', ') || '–';
}

function rowOf({ withdrawn, remembered }: Target): string {
  if (!withdrawn) return 'gone';
  return remembered ? 'withdrawn where something names it, else gone' : 'withdrawn';
}

/** What is deleted with a look at what uses it, as documents have it. */
export const tableOfUses = (): string =>
  [
    '| deleted | what refuses | what is lost | what stays | its row |',
    '| --- | --- | --- | --- | --- |',
    ...all.map(([name, target]) => {
      const cells = (['refuses', 'lost', 'stays'] as const).map((each) => becoming(target, each));
      return `| ${[name.replaceAll('_', ' '), ...cells, rowOf(target)].join(' | ')} |`;
    }),
  ].join('\n');

/** In how many places something may name one of how many kinds of records. */
export const countsOfUses = () => ({
  records: all.length,
  places: all.flatMap(([, { uses }]) => uses.flatMap(({ at }) => at)).length,
});
