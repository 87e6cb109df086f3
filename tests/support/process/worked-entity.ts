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

/** What each file is once the changes of a document are made in a folder of the project, by its path. */
export function changedBy(document: string, folder: string): Map<string, string> {
  const changed = new Map<string, string>();
  for (const block of blocksOf(readFileSync(document, 'utf8'))) {
    const before = () => changed.get(block.path) ?? readFileSync(join(folder, block.path), 'utf8');
    const text = block.kind === 'ts' ? `${block.lines.join('\n')}\n` : withAdded(before(), block);
    changed.set(block.path, text);
  }
  return changed;
}

/** Makes each change of a document in a copy of the project; answers the files that it touched. */
export function applyDocument(document: string, folder: string): string[] {
  const changed = changedBy(document, folder);
  for (const [path, text] of changed) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return [...changed.keys()];
}
