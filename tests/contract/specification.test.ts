import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { allEndpoints } from '../../contract/all.ts';

/** The rows of the four tables, by the heading they stand under. */
const [, calls = '', routes = '', screens = '', rules = ''] = readFileSync(
  'docs/specification.md',
  'utf8',
).split(/^## \w+$/m);
const rowsOf = (table: string) =>
  table
    .split('\n')
    .filter((line) => /^\| (?!call |route |screen |rule |---)/.test(line))
    .map((line) => line.slice(2, -2).split(/ ?(?<!\\)\| ?/));

const bare = (path: string) => path.replace(/\{\w+\}/g, '{}').replace(/\/$/, '');
const served = new Set(allEndpoints.map(({ method, path }) => `${method} ${bare(path)}`));
const isKept = (state = '') => state.startsWith('kept');

describe('docs/specification.md', () => {
  test('has every call, route, screen and rule of the specification', () => {
    expect([calls, routes, screens, rules].map((table) => rowsOf(table).length)).toEqual([
      421, 125, 244, 198,
    ]);
  });

  test('says that a call is kept if and only if it is served', () => {
    const wrong = rowsOf(calls).filter(([call = '', state]) => {
      const [method = '', path = ''] = call.replaceAll('`', '').split(' ');
      return isKept(state) !== served.has(`${method} ${bare(path)}`);
    });
    expect(wrong).toEqual([]);
  });

  test('names for every rule that is kept a test that names it', () => {
    const unheld = rowsOf(rules)
      .filter(([, , state]) => isKept(state))
      .filter(([id = '', , , held = '']) => {
        const files = [...held.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file);
        return !files.some((file) => readFileSync(file, 'utf8').includes(`(${id})`));
      });
    expect(unheld).toEqual([]);
  });
});
