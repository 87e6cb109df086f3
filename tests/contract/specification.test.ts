import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { allEndpoints } from '../../contract/all.ts';
import { rulesWithoutTests } from '../rules-without-tests.data.ts';
import { documents } from '../specification/document.ts';
import { differences, items, type Kind, kinds, states } from '../specification/read.ts';

const bare = (path: string) => path.replace(/\{\w+\}/g, '{}').replace(/\/$/, '');
const served = new Set(allEndpoints.map(({ method, path }) => `${method} ${bare(path)}`));
const of = (kind: Kind) => items.filter((item) => item.kind === kind);

test('every call, route, screen, rule and message of the specification is listed once', () => {
  expect(kinds.map((kind) => new Set(of(kind).map(({ id }) => id)).size)).toEqual([
    421, 125, 244, 198, 90,
  ]);
  expect(items).toHaveLength(421 + 125 + 244 + 198 + 90);
});

test.each(kinds)('docs/specification names each of the %s once', (kind) => {
  const text = readFileSync(`docs/specification/${kind}.md`, 'utf8');
  const named = [...text.matchAll(/^\| `([\w-]+)` \|/gm)].map(([, id]) => id);
  expect(named.sort()).toEqual(
    of(kind)
      .map(({ id }) => id)
      .sort(),
  );
});

test.each([...documents])('%s is what `npm run specification` writes', (path, text) => {
  expect(readFileSync(path, 'utf8')).toBe(text);
});

test('every call of the specification is served', () => {
  const missing = of('calls').filter(({ name }) => {
    const [method = '', path = ''] = name.split(' ');
    return !served.has(`${method} ${bare(path)}`);
  });
  expect(missing.map(({ name }) => name)).toEqual([]);
});

test('every rule that is as specified, or differs on purpose, has a test that names it', () => {
  const checked = of('rules').filter(({ state }) => ['as specified', 'on purpose'].includes(state));
  expect(
    checked
      .filter(({ id, tests }) => tests.length === 0 && !(id in rulesWithoutTests))
      .map(({ id }) => id),
  ).toEqual([]);
});

describe('a difference', () => {
  const named = differences.filter(({ kind }) => kind !== 'elsewhere');

  test('is of an item, and listed once', () => {
    const known = new Set(items.map(({ kind, id }) => `${kind} ${id}`));
    const ids = named.map(({ kind, id }) => `${kind} ${id}`);
    expect(ids.filter((id) => !known.has(id))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('says how', () => {
    expect(differences.filter(({ how }) => !/^\S.{15,}\.$/.test(how))).toEqual([]);
    expect(differences.filter(({ state }) => !states.slice(1, 3).includes(state))).toEqual([]);
  });
});
