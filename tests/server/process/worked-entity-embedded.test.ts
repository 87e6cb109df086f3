// @module-tag long
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { limit } from '../../support/pace.ts';
import { copyProject, type ProjectCopy } from '../../support/process/project-copy.ts';
import { applyDocument } from '../../support/process/worked-entity.ts';

/** What is made by hand, and the migration and the trigger that are written. */
const mostFiles = 13;

// Each test goes on from what the one before has made.
const trigger = 'server/organisations/sql/closures_keep_change.sql';

describe('the entity that docs/worked-entity.md adds', () => {
  let copy: ProjectCopy;
  let touched: string[];
  beforeAll(() => {
    copy = copyProject();
    touched = applyDocument('docs/worked-entity.md', copy.folder);
  });
  afterAll(() => copy.remove());

  const migrations = () => {
    const folder = join(copy.folder, 'server/db/migrations');
    return readdirSync(folder)
      .filter((name) => name.endsWith('.sql'))
      .map((name) => readFileSync(join(folder, name), 'utf8'));
  };

  test(
    'has its table and its trigger written in one migration, and takes thirteen files in all',
    async () => {
      const before = migrations().length;
      const { code, said } = await copy.run('npm', 'run', 'migrations', '--', 'closures');
      expect([code, said]).toEqual([0, expect.stringContaining(`${trigger} is new`)]);
      expect(migrations()).toHaveLength(before + 1);
      expect(migrations().at(-1)).toMatch(/CREATE TABLE "closures"[\s\S]*closures_keep_change/);
      expect(touched.length + 2).toBeLessThanOrEqual(mostFiles);
    },
    limit(60_000),
  );

  test(
    'is what the linter and the compiler let through',
    async () => {
      for (const args of [
        ['biome', 'check', 'contract', 'server', 'src'],
        ['tsc', '-p', 'tsconfig.product.json'],
      ])
        expect(await copy.run('npx', ...args)).toMatchObject({ code: 0 });
    },
    limit(180_000),
  );

  test(
    'is held by the tests of every entity',
    async () => {
      const args = ['--project', 'contract', '-t', 'closures', '--reporter', 'json'];
      const output = join(copy.folder, 'results.json');
      const files = ['--outputFile', output, 'tests/contract/every-'];
      const { said } = await copy.run('npx', 'vitest', 'run', ...args, ...files);
      const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(output, 'utf8'));
      expect(numFailedTests, said).toBe(0);
      expect(numPassedTests).toBeGreaterThan(20);
    },
    limit(180_000),
  );
});
