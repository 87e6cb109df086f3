import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { builtServer } from '../../support/process/built.ts';

let parent: string;
let folder: string;
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'pistos-starting-'));
  folder = join(parent, 'data');
});
afterEach(() => rmSync(parent, { recursive: true, force: true }));

/** How a server ends that cannot start, and what it says. */
async function start(variables: Record<string, string> = {}) {
  const { DATABASE_URL: _, ...inherited } = process.env;
  const env = { ...inherited, DATA_DIR: folder, DEMO: '0', LOG_LEVEL: 'silent', ...variables };
  const server = spawn(process.execPath, [builtServer], { env });
  let said = '';
  server.stderr.on('data', (text) => {
    said += String(text);
  });
  const [code] = await once(server, 'close');
  return [code, said] as const;
}

test('on a database with a damaged file a server does not start, and says which', async () => {
  cpSync(inject('migratedFolder'), folder, { recursive: true });
  truncateSync(join(folder, 'db/global/pg_control'), 0);
  const [code, said] = await start();
  expect(code).toBe(1);
  expect(said).toMatch(/database in .*data\/db does not start.*restore a backup.*pg_control/);
});

test('where its folder is a file, too', async () => {
  writeFileSync(folder, '');
  expect(await start()).toEqual([1, expect.stringMatching(/data is no folder.*DATA_DIR/)]);
});

test('where none can be made, too', async () => {
  expect(await start({ DATA_DIR: '/proc/pistos' })).toEqual([
    1,
    expect.stringMatching(/\/proc\/pistos is no folder.*DATA_DIR/),
  ]);
});

test('at a port that is taken, too', async () => {
  cpSync(inject('migratedFolder'), folder, { recursive: true });
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  try {
    const { port } = other.address() as { port: number };
    const [code, said] = await start({ PORT: String(port) });
    expect(code).toBe(1);
    expect(said).toMatch(new RegExp(`Port ${port} of 127\\.0\\.0\\.1 is in use.*PORT`));
  } finally {
    other.close();
  }
});
