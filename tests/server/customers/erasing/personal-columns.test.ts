import { readFileSync } from 'node:fs';
import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { type PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { customerFields } from '../../../../contract/customers/customer-fields.ts';
import { customersTable } from '../../../../server/tables/customers.ts';
import { personal } from '../../../../server/tables/personal/all.ts';
import * as schema from '../../../../server/tables/schema.ts';

const tables = (Object.values(schema) as unknown[]).filter((each) => is(each, PgTable));
const byName = new Map(tables.map((table) => [getTableName(table), table]));
const declared = new Set(personal.map(({ table }) => table));
/** Whether a column can hold what a person typed: one of a few words cannot. */
const isText = (column: PgColumn) =>
  /text|json|date|bytea/.test(column.getSQLType()) && !column.enumValues?.length;
const textsOf = (table: PgTable) =>
  Object.entries(getTableColumns(table)).flatMap(([name, column]) =>
    isText(column) ? [name] : [],
  );
const namedOf = (name: string) =>
  personal
    .filter(({ table }) => table === name)
    .flatMap(({ columns, impersonal }) => [...Object.keys(columns), ...impersonal]);

test('every text that is stored by customer says what becomes of it when they are erased', () => {
  const byCustomer = tables.filter(
    (table) => 'user_account_id' in getTableColumns(table) && getTableName(table) !== 'customers',
  );
  const meant = [...byCustomer, ...tables.filter((table) => declared.has(getTableName(table)))];
  const silent = meant.flatMap((table) => {
    const named = namedOf(getTableName(table));
    return textsOf(table)
      .filter((column) => !named.includes(column))
      .map((column) => `${getTableName(table)}.${column}`);
  });
  expect([...new Set(silent)]).toEqual([]);
});

test('every text of a customer is a field with a duty, but the code in their QR, which becomes one of nobody', () => {
  const texts = textsOf(customersTable);
  expect(texts.filter((name) => !(name in customerFields))).toEqual(['qr_code']);
});

test('what is declared is there, and says nothing of a person or something', () => {
  for (const { table, columns, impersonal } of personal) {
    const there = Object.keys(getTableColumns(byName.get(table) as PgTable));
    const named = Object.keys(columns);
    expect([...named, ...impersonal].filter((column) => !there.includes(column))).toEqual([]);
    expect(named.filter((column) => impersonal.includes(column))).toEqual([]);
  }
});

test('the documentation names what stays, why and until when', () => {
  const lines = readFileSync('docs/customers.md', 'utf8').split('\n');
  const start = lines.indexOf('| what stays | why | for how long |');
  const written = lines.slice(start + 2, lines.indexOf('', start));
  const fields = Object.entries(customerFields).flatMap(([name, { duty }]) =>
    duty.personal === null && name in customersTable
      ? [`| \`customers.${name}\` | ${duty.why} | for good |`]
      : [],
  );
  const stays = personal.flatMap(({ table, columns }) =>
    Object.entries(columns).flatMap(([name, becoming]) => {
      if (becoming.becomes !== 'stored') return [];
      const { why, days } = becoming;
      const until = days === null ? 'for good' : days === 1 ? 'a day' : `${days} days`;
      return [`| \`${table}.${name}\` | ${why} | ${until} |`];
    }),
  );
  expect(written.toSorted()).toEqual([...fields, ...stays].toSorted());
});
