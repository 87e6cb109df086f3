// Holds that hand-written screens become fewer: what three pages do is declared and belongs to src/resources. A number
// below goes down with each page that moves there, and never up.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { most } from './shrinking.data.ts';

const files = readdirSync('src/custom', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => readFileSync(join('src/custom', name), 'utf8'));

const counts = {
  files: files.length,
  lines: files.reduce((sum, text) => sum + text.trimEnd().split('\n').length, 0),
  callers: files.filter((text) => /session\/api\.ts'/.test(text)).length,
  forms: files.filter((text) => /\b(useOwnForm|useStepForm)\(/.test(text)).length,
};

const wrong = Object.entries(counts).filter(
  ([name, count]) => count > most[name as keyof typeof most],
);
for (const [name, count] of wrong)
  console.error(`src/custom has ${count} ${name}, more than ${most[name as keyof typeof most]}`);
if (wrong.length > 0) process.exitCode = 1;
else console.info(`src/custom: ${JSON.stringify(counts)}`);
