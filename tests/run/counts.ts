// `node tests/run/counts.ts <report> <true|false>`: prints what .ci/run adds up of a step, and which tests it names at its end.
import { countsOf } from './counts-of.ts';
import { readReport } from './report.ts';

const [file = '', succeeded] = process.argv.slice(2);
process.stdout.write(countsOf(readReport(file), succeeded === 'true').join('\n'));
