import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { farther, folders, nearest } from './areas.data.ts';
import type { Mutant } from './mutant.ts';

/** What is killed, or walks at random for minutes, would make each mutant slow. */
const isSlow = /faults|model\.test|-(embedded|postgres)\.test/;

const longestFirst = Object.keys(nearest).sort((a, b) => b.length - a.length);

/** The folder of an area that a source is in. */
export const areaOf = ({ path }: Mutant): string =>
  folders.find((folder) => path.startsWith(`${folder}/`)) ?? '';

/** The test files that are nearest to a mutant. */
export function nearTo({ path }: Mutant): readonly string[] {
  const folder = longestFirst.find((each) => path.startsWith(`${each}/`));
  return (folder && nearest[folder]) || [];
}

/** The other test files of its area. */
export function farFrom(mutant: Mutant): readonly string[] {
  const area = areaOf(mutant);
  const tests = [`tests/server/${basename(area)}`, ...(farther[area] ?? [])];
  const files = tests.flatMap((folder) => globSync(`${folder}/**/*.test.ts`).sort());
  return files.filter((path) => !isSlow.test(path) && !nearTo(mutant).includes(path));
}
