import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { rulesWithoutTests } from '../rules-without-tests.data.ts';

const folder = join(import.meta.dirname, '..');
const titles = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.test\.tsx?$/.test(name))
  .map((name) => readFileSync(join(folder, name), 'utf8'))
  .join('\n');

test('a rule without a test says why, and has none', () => {
  for (const [rule, reason] of Object.entries(rulesWithoutTests)) {
    expect(reason, rule).toMatch(/^[A-Z].{20,}\.$/);
    expect(titles, rule).not.toContain(`(${rule})`);
  }
});
