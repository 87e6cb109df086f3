import { describe, expect, test } from 'vitest';
import { withMutants } from '../../mutation/mutant.ts';
import { mutantsOf } from '../../mutation/mutants.ts';

const changesIn = (source: string) =>
  mutantsOf('a.ts', source).map(({ change, written }) => [change, written]);

describe('a mutant is', () => {
  test.each([
    ['a comparison', 'const f = (a) => a < b;', ['< to <=', 'a <= b']],
    ['an equality', 'const f = (a) => a === b;', ['=== to !==', 'a !== b']],
    ['a sum', 'const f = (a) => (a) + b;', ['+ to -', '(a) - b']],
    ['a choice', 'const f = (a) => a ? b : c;', ['negated', '!(a)']],
    ['a number', 'const f = () => [0];', ['0 to 1', '1']],
    ['an awaited call', 'const f = async () => { await x.y(); };', ['dropped', '']],
    ['SQL', 'const f = () => sql`where a < b`;', ['SQL < to <= b`', 'sql`where a <= b`']],
  ])('%s', (_, source, change) => {
    expect(changesIn(source)).toEqual([change]);
  });

  test.each([
    ['a text that is put together', "const f = (a) => 'a' + a;"],
    ['the condition of a loop', 'const f = (a) => { while (a < b) c(); };'],
    ['a type', 'const f = (): 0 | 1 => a as 0;'],
    ['what is evaluated with its module', 'const a = b < c;'],
    [
      'a statement with a name, which is prepared once',
      "const f = () => q({ name: 'n', text: `select 1 where a < b` });",
    ],
  ])('not %s', (_, source) => {
    expect(changesIn(source)).toEqual([]);
  });

  test('on while its number is, and otherwise as if it were not there', () => {
    const source = 'const f = (a) => a < 1;';
    const [first] = mutantsOf('a.ts', source);
    const [f, isOn] = [
      new Function(`${withMutants(source, new Map([[7, first as never]]))} return f;`)(),
      globalThis as { mutant?: number },
    ];
    expect(f(1)).toBe(false);
    isOn.mutant = 7;
    expect(f(1)).toBe(true);
    isOn.mutant = undefined;
  });
});
