import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** What a statement makes. The order is the one in which an empty database needs them. */
const kinds = {
  extension: /^CREATE EXTENSION (?:IF NOT EXISTS )?(\w+)/,
  type: /^CREATE TYPE (\w+)/,
  function: /^CREATE (?:OR REPLACE )?FUNCTION (\w+)\s*\(/,
  view: /^CREATE (?:OR REPLACE )?VIEW (\w+)/,
  storage: /^ALTER TABLE (\w+) SET \(/,
  row: /^INSERT INTO (\w+)/,
  trigger: /^CREATE (?:OR REPLACE )?(?:CONSTRAINT )?TRIGGER (\w+)\b[\s\S]*?\bON (\w+)/,
} as const;
export type Kind = keyof typeof kinds;
export const kindsInOrder = Object.keys(kinds) as Kind[];

/** An object of the database that Drizzle does not write, as a statement makes it. */
export interface Declared {
  readonly kind: Kind;
  readonly name: string;
  /** The table of a trigger. */
  readonly table: string | undefined;
  readonly text: string;
}

/** A statement without its comments, and the same whether it may replace or not. */
export const bare = (text: string) =>
  text
    .replace(/^\s*--.*$/gm, '')
    .trim()
    .replace(/^CREATE OR REPLACE/, 'CREATE')
    .replace(/;$/, '')
    .trim();

/** The object that a statement makes; nothing for any other statement. */
export function declaredBy(text: string): Declared | undefined {
  const statement = bare(text);
  for (const kind of kindsInOrder) {
    const [, name, table] = kinds[kind].exec(statement) ?? [];
    if (name) return { kind, name, table, text: text.trim() };
  }
  return undefined;
}

/** One trigger's name may stand on several tables; of anything else there is one by its name. */
export const keyOf = ({ kind, name, table }: Omit<Declared, 'text'>) =>
  table ? `${kind} ${name} on ${table}` : `${kind} ${name}`;

/**
 * What the files `sql/‹name›.sql` beside the code declare, one object each. Throws where a file declares none, or
 * one of another name.
 */
export function declaredIn(folder: string): Declared[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /(^|\/)sql\/\w+\.sql$/.test(path))
    .sort()
    .map((path) => {
      const found = declaredBy(readFileSync(join(folder, path), 'utf8'));
      if (found?.name !== basename(path, '.sql'))
        throw new Error(`${join(folder, path)} does not declare ${basename(path, '.sql')}`);
      return found;
    });
}
