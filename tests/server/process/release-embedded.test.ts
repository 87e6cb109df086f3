// @module-tag long
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import manifest from '../../../package.json' with { type: 'json' };
import { limit } from '../../support/pace.ts';
import { startProcess } from '../../support/process/release-process.ts';
import { spawnEnded } from '../../support/process/spawn-ended.ts';

const folder = mkdtempSync(join(tmpdir(), 'pistos-release-'));
const name = `pistos-${manifest.version}`;
const at = join(folder, name);
const command = join(at, 'pistos.mjs');

beforeAll(async () => {
  const made = await spawnEnded('npm', ['run', 'release'], '.');
  expect(made.code, made.said).toBe(0);
  const [archive = ''] = readdirSync('release').filter((file) => file.endsWith('.tgz'));
  const unpacked = await spawnEnded('tar', ['xzf', join('release', archive), '-C', folder], '.');
  expect(unpacked.code, unpacked.said).toBe(0);
}, limit(300_000));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a release has the sum of each of its files, the licence of each part, and their list', () => {
  const lines = readFileSync(join(at, 'SHA256SUMS'), 'utf8').trim().split('\n');
  for (const line of lines) {
    const [sum, file = ''] = line.split('  ');
    expect(
      createHash('sha256')
        .update(readFileSync(join(at, file)))
        .digest('hex'),
      file,
    ).toBe(sum);
  }
  const { components } = JSON.parse(readFileSync(join(at, 'bom.cdx.json'), 'utf8'));
  const notice = readFileSync(join(at, 'NOTICE'), 'utf8');
  const names: string[] = components.map((part: { name: string }) => part.name);
  expect(names).toEqual(expect.arrayContaining(['hono', 'ra-core', 'sharp']));
  for (const part of names) expect(notice).toContain(`- ${part} `);
});

test('its command says its version, and helps with each of its words', async () => {
  const version = await spawnEnded(process.execPath, [command, '--version'], folder);
  expect(version).toEqual({ code: 0, said: `${manifest.version}\n` });
  for (const words of [
    'start',
    'backup',
    'restore',
    'move',
    'verify ledger',
    'verify billing',
    'verify draw',
  ]) {
    const helped = await spawnEnded(
      process.execPath,
      [command, ...words.split(' '), '--help'],
      folder,
    );
    expect(helped).toMatchObject({ code: 0, said: expect.stringContaining(`pistos ${words}`) });
  }
  expect(await spawnEnded(process.execPath, [command, 'sing'], folder)).toMatchObject({ code: 2 });
});

test(
  'it starts outside of any project, serves its panels, posts a receipt and is backed up',
  async () => {
    const server = await startProcess(command, folder);
    const health = await (await fetch(`${server.origin}/healthz`)).json();
    expect(health).toEqual({ data: { alive: true, version: manifest.version } });
    expect((await fetch(`${server.origin}/el/sign-in`)).status).toBe(200);
    const [admin, moderator] = await Promise.all([
      server.signIn('6900000002'),
      server.signIn('6900000003'),
    ]);
    const { customers } = await server.call(`/companies/${admin.storeId}/customers`, admin);
    const receipt = { user_account_id: customers[0].user_account_id, amount: 12.5 };
    const { points } = await server.call(
      `/stores/${moderator.storeId}/transactions`,
      moderator,
      receipt,
    );
    expect(points).toBeGreaterThan(0);
    const backup = await server.run('backup');
    expect(backup, backup.said).toMatchObject({ code: 0 });
    await server.stop();
    const verified = await server.run('verify', 'ledger');
    expect(verified.said).toContain('every invariant holds');
  },
  limit(180_000),
);
