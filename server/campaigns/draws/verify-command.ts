import { readFileSync } from 'node:fs';
import {
  checkDraw,
  type DrawCheck,
  type DrawProof,
  drawChecks,
} from '../../../contract/draws/proof.ts';

const words: Readonly<Record<DrawCheck, string>> = {
  file: 'The file is the proof of a draw.',
  seed: 'The seed is the one whose hash was published before the entries were settled.',
  entries: 'The entries are in order, none twice, and as many as it says.',
  list: 'The list of entries is the one whose hash was published before the draw.',
  drawn: 'Seed and entries draw these places and no others.',
  winners: 'Alternates took over in their order.',
};

function contentOf(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    process.stderr.write(`${path} cannot be read: ${(error as Error).message}\n`);
    return undefined;
  }
}

/** What the file says that the check cannot: what was published, and what was drawn before. */
function compare({ commitment, entries_hash, earlier = [] }: DrawProof) {
  process.stdout.write(
    `Compare with what was published: seed ${commitment}, entries ${entries_hash}\n`,
  );
  for (const { title, drawn_at, cancelled_at, receipts_shared } of earlier)
    process.stdout.write(
      `NOTE: ${receipts_shared} of these receipts were in "${title}", drawn ${drawn_at} and cancelled ${cancelled_at}\n`,
    );
}

/** Checks the proof of a draw, and says each step; answers whether all is right. */
function verify(path: string): boolean {
  const proof = contentOf(path);
  if (proof === undefined) return false;
  const check = checkDraw(proof);
  let step = check.next();
  while (!step.done) step = check.next();
  const { passed, failed, detail } = step.value;
  for (const each of drawChecks.filter((name) => passed.includes(name)))
    process.stdout.write(`right: ${words[each]}\n`);
  if (failed) process.stderr.write(`WRONG: ${words[failed]} (${failed}: ${detail})\n`);
  if (!failed) compare(proof as DrawProof);
  return !failed;
}

const [path] = process.argv.slice(2);
if (!path) {
  process.stderr.write('pistos verify draw FILE\n');
  process.exitCode = 2;
} else process.exitCode = verify(path) ? 0 : 1;
