import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A step that the database was brought to, by its name and its time in milliseconds. */
export interface Step {
  tag: string;
  when: number;
}

/** The steps that this version knows, the oldest first. `folder` is that of its migrations. */
export const stepsIn = (folder: string): readonly Step[] =>
  (
    JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')) as {
      entries: readonly Step[];
    }
  ).entries;

/** The day of a step, as messages tell it. */
export const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);
