import { listedEntities } from '../../contract/listed.ts';

/** Where the screens of each entity are in the panels, by its name, as it is declared. */
export const screens: Readonly<Record<string, string>> = Object.fromEntries(
  listedEntities.flatMap(({ name, screen }) => (screen ? [[name, screen]] : [])),
);
