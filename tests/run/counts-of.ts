import { stripVTControlCharacters } from 'node:util';
import { failuresOf, type Report } from './report.ts';

/** The first lines of an error: what was expected, without its colours and its stack. */
const reasonOf = (log: string) =>
  stripVTControlCharacters(log)
    .split('\n')
    .filter((line) => line.trim() && !/^\s*at /.test(line))
    .slice(0, 6)
    .join(' | ')
    .slice(0, 600);

/**
 * The lines of a step: the number of passed tests, the number of failed ones, then a line `flaky: …` or `failed: …` for
 * each that is named. What failed without a failing test (a lint error, a file that does not load) counts as one.
 */
export function countsOf(report: Report | undefined, succeeded: boolean): string[] {
  const flaky = report?.flaky ?? [];
  const failures = report ? failuresOf(report).filter(({ title }) => !flaky.includes(title)) : [];
  const failed = report?.numFailedTests ?? 0;
  return [
    `${report?.numPassedTests ?? 0}`,
    `${succeeded ? failed : Math.max(1, failed)}`,
    ...flaky.map((title) => `flaky: ${title}`),
    ...failures.map(({ title, log }) => `failed: ${title}: ${reasonOf(log)}`),
  ];
}
