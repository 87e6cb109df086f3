import { entities } from '../../contract/all.ts';
import { staff, storeUsers } from '../../contract/people/members.ts';

// People have a list and calls of their own, and are not among the plain entities.
const all = [...entities, staff, storeUsers];

/** Where the screens of each entity are in the panels, by its name, as it is declared. */
export const screens: Readonly<Record<string, string>> = Object.fromEntries(
  all.flatMap(({ name, screen }) => (screen ? [[name, screen]] : [])),
);
