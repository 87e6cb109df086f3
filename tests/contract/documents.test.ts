import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { variableNames } from '../../server/runtime/environment.ts';
import { changedBy } from '../support/process/worked-entity.ts';

const documents = [
  'README.md',
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  'docs/accessibility.md',
  'docs/architecture.md',
  'docs/coupons.md',
  'docs/customers.md',
  'docs/glossary.md',
  'docs/ledger.md',
  'docs/operating.md',
  'docs/performance.md',
  'docs/screens.md',
  'docs/security.md',
  'docs/specification.md',
  'docs/till.md',
];
const textOf = (path: string) => readFileSync(path, 'utf8');
const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> };

const matchesIn = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, name = '']) => name);

test.each(documents)('%s names no command that is not there', (path) => {
  const named = matchesIn(textOf(path), /npm run ([\w:-]+)/g);
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});

test.each(documents)('%s leads to no file that is not there', (path) => {
  const targets = matchesIn(textOf(path), /\]\(([^)#:]+)(?:#[^)]*)?\)/g);
  const missing = targets.filter((target) => !existsSync(join(dirname(path), target)));
  expect(missing).toEqual([]);
});

test('every variable of the environment is in the operator’s document', () => {
  const operating = textOf('docs/operating.md');
  expect(variableNames.filter((name) => !operating.includes(`\`${name}\``))).toEqual([]);
});

test('every command of an operator is in their document', () => {
  const operating = textOf('docs/operating.md');
  const theirs = ['start', 'backup', 'restore', 'move', 'ledger:verify', 'fuzz'];
  const missing = theirs.filter(
    (name) => !operating.includes(`npm run ${name}`) && !operating.includes(`npm ${name}`),
  );
  expect(missing).toEqual([]);
});

/** What the standard numbers, what is so, and the tests that hold it, from each table. */
const security = textOf('docs/security.md')
  .split('\n')
  .filter((line) => /^\| [\d.]+/.test(line))
  .map((line) => line.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, '')));

test.each(security)('security, %s: names tests that are there', (_number, _what, tests = '') => {
  const named = matchesIn(tests, /`(tests\/[^`]+)`/g);
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((path) => !existsSync(path))).toEqual([]);
});

test('the worked entity changes files as they are: each line that it names is in its file once', () => {
  expect([...changedBy('docs/worked-entity.md', '.').keys()]).not.toEqual([]);
});
