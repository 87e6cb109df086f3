// Holds the plan of the house: no import from a foundation up into what stands on it, no folders that
// import one another in a circle, no folder with more files than one takes in.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { crowded, floors } from './rooms.data.ts';

const mostFiles = 25;
const parts = ['contract', 'server', 'src', 'tests', 'bench'];

const paths = parts.flatMap((part) =>
  readdirSync(part, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(tsx?|mjs|css|sql)$/.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name)),
);

const floorOf = new Map(
  floors.flatMap((rooms, floor) => rooms.map((room) => [room, floor] as const)),
);

/** The room of a folder: the nearest that has a floor. */
function roomOf(folder: string): string | undefined {
  if (floorOf.has(folder)) return folder;
  const above = dirname(folder);
  return above === '.' ? undefined : roomOf(above);
}

interface Import {
  readonly from: string;
  readonly to: string;
}
const imports: Import[] = paths
  .filter((path) => /\.tsx?$/.test(path))
  .flatMap((from) =>
    [...readFileSync(from, 'utf8').matchAll(/(?:from|import)\s*\(?\s*'(\.[^'?]*)/g)].map(
      ([, to = '']) => ({ from, to: join(dirname(from), to) }),
    ),
  )
  .filter(({ from, to }) => dirname(from) !== dirname(to));

const upwards = imports.flatMap(({ from, to }) => {
  const [here, there] = [roomOf(dirname(from)), roomOf(dirname(to))];
  if (!here || !there || here === there) return [];
  return (floorOf.get(there) ?? 0) < (floorOf.get(here) ?? 0)
    ? []
    : [`${from} imports from ${there}, which stands on ${here} or beside it`];
});

const folders = new Map<string, Set<string>>();
for (const { from, to } of imports) {
  const known = folders.get(dirname(from)) ?? new Set();
  folders.set(dirname(from), known.add(dirname(to)));
}

/** All that a folder reaches by its imports. */
function reached(folder: string, seen = new Set<string>()): Set<string> {
  for (const next of folders.get(folder) ?? []) if (!seen.has(next)) reached(next, seen.add(next));
  return seen;
}
const circles = [...folders.keys()]
  .filter((folder) => reached(folder).has(folder))
  .map((folder) => `${folder} imports itself in a circle`);

const counted = new Map<string, number>();
for (const path of paths) counted.set(dirname(path), (counted.get(dirname(path)) ?? 0) + 1);
const tooMany = [...counted]
  .filter(([folder, count]) => count > mostFiles && !crowded[folder])
  .map(([folder, count]) => `${folder} has ${count} files, more than ${mostFiles}`);

const wrong = [...upwards, ...circles, ...tooMany];
for (const line of wrong) console.error(line);
if (wrong.length > 0) process.exitCode = 1;
else console.log(`${folders.size} folders, no circle among them, and no import upwards`);
