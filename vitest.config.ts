import { configDefaults, defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { bundledLibraries } from './tests/run/bundle.ts';
import { ByWeight } from './tests/run/by-weight.ts';
import { measurePace } from './tests/run/measure-pace.ts';
import { scratchFolder } from './tests/run/scratch.ts';
import { filesOfTier, filesOnPostgres, tagsOfTier, tierOfRun } from './tests/run/tiers.ts';
import { UnhandledReporter } from './tests/run/unhandled.ts';
import { workers } from './tests/run/workers.ts';
import { limit } from './tests/support/pace.ts';

const { DATABASE_URL, TEST_RESULTS, NO_CHROMIUM } = process.env;
// Some tests are about one of the two databases; the others run on the embedded one and, where they touch SQL, on
// PostgreSQL, too.
const ofTheOther = DATABASE_URL ? '**/*-embedded.test.ts' : '**/*-postgres.test.ts';
const onThisDatabase = (paths: string[]) => (DATABASE_URL ? filesOnPostgres(paths) : paths);
const declarations = [
  ...onThisDatabase(filesOfTier('tests/contract/**/*.test.ts')),
  ...(DATABASE_URL
    ? ['tests/contract/every-entity-lists.test.ts', 'tests/contract/every-entity-writes.test.ts']
    : []),
  ...(tierOfRun === 'quick' ? [] : onThisDatabase(filesOfTier('tests/fuzz/**/*.test.ts'))),
];
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
    include: declarations,
  },
};

const server: TestProjectInlineConfiguration = {
  test: {
    ...common,
    name: 'server',
    setupFiles: failures,
    include: onThisDatabase(filesOfTier('tests/server/**/*.test.ts')),
    exclude: [...configDefaults.exclude, ofTheOther],
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
    include: filesOfTier('tests/panels/**/*.test.{ts,tsx}'),
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
    include: filesOfTier('tests/browser/**/*.test.ts'),
    globalSetup: 'tests/support/browser/browser-setup.ts',
    // A sweep opens every page of a panel, in light and in dark, wide and on a phone.
    testTimeout: limit(300_000),
    hookTimeout: limit(120_000),
  },
};

/** In place of the journeys on a machine that can have no browser: one failure that says what to install. */
const noBrowser: TestProjectInlineConfiguration = {
  test: { name: 'browser', include: ['tests/run/chromium/no-chromium.test.ts'] },
};

// The browser journeys share one built product; the others have a database per worker.
export default defineConfig({
  test: {
    reporters: TEST_RESULTS
      ? ['default', ['json', { outputFile: TEST_RESULTS }], new UnhandledReporter()]
      : ['default'],
    globalSetup: 'tests/run/databases.ts',
    maxWorkers: workers,
    sequence: { sequencer: ByWeight },
    tags: [{ name: 'long', description: 'What the long tier holds: tests/run/tiers.ts' }],
    ...(tierOfRun ? { tagsFilter: [tagsOfTier[tierOfRun]] } : {}),
    projects: [contract, server, panels, NO_CHROMIUM ? noBrowser : browser],
  },
});
