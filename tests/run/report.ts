import { existsSync, readFileSync } from 'node:fs';
import { type Unhandled, unhandledOf } from './unhandled.ts';

interface Assertion {
  fullName: string;
  status: string;
  failureMessages: string[];
}

/** What of vitest's JSON report is read. */
export interface Report {
  success: boolean;
  numPassedTests: number;
  numFailedTests: number;
  testResults: { name: string; status: string; message: string; assertionResults: Assertion[] }[];
  /** Titles of tests that failed and passed at the second try. */
  flaky?: string[];
}

export interface Failure {
  file: string;
  title: string;
  /** The error, the page and the server's log at that time. */
  log: string;
}

const read = <T>(file: string): T | undefined =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : undefined;

/** A report with what failed its run without failing a test: each such error is a failure of the file that ran then. */
export function readReport(file: string): Report | undefined {
  const report = read<Report>(file);
  const unhandled = (report && read<Unhandled[]>(unhandledOf(file))) ?? [];
  return (
    report && {
      ...report,
      testResults: [
        ...report.testResults,
        ...unhandled.map((each) => ({
          ...{ name: each.file, status: 'failed', message: each.log },
          assertionResults: [],
        })),
      ],
    }
  );
}

/** The tests of a report that failed, and the files that failed before any of their tests. */
export const failuresOf = ({ testResults }: Report): Failure[] =>
  testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (status === 'failed' && failed.length === 0)
      return [{ file: name, title: name, log: message }];
    return failed.map(({ fullName, failureMessages }) => ({
      file: name,
      title: fullName,
      log: failureMessages.join('\n'),
    }));
  });

/** A report in which flaky tests count as passed; it succeeds where no other test or file failed. */
export function withoutFlaky(report: Report, flaky: readonly Failure[]): Report {
  if (flaky.length === 0) return report;
  const others = failuresOf(report).length - flaky.length;
  const failed = Math.max(0, report.numFailedTests - flaky.length);
  return {
    ...report,
    flaky: flaky.map(({ title }) => title),
    success: others === 0,
    numPassedTests: report.numPassedTests + report.numFailedTests - failed,
    numFailedTests: failed,
  };
}
