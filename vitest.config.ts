import { configDefaults, defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { bundledLibraries } from './tests/run/bundle.ts';
import { ByWeight } from './tests/run/by-weight.ts';
import { measurePace } from './tests/run/measure-pace.ts';
import { scratchFolder } from './tests/run/scratch.ts';
import { workers } from './tests/run/workers.ts';
import { limit } from './tests/support/pace.ts';

const { DATABASE_URL, TEST_RESULTS, TEST_FAST } = process.env;
// Some tests are about one of the two databases; the others run on the embedded one and, but for those
// of the declarations that were generated for what is refused anyway, on PostgreSQL, too.
const ofTheOther = DATABASE_URL ? '**/*-embedded.test.ts' : '**/*-postgres.test.ts';
// Those that start, kill and fill up servers of their own, and those that go through all screens or calls;
// `npm test` has them.
const slow = TEST_FAST
  ? [
      '**/*-embedded.test.ts',
      'tests/fuzz/**',
      'tests/contract/document-linters.test.ts',
      'tests/panels/every-screen/{rows,numeric-fields,route-permissions}.test.tsx',
      'tests/server/{database/baseline,database/demo,customers/import-bombs}.test.ts',
    ]
  : [];
const declarations = DATABASE_URL
  ? 'tests/contract/every-entity-*.test.ts'
  : 'tests/{contract,fuzz}/**/*.test.ts';
// What is tested is what is shipped.
process.env.NODE_ENV = 'production';
process.env.TEST_PACE ??= String(measurePace());
process.env.TMPDIR = scratchFolder();

// Not inherited from the whole: each project would start the databases once more.
const common = {
  // A worker reads the product once, and not for each file anew.
  isolate: false,
  // What tests make is soon garbage: with more room it is collected less often.
  execArgv: ['--max-semi-space-size=64'],
  testTimeout: limit(40_000),
  hookTimeout: limit(60_000),
  expect: { poll: { timeout: limit(15_000) } },
};

const libraries = await bundledLibraries();
const failures = 'tests/support/failures.setup.ts';

const contract: TestProjectInlineConfiguration = {
  test: {
    ...common,
    name: 'contract',
    setupFiles: failures,
    include: [declarations],
    exclude: [...configDefaults.exclude, ...slow],
  },
};

const server: TestProjectInlineConfiguration = {
  test: {
    ...common,
    name: 'server',
    setupFiles: failures,
    include: ['tests/server/**/*.test.ts'],
    exclude: [...configDefaults.exclude, ofTheOther, ...slow],
  },
};

const exactly = (names: Record<string, string>) =>
  Object.entries(names).map(([name, replacement]) => ({
    find: new RegExp(`^${name}$`),
    replacement,
  }));

const panels: TestProjectInlineConfiguration = {
  oxc: { jsx: { runtime: 'automatic', development: false } },
  test: {
    ...common,
    name: 'panels',
    include: ['tests/panels/**/*.test.{ts,tsx}'],
    exclude: [...configDefaults.exclude, ...slow],
    environment: './tests/support/panel/happy-dom.ts',
    setupFiles: [failures, 'tests/support/panel/panels.setup.ts'],
    css: false,
    alias: exactly(libraries),
  },
};

const browser: TestProjectInlineConfiguration = {
  test: {
    ...common,
    name: 'browser',
    include: ['tests/browser/**/*.test.ts'],
    globalSetup: 'tests/support/browser/browser-setup.ts',
    // A sweep opens every page of a panel, in light and in dark, wide and on a phone.
    testTimeout: limit(300_000),
    hookTimeout: limit(120_000),
  },
};

// The browser journeys share one built product; the others have a database per worker.
export default defineConfig({
  test: {
    reporters: TEST_RESULTS ? ['default', ['json', { outputFile: TEST_RESULTS }]] : ['default'],
    globalSetup: 'tests/run/databases.ts',
    maxWorkers: workers,
    // What a run made of the sources is there for the next.
    experimental: { fsModuleCache: true, fsModuleCachePath: 'node_modules/.cache/vitest' },
    sequence: { sequencer: ByWeight },
    projects: [contract, server, panels, browser],
  },
});
