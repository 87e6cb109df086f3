import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** A test's own settings are not for what it runs: a compiler and another run of tests have theirs. */
const own = /^(VITEST|TEST_|NODE_ENV$|NODE_OPTIONS$|DATABASE_URL$)/;

/** Runs a command in a folder to its end: its code, and all that it said. */
export async function spawnEnded(command: string, args: readonly string[], cwd: string) {
  const variables = Object.entries(process.env).filter(([name]) => !own.test(name));
  const child = spawn(command, args, { cwd, env: Object.fromEntries(variables) });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => {
      said += text;
    });
  const [code] = (await once(child, 'close')) as [number];
  return { code, said };
}
