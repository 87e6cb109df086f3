import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

// A browser writes the days of its own fields as its language has it, whatever the page's is.
const ofTheBrowser =
  /type="(date|datetime-local|month|week)"|'(date|datetime-local)'\s*:|\bDate(Time)?Input\b/;

test('no field of a browser asks for a day (period-range-display)', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join('src', name));
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => ofTheBrowser.test(readFileSync(file, 'utf8')))).toEqual([]);
});
