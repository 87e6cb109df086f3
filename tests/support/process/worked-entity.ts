import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

interface Block {
  readonly path: string;
  readonly kind: string;
  readonly lines: readonly string[];
}

/** The blocks of a document, each with the file that was last named at the beginning of a line. */
function blocksOf(text: string): Block[] {
  const parts = text.matchAll(/^`([\w./-]+\.tsx?)`|^```(ts|diff)\n([\s\S]*?)^```$/gm);
  const blocks: Block[] = [];
  let path = '';
  for (const [, named, kind, body = ''] of parts)
    if (named) path = named;
    else blocks.push({ path, kind: kind ?? '', lines: body.trimEnd().split('\n') });
  return blocks;
}

/** What is in a file once the lines with a plus stand below, or above, the one without, which is there once. */
function withAdded(text: string, { path, lines }: Block): string {
  const isAdded = (line: string) => line.startsWith('+');
  const anchor = lines.find((line) => !isAdded(line)) ?? '';
  const added = lines.filter(isAdded).map((line) => line.slice(1));
  const before = text.split('\n');
  const places = before.flatMap((line, index) => (line === anchor.slice(1) ? [index] : []));
  const [at] = places;
  if (at === undefined || places.length > 1)
    throw new Error(`${path} has ${places.length} times the line ${anchor}`);
  const isBelow = lines[0] === anchor;
  return before.toSpliced(isBelow ? at + 1 : at, 0, ...added).join('\n');
}

/** Makes each change of a document in a copy of the project; answers the files that it touched. */
export function applyDocument(document: string, folder: string): string[] {
  const blocks = blocksOf(readFileSync(document, 'utf8'));
  for (const block of blocks) {
    const file = join(folder, block.path);
    mkdirSync(dirname(file), { recursive: true });
    const text =
      block.kind === 'ts'
        ? `${block.lines.join('\n')}\n`
        : withAdded(readFileSync(file, 'utf8'), block);
    writeFileSync(file, text);
  }
  return [...new Set(blocks.map(({ path }) => path))];
}
