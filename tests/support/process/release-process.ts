import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, vi } from 'vitest';
import { limit } from '../pace.ts';
import { freePort } from './free-port.ts';

const greece = 300;

interface Person {
  token: string;
  storeId: number;
}

/** Starts `pistos start` of a release with the demo programme, in a folder of its own below `folder`. */
export async function startProcess(command: string, folder: string) {
  const port = String(await freePort());
  const origin = `http://127.0.0.1:${port}`;
  const env = {
    ...process.env,
    DATA_DIR: join(folder, 'data'),
    PORT: port,
    LOG_LEVEL: 'warn',
    DEMO: '1',
  };
  const server = spawn(process.execPath, [command, 'start'], { cwd: folder, env, stdio: 'ignore' });
  const isReady = () =>
    fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  await vi.waitUntil(isReady, { timeout: limit(90_000), interval: 250 });
  /** The data that a call answers; it is a POST where there is a body. */
  const call = async (path: string, as?: Person, body?: unknown) => {
    const response = await fetch(`${origin}/api${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        'content-type': 'application/json',
        ...(as ? { authorization: `Bearer ${as.token}` } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const answer = await response.json();
    expect(response.ok, JSON.stringify(answer)).toBe(true);
    return answer.data;
  };
  return {
    origin,
    call,
    /** Signs a demo account in, in the first of its stores. */
    async signIn(mobile: string): Promise<Person> {
      const account = { country_id: greece, mobile, password: 'pistos-demo' };
      const { access_token: token } = await call('/users/login', undefined, account);
      const { stores } = await call('/users/stores/all', { token, storeId: 0 });
      return { token, storeId: stores[0].store_id };
    },
    /** Runs another word of the command on the same data: its code, and what it printed. */
    async run(...words: string[]) {
      const child = spawn(process.execPath, [command, ...words], { cwd: folder, env });
      let said = '';
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (text: Buffer) => {
          said += text;
        });
      const [code] = (await once(child, 'close')) as [number];
      return { code, said };
    },
    async stop() {
      const ended = once(server, 'exit');
      server.kill('SIGTERM');
      await ended;
    },
  };
}
