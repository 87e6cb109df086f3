import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { proofOf } from '../../support/areas/proofs.ts';

const folder = mkdtempSync(join(tmpdir(), 'pistos-draw-'));
afterAll(() => rmSync(folder, { recursive: true }));

function verify(content: string) {
  const path = join(folder, 'proof.json');
  writeFileSync(path, content);
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['dist/server/verify-draw.js', path],
    { encoding: 'utf8' },
  );
  return { status, stdout, stderr };
}

test('npm run draw:verify says each step of a proof that is right', () => {
  const proof = proofOf();
  const { status, stdout } = verify(JSON.stringify(proof));
  expect(status).toBe(0);
  expect(stdout.match(/^right: /gm)).toHaveLength(6);
  expect(stdout).toContain(proof.commitment);
  expect(stdout).toContain(proof.entries_hash);
});

test('npm run draw:verify ends with 1 and names what is wrong', () => {
  const proof = proofOf();
  const drawn = proof.drawn.map((each) => ({ ...each, entry: each.entry + 1 }));
  const { status, stderr } = verify(JSON.stringify({ ...proof, drawn }));
  expect(status).toBe(1);
  expect(stderr).toMatch(/^WRONG: .*drawn: 1 → \d+/);
});

test('npm run draw:verify ends with 1 where there is no proof', () => {
  expect(verify('{').status).toBe(1);
  expect(verify('[]').stderr).toContain('file: rules');
});
