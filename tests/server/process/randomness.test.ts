import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** How long to wait before trying again, and whose turn it is. */
const harmless = ['server/realtime/neighbours.ts', 'server/messages/due.ts'];

test('nothing that somebody could gain from guessing is drawn by Math.random', () => {
  const sources = ['server', 'contract'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  );
  const drawing = sources.filter(
    (path) => path.endsWith('.ts') && readFileSync(path, 'utf8').includes('Math.random'),
  );
  expect(drawing.filter((path) => !harmless.includes(path))).toEqual([]);
});
