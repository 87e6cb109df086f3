import { expect, test } from 'vitest';
import { countsOf } from '../../run/counts-of.ts';
import { flakyLines } from '../../run/flaky.ts';
import { failuresOf, type Report, withoutFlaky } from '../../run/report.ts';

const journey = (fullName: string, status: string, log = '') => ({
  fullName,
  status,
  failureMessages: log ? [log] : [],
});
const reportOf = (...assertionResults: ReturnType<typeof journey>[]): Report => ({
  success: assertionResults.every(({ status }) => status === 'passed'),
  numPassedTests: assertionResults.filter(({ status }) => status === 'passed').length,
  numFailedTests: assertionResults.filter(({ status }) => status === 'failed').length,
  testResults: [
    { name: '/tests/browser/till.test.ts', status: 'failed', message: '', assertionResults },
  ],
});

test('a journey that passes at its second try counts as passed, and is named with both logs', () => {
  const first = reportOf(
    journey('pays', 'failed', 'the button\nwas gone'),
    journey('opens', 'passed'),
  );
  const again = reportOf(journey('pays', 'passed'));
  const flaky = failuresOf(first);
  expect(withoutFlaky(first, flaky)).toMatchObject({
    success: true,
    numPassedTests: 2,
    numFailedTests: 0,
    flaky: ['pays'],
  });
  const lines = flakyLines(flaky, again).join('\n');
  expect(lines).toMatch(
    /^flaky: pays\n[\s\S]*the button\n[\s\S]*was gone\n[\s\S]*second try: passed$/,
  );
});

test('a run fails where a test failed besides the flaky ones', () => {
  const first = reportOf(journey('pays', 'failed', 'x'), journey('opens', 'failed', 'y'));
  const [pays] = failuresOf(first);
  expect(withoutFlaky(first, pays ? [pays] : [])).toMatchObject({
    success: false,
    numPassedTests: 1,
    numFailedTests: 1,
  });
});

test('a file that fails before its first test is a failure', () => {
  const broken = {
    ...reportOf(),
    testResults: [
      { name: 'a.test.ts', status: 'failed', message: 'no import', assertionResults: [] },
    ],
  };
  expect(failuresOf(broken)).toEqual([{ file: 'a.test.ts', title: 'a.test.ts', log: 'no import' }]);
});

test('a step names its flaky and its failed tests, with the reason and without colours', () => {
  const report = {
    ...reportOf(
      journey('pays', 'failed', 'x'),
      journey('opens', 'failed', '\u001b[31mError: shut\u001b[39m\n    at here.ts:1\nby whom'),
    ),
    flaky: ['pays'],
  };
  expect(countsOf(report, false)).toEqual([
    '0',
    '2',
    'flaky: pays',
    'failed: opens: Error: shut | by whom',
  ]);
});

test('a step that fails without a failing test counts as one failure', () => {
  expect(countsOf(undefined, false)).toEqual(['0', '1']);
  expect(countsOf(undefined, true)).toEqual(['0', '0']);
});
