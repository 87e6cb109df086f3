import { globSync, readFileSync } from 'node:fs';
import { getTableColumns, is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { auditSubjects } from '../../../contract/audit/audit.ts';
import * as schema from '../../../server/tables/schema.ts';
import { words } from '../../../src/i18n/en/groups/audit-log.ts';

const tables = new Map(
  Object.values(schema).flatMap((each) =>
    is(each, PgTable)
      ? [[getTableConfig(each).name, Object.keys(getTableColumns(each))] as const]
      : [],
  ),
);

/** The columns of a table whose changes are stored: all but its id and those that its trigger names, or the only one it fires for. */
function keptColumns(subject: string): readonly string[] {
  const [file] = globSync(`server/**/sql/${subject}_keep_change.sql`);
  const text = readFileSync(file ?? '', 'utf8');
  const [, only] = /AFTER UPDATE OF (\w+) ON/.exec(text) ?? [];
  if (only) return [only];
  const [, id = '', , others = ''] =
    /keep_change\('([^']*)',\s*'([^']*)'(?:,\s*'([^']*)')?/.exec(text) ?? [];
  const without = ['company_id', 'updated_at', ...id.split(','), ...others.split(',')];
  return (tables.get(subject) ?? []).filter((name) => !without.includes(name));
}

// What compiles in English does in the other languages.
test('each column whose changes the audit log keeps has a name', () => {
  const fields = words.audit.fields as Readonly<Record<string, object>>;
  const unnamed = auditSubjects.flatMap((subject) => {
    const known = [...Object.keys(fields[subject] ?? {}), ...Object.keys(words.audit.stored)];
    const nameless = keptColumns(subject).filter((name) => !known.includes(name));
    return nameless.map((name) => `${subject}.${name}`);
  });
  expect(unnamed).toEqual([]);
});
