import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Declared } from './declared.ts';

const audited = /^ {2}id: '(\w+)',\n(?: {2}.*\n)*? {2}audited: '(\w+)'/gm;

/**
 * Writes the trigger of each table that an entity declares as audited and that has none yet, into the folder of its
 * area. Answers the files.
 */
export function writeAuditTriggers(declared: readonly Declared[]): string[] {
  const done = new Set(
    declared.filter(({ text }) => text.includes('keep_change(')).map(({ table }) => table),
  );
  const written: string[] = [];
  for (const path of readdirSync('contract', { recursive: true, encoding: 'utf8' }).sort()) {
    if (!path.endsWith('.ts')) continue;
    for (const [, id, table = ''] of readFileSync(join('contract', path), 'utf8').matchAll(
      audited,
    )) {
      if (done.has(table)) continue;
      done.add(table);
      const file = join('server', dirname(path), 'sql', `${table}_keep_change.sql`);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, triggerOf(table, id ?? ''));
      written.push(file);
    }
  }
  return written;
}

const triggerOf = (table: string, id: string) =>
  `CREATE OR REPLACE TRIGGER ${table}_keep_change AFTER INSERT OR UPDATE OR DELETE ON ${table} FOR EACH ROW
  EXECUTE FUNCTION keep_change('${id}', '', 'created_at');
`;
