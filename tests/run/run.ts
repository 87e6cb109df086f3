// Runs a tier of the tests: `node tests/run/run.ts quick|whole|long|all [arguments of vitest]`; `all` is what the arguments
// choose, of every tier. The file of a failed test is run once more, with nothing beside it (a journey on a product and a
// browser of its own). A test that passes then is flaky: it is reported with both logs, and more than three fail the run.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { provideChromium } from './chromium/obtain.ts';
import { flakyLines, mostFlaky } from './flaky.ts';
import { failuresOf, type Report, readReport, withoutFlaky } from './report.ts';
import { tiers } from './tiers.ts';

const say = (text: string) => process.stdout.write(`${text}\n`);
const [tier = '', ...passed] = process.argv.slice(2);
const names = [...tiers, 'all'];
if (!names.includes(tier)) {
  process.stderr.write(`A tier is one of ${names.join(', ')}\n`);
  process.exit(2);
}

const folder = mkdtempSync(join(tmpdir(), 'pistos-run-'));
const vitest = join('node_modules', 'vitest', 'vitest.mjs');

/** Runs vitest; answers its report, or undefined where it ended before there was one. */
function run(name: string, args: string[], environment: NodeJS.ProcessEnv): Report | undefined {
  const file = join(folder, `${name}.json`);
  spawnSync(process.execPath, [vitest, 'run', ...args], {
    stdio: 'inherit',
    env: { ...process.env, ...environment, TEST_TIER: tier, TEST_RESULTS: file },
  });
  return readReport(file);
}

/** The variables that lead the journeys to a browser, or say that there is none. */
function browserOf(): NodeJS.ProcessEnv {
  if (tier === 'quick' || tier === 'all') return {};
  const chromium = provideChromium(say);
  return 'path' in chromium ? { CHROMIUM_PATH: chromium.path } : { NO_CHROMIUM: chromium.missing };
}

function outcomeOf(environment: NodeJS.ProcessEnv): number {
  const projects = tier === 'quick' ? ['--project', 'contract', '--project', 'server'] : [];
  const first = run('first', [...projects, ...passed], environment);
  if (!first) return 1;
  const failures = failuresOf(first);
  const files = [...new Set(failures.map(({ file }) => file))];
  const again =
    files.length > 0 && files.length <= mostFiles ? secondTry(files, environment) : undefined;
  const stillFailing = new Set(again ? failuresOf(again).map(({ title }) => title) : []);
  const flaky = again ? failures.filter(({ title }) => !stillFailing.has(title)) : [];
  for (const line of flakyLines(flaky, again)) say(line);
  const report = withoutFlaky(first, flaky);
  const { TEST_RESULTS } = process.env;
  if (TEST_RESULTS) writeFileSync(TEST_RESULTS, JSON.stringify(report));
  return report.success && flaky.length <= mostFlaky ? 0 : 1;
}

/** More failing files than these are no accident: they are not run again. */
const mostFiles = 12;

const secondTry = (files: string[], environment: NodeJS.ProcessEnv) =>
  run('second', ['--maxWorkers=1', ...files], environment);

try {
  process.exitCode = outcomeOf(browserOf());
} finally {
  rmSync(folder, { recursive: true, force: true });
}
