// @module-tag long
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, test, vi } from 'vitest';
import { limit } from '../../support/pace.ts';
import { builtServer } from '../../support/process/built.ts';
import { startServerProcess } from '../../support/process/server-process.ts';
import { signInCashier } from '../../support/process/till-server.ts';

test(
  'a server that is stopped amid an XLSX ends in order, and the next one finishes the file',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'pistos-stopping-export-'));
    const log = join(folder, 'log');
    cpSync(inject('migratedFolder'), folder, { recursive: true });
    const command = [builtServer];
    const server = await startServerProcess({ command, dataDir: folder, log });
    const { token, storeId } = await signInCashier(server.origin);
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const path = `/api/stores/${storeId}/export/transactions`;
    const ask = async (init: RequestInit = {}) => {
      const answer = await fetch(server.origin + path, { headers, ...init });
      const { data } = (await answer.json()) as {
        data: { status: number; queue: string | null; problem: string | null; rows: number };
      };
      return data;
    };
    await ask({ method: 'POST', body: JSON.stringify({ format: 'xlsx' }) });
    await vi.waitUntil(async () => (await ask()).queue === 'writing', {
      timeout: limit(30_000),
      interval: 2,
    });
    await server.stop();
    await server.start();
    await vi.waitUntil(async () => (await ask()).status === 3, { timeout: limit(90_000) });
    const { problem, rows } = await ask();
    expect([problem, rows > 100]).toEqual([null, true]);
    await server.stop();
    expect(readFileSync(log, 'utf8')).not.toMatch(/AbortError|"unexpected"/);
    rmSync(folder, { recursive: true, force: true });
  },
  limit(240_000),
);
