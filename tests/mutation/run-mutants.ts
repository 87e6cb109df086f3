import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { createVitest, type TestModule, type Vite } from 'vitest/node';
import config from '../../vitest.config.ts';
import { type Mutant, withMutants } from './mutant.ts';

const scratch = resolve('node_modules/.cache/pistos-mutants', String(process.pid));

/** A test file that turns a mutant on and meets it with the tests of others, until one of them fails. */
const wrapper = (number: number, tests: readonly string[]) => `
import { afterAll, afterEach, beforeAll, beforeEach, describe } from 'vitest';
let failed = false;
beforeAll(() => { globalThis.mutant = ${number}; });
afterAll(() => { globalThis.mutant = undefined; });
beforeEach(({ skip }) => { if (failed) skip(); });
afterEach(({ task }) => { failed ||= Boolean(task.result?.errors?.length); });
${tests.map((path) => `describe('${path}', () => import('${resolve(path)}?mutant=${number}'));`).join('\n')}
`;

/** Has the sources with all mutants at hand; what is cached of them between runs has those of another run. */
function mutantsPlugin(mutants: readonly Mutant[]): Vite.Plugin {
  const ownOf = (id: string) =>
    [...mutants.entries()].filter(([, { path }]) => resolve(path) === id);
  return {
    name: 'mutants',
    enforce: 'pre',
    configureVitest: ({ defineCacheKeyGenerator }) =>
      defineCacheKeyGenerator(({ id }) => (ownOf(id).length ? false : undefined)),
    transform(code, id) {
      const own = ownOf(id);
      return own.length ? withMutants(code, new Map(own)) : undefined;
    },
  };
}

/** As the tests of the server are configured, one wrapper after the other. */
async function start(mutants: readonly Mutant[]) {
  const server = config.test?.projects?.find(
    (each) => typeof each === 'object' && 'test' in each && each.test?.name === 'server',
  ) as { test: object };
  const own = {
    config: false as const,
    watch: false,
    name: 'mutants',
    // One mark for each, as it is known: a dot for what was killed.
    reporters: [
      { onTestModuleEnd: (each: TestModule) => void process.stderr.write(each.ok() ? 'S' : '.') },
    ],
    include: [`${scratch}/*.test.ts`],
    exclude: [],
    globalSetup: 'tests/run/databases.ts',
    maxWorkers: config.test?.maxWorkers,
    tags: config.test?.tags,
    tagsFilter: ['!long'],
  };
  return createVitest('test', { ...server.test, ...own }, { plugins: [mutantsPlugin(mutants)] });
}

/** Whether a test failed. Where there is none, something else is wrong than the mutant. */
function isKilled(module: TestModule | undefined): boolean {
  const [first] = module?.children.allTests() ?? [];
  if (!module || !first) throw new Error(`No test was read: ${module?.errors()[0]?.message}`);
  return !module.ok();
}

/** Whether each mutant is killed by the tests that it meets, in their order. */
export async function runMutants(
  mutants: readonly Mutant[],
  testsOf: (mutant: Mutant) => readonly string[],
): Promise<boolean[]> {
  rmSync(scratch, { recursive: true, force: true });
  mkdirSync(scratch, { recursive: true });
  for (const [number, mutant] of mutants.entries())
    writeFileSync(`${scratch}/${number}.test.ts`, wrapper(number, testsOf(mutant)));
  const vitest = await start(mutants);
  try {
    const { testModules } = await vitest.start();
    const byName = new Map(testModules.map((each) => [basename(each.moduleId), each]));
    return mutants.map((_, number) => isKilled(byName.get(`${number}.test.ts`)));
  } finally {
    await vitest.close();
    rmSync(scratch, { recursive: true, force: true });
  }
}
