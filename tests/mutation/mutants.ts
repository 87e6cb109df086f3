import { globSync, readFileSync } from 'node:fs';
import { changesOf } from './expressions.ts';
import type { Change, Mutant } from './mutant.ts';
import { nodesOf } from './nodes.ts';
import { changesOfSql } from './statements.ts';

const placeOf = (source: string, start: number) => {
  const before = source.slice(0, start);
  const from = before.lastIndexOf('\n') + 1;
  const [text = ''] = source.slice(from).split('\n', 1);
  return { line: before.split('\n').length, text: text.trim() };
};

/** A template after its tag is the same as both together. */
const isPartOfTag = (source: string, { start }: Change) => /\bsql$/.test(source.slice(0, start));

/** Every mutant of a source. */
export const mutantsOf = (path: string, source: string): Mutant[] =>
  nodesOf(source)
    .flatMap((node) => [...changesOf(source, node), ...changesOfSql(source, node)])
    .filter((each) => !isPartOfTag(source, each))
    .map((each) => ({ path, ...placeOf(source, each.start), ...each }));

/** Every mutant of the sources below a folder. */
export const mutantsIn = (folder: string): Mutant[] =>
  globSync(`${folder}/**/*.ts`)
    .filter((path) => !path.endsWith('.data.ts'))
    .sort()
    .flatMap((path) => mutantsOf(path, readFileSync(path, 'utf8')));
