import known from './known-flaky.json' with { type: 'json' };
import type { Failure, Report } from './report.ts';

/** More flaky tests than these fail a run. */
export const mostFlaky = 3;

/** Tests that are known to fail now and then, with the cause as far as it was found. */
const causes = new Map(
  (known as { title: string; cause: string }[]).map((one) => [one.title, one.cause]),
);

/** What is printed of tests that failed once and passed at the second try, whose report is `again`. */
export function flakyLines(flaky: readonly Failure[], again: Report | undefined): string[] {
  const secondLogs = again?.testResults.flatMap(({ assertionResults }) => assertionResults) ?? [];
  return flaky.flatMap(({ title, log }) => {
    const second = secondLogs.find(({ fullName }) => fullName === title);
    return [
      `flaky: ${title}`,
      `  known cause: ${causes.get(title) ?? 'none: find it, or add it to tests/run/known-flaky.json'}`,
      `  first try, failed: ${log.replaceAll('\n', '\n    ')}`,
      `  second try: ${second?.status ?? 'not run'}`,
    ];
  });
}
