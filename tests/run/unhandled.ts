import { writeFileSync } from 'node:fs';
import type { Reporter, SerializedError, TestModule } from 'vitest/node';

/** An error that no test awaited, and the file that ran then. */
export interface Unhandled {
  readonly file: string;
  readonly log: string;
}

/** Where the errors of a report are that fail a run without failing a test. */
export const unhandledOf = (results: string) => `${results}.unhandled`;

/** Writes errors that no test awaited beside the report, which leaves them out. */
export class UnhandledReporter implements Reporter {
  onTestRunEnd(_: ReadonlyArray<TestModule>, errors: ReadonlyArray<SerializedError>) {
    const results = process.env.TEST_RESULTS;
    if (!results || errors.length === 0) return;
    const found = errors.map(
      ({ name, message, stack, ...error }): Unhandled => ({
        file: String(error.VITEST_TEST_PATH ?? 'unknown'),
        log: `Unhandled ${name}: ${message}\n${stack ?? ''}`,
      }),
    );
    writeFileSync(unhandledOf(results), JSON.stringify(found));
  }
}
