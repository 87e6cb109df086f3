import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { diskStore } from '../../../server/files/store.ts';
import { ownerTag } from '../../../server/runtime/processes.ts';
import { removeAbandoned, temporaryFolder } from '../../../server/runtime/temporary.ts';

let among: string;
beforeEach(() => {
  among = mkdtempSync(join(tmpdir(), 'pistos-left-'));
});
afterEach(() => rmSync(among, { recursive: true, force: true }));

/** What a process of its own prints that is killed afterwards. */
async function saidBy(script: string, { kill = true } = {}) {
  const args = ['--input-type=module', '--eval', script];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const [said] = await once(child.stdout, 'data');
  const end = async () => {
    child.kill('SIGKILL');
    await once(child, 'exit');
  };
  if (kill) await end();
  return { said: String(said).trim(), end };
}
const makeFolder = () => `
  import { writeFileSync } from 'node:fs';
  import { temporaryFolder } from './server/runtime/temporary.ts';
  const folder = temporaryFolder('import', ${JSON.stringify(among)});
  writeFileSync(folder + '/upload', 'a list of customers');
  console.log(folder);
  setInterval(() => undefined, 1000);`;

test('the temporary folder of a server that was killed is removed at the next start', async () => {
  const { said } = await saidBy(makeFolder());
  expect(readdirSync(said)).toEqual(['upload']);
  expect(removeAbandoned([among])).toBe(1);
  expect(readdirSync(among)).toEqual([]);
});

test('that of a server that lives stays, and so does our own', async () => {
  const own = temporaryFolder('import', among);
  const { said, end } = await saidBy(makeFolder(), { kill: false });
  try {
    expect(removeAbandoned([among])).toBe(0);
    expect([existsSync(said), existsSync(own)]).toEqual([true, true]);
  } finally {
    await end();
  }
});

test('what is nobody’s, another machine’s, or no folder of ours stays', () => {
  const [here, pid, since] = ownerTag.split('-');
  const dead = `${here}-${pid}-${Number(since) + 1}`;
  const names = [
    'pistos-import',
    `pistos-import-${'0'.repeat(8)}-1-1-abcdef`,
    `other-import-${dead}-abcdef`,
    `pistos-import-${dead}-abcdef.bak`,
  ];
  for (const name of names) mkdirSync(join(among, name));
  writeFileSync(join(among, `pistos-import-${dead}-abcdef`), 'a file');
  expect(removeAbandoned([among])).toBe(0);
  mkdirSync(join(among, `pistos-import-${dead}-ghijkl`));
  expect(removeAbandoned([among])).toBe(1);
  expect(readdirSync(among)).toHaveLength(5);
});

test('what a killed server was still writing to the files is removed, and what is whole is kept', async () => {
  await saidBy(`
    import { readdirSync } from 'node:fs';
    import { diskStore } from './server/files/store.ts';
    const folder = ${JSON.stringify(among)};
    const files = await diskStore(folder);
    await files.save(new TextEncoder().encode('whole'));
    async function* rows() {
      yield 'half';
      const look = setInterval(() => readdirSync(folder).length === 2 && console.log('begun'), 20);
      await new Promise((never) => setTimeout(never, 1e9, look));
    }
    await files.keep(rows(), 'rows');`);
  expect(readdirSync(among)).toHaveLength(2);
  await diskStore(among);
  expect(readdirSync(among)).toEqual([expect.stringMatching(/\.webp$/)]);
});
