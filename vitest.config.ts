import { configDefaults, defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

const { DATABASE_URL, TEST_RESULTS } = process.env;
// Some tests are about one of the two databases; every other one runs on both.
const ofTheOther = DATABASE_URL ? '**/*-embedded.test.ts' : '**/*-postgres.test.ts';
const maxWorkers = 2;
// What is tested is what is shipped.
process.env.NODE_ENV = 'production';

// Not inherited from the whole: each project would start the databases once more.
const common = {
  // A worker reads the product once, and not for each file anew.
  isolate: false,
  testTimeout: 40_000,
  hookTimeout: 60_000,
} as const;

const failures = 'tests/support/failures.setup.ts';

const contract: TestProjectInlineConfiguration = {
  test: {
    ...common,
    name: 'contract',
    setupFiles: failures,
    include: ['tests/contract/**/*.test.ts'],
  },
};

const server: TestProjectInlineConfiguration = {
  test: {
    ...common,
    name: 'server',
    setupFiles: failures,
    include: ['tests/server/**/*.test.ts'],
    exclude: [...configDefaults.exclude, ofTheOther],
  },
};

const panels: TestProjectInlineConfiguration = {
  oxc: { jsx: { runtime: 'automatic', development: false } },
  test: {
    ...common,
    name: 'panels',
    include: ['tests/panels/**/*.test.{ts,tsx}'],
    environment: './tests/support/happy-dom.ts',
    setupFiles: [failures, 'tests/support/panels.setup.ts'],
    testTimeout: 30_000,
    css: false,
    // They are bundled so that all of them share one copy of each React context; the second
    // name of the router would bring its CommonJS copy.
    alias: { 'react-router-dom': 'react-router' },
    server: { deps: { inline: [/react-admin/, /^ra-/, /\/ra-/, /react-router/] } },
  },
};

const browser: TestProjectInlineConfiguration = {
  test: {
    ...common,
    name: 'browser',
    include: ['tests/browser/**/*.test.ts'],
    globalSetup: 'tests/support/browser-setup.ts',
    // A sweep opens every page of a panel, in light and in dark, wide and on a phone.
    testTimeout: 300_000,
    hookTimeout: 120_000,
  },
};

// The browser journeys share one built product; the others have a database per worker.
export default defineConfig({
  test: {
    reporters: TEST_RESULTS ? ['default', ['json', { outputFile: TEST_RESULTS }]] : ['default'],
    globalSetup: 'tests/support/databases.ts',
    maxWorkers,
    projects: [contract, server, panels, browser],
  },
});
