import { beforeAll, expect, test } from 'vitest';
import { entities } from '../../../contract/all.ts';
import { auditSubjects } from '../../../contract/audit/audit.ts';
import { words as el } from '../../../src/i18n/el/panel.ts';
import { testApp } from '../../support/app.ts';
import { wordOf } from '../../support/resource-words.ts';

/** What a trigger of the audit log looks at, and when. */
const watched = new Map<string, Set<string>>();
beforeAll(async () => {
  const { database } = await testApp();
  const { rows } = await database.pool.query<{ name: string; event: string }>(
    `select c.relname as name, e.event from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_proc p on p.oid = t.tgfoid,
      lateral (values ('create', 4), ('delete', 8), ('update', 16)) e (event, bit)
      where p.proname = 'keep_change' and t.tgtype::int & e.bit > 0`,
  );
  for (const { name, event } of rows)
    watched.set(name, (watched.get(name) ?? new Set()).add(event));
});

const saving = ['create', 'update', 'delete'] as const;
const saved = entities.filter(({ calls }) => saving.some((operation) => calls[operation]));

test.each(saved.map((each) => [each.name, each] as const))(
  'what is saved of %s is kept in the audit log, and has a name there',
  (_, { audited, calls }) => {
    expect(auditSubjects).toContain(audited);
    const operations = saving.filter((operation) => calls[operation]);
    const missed = operations.filter((operation) => !watched.get(String(audited))?.has(operation));
    // Coupons and products are never deleted: they end.
    expect(missed).toEqual([]);
    expect(wordOf(el, 'audit-log', `texts.choices.${audited}`)).not.toBe('');
  },
);

test('an entity that nothing is saved through says so', () => {
  const idle = entities.filter((each) => !saved.includes(each));
  expect(idle.filter(({ audited }) => audited !== false).map(({ name }) => name)).toEqual([]);
});
