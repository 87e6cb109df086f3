import { readFileSync } from 'node:fs';
import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { allEndpoints } from '../../../contract/all.ts';
import { characteristicOptions } from '../../../contract/campaigns/characteristics.ts';
import { campaignReward, conditionOptions } from '../../../contract/campaigns/definition.ts';
import { typeOptions } from '../../../contract/campaigns/type-options.ts';
import { isRetired, retiredTables } from '../../../contract/common/uses.ts';
import { customers } from '../../../contract/customers/company-customers.ts';
import { responseMappers } from '../../../contract/developers/mappers.ts';
import { channelContents } from '../../../contract/messages/channel-content.ts';
import { targets } from '../../../server/engine/uses/references.data.ts';
import type { Target } from '../../../server/engine/uses/target.ts';
import * as schema from '../../../server/tables/schema.ts';
import { otherRemovals } from '../../support/areas/uses/other-removals.data.ts';
import { countsOfUses, tableOfUses } from '../../support/areas/uses/table.ts';

const all: [string, Target][] = Object.entries(targets);
const declared = all.flatMap(([, { uses }]) =>
  uses.flatMap(({ by, at }) => at.map((place) => `${by.table}.${place.at}`)),
);

/** Columns that name a record that goes when it is deleted, and why none of them is left with it. */
const exempt: Readonly<Record<string, string>> = {
  'company_products.group_product': 'the name of a group, which each store has for itself',
  'coupons.gift_category_id': 'a category of the list that all companies share',
  'webhook_deliveries.webhook_id': 'deleted with the webhook by its foreign key',
};

const tables = (Object.values(schema) as unknown[]).filter((each) => is(each, PgTable));

describe('every column that names a record which goes when it is deleted is declared', () => {
  const going = all.filter(([, { withdrawn }]) => !withdrawn);
  test.each(going)('%s', (name, { id, uses }) => {
    const aliases = uses.flatMap(({ at }) => at.map((place) => place.at));
    const names = new Set([id, `${id}s`, ...aliases]);
    const found = tables
      .filter((table) => getTableName(table) !== name)
      .flatMap((table) =>
        Object.keys(getTableColumns(table))
          .filter((column) => names.has(column))
          .map((column) => `${getTableName(table)}.${column}`),
      );
    expect(found.filter((each) => !declared.includes(each) && !exempt[each])).toEqual([]);
  });
});

/** Foreign keys to rows that are deleted, and why what holds them is not counted before. */
const held: Readonly<Record<string, string>> = {
  'accounts.user_account_id': 'a part of the customer',
  'customer_notes.user_account_id': 'a part of the customer',
  'invitations.store_id': 'a question to a person that nobody can answer without the store',
  'product_categories.store_id': 'a part of the store',
  'product_groups.store_id': 'a part of the store',
  'store_external_links.store_id': 'a part of the store',
  'store_settings.store_id': 'a part of the store',
  'supplier_users.store_id': 'a part of the supplier',
  'stores.store_subscription_plan_id': 'the plan of its subscription, which is declared',
  'webhook_deliveries.webhook_id': 'deleted with the webhook by the foreign key',
};

const storedAs = new Map(all.map(([name, { table = name, ...target }]) => [table, target]));
const foreignKeys = tables.flatMap((table) =>
  getTableConfig(table).foreignKeys.flatMap((key) => {
    const { foreignTable, foreignColumns, columns } = key.reference();
    const target = storedAs.get(getTableName(foreignTable));
    const place = foreignColumns.findIndex(({ name }) => name === target?.id);
    return target ? [`${getTableName(table)}.${columns[place]?.name}`] : [];
  }),
);

describe('every foreign key to a record that is deleted', () => {
  test.each([...new Set(foreignKeys)])('%s is declared, or has a reason', (key) => {
    expect(declared.includes(key) || held[key]).toBeTruthy();
  });

  test('has no reason without need', () => {
    const idle = Object.keys(held).filter(
      (key) => !foreignKeys.includes(key) || declared.includes(key),
    );
    expect(idle).toEqual([]);
  });
});

describe('every call that deletes', () => {
  const removals = allEndpoints.filter(({ method }) => method === 'DELETE');

  test('looks at what uses the record, or has a reason', () => {
    const undecided = removals.filter(
      ({ path, retires }) => isRetired(retires) === path in otherRemovals,
    );
    expect(undecided.map(({ path }) => path)).toEqual([]);
    const paths = removals.map(({ path }) => path);
    expect(Object.keys(otherRemovals).filter((path) => !paths.includes(path))).toEqual([]);
  });

  test('has every record that is declared', () => {
    const deleted = new Set(removals.map(({ retires }) => retires));
    expect(retiredTables.filter((table) => !deleted.has(table))).toEqual([]);
  });
});

type Shape = { properties?: Record<string, Shape>; anyOf?: Shape[]; items?: Shape };

/** The names of numbers inside JSON that end as ids do. */
const idsIn = (shape: Shape): string[] => [
  ...Object.entries(shape.properties ?? {}).flatMap(([name, inner]) => [
    ...(/_ids?$/.test(name) ? [name] : []),
    ...idsIn(inner),
  ]),
  ...(shape.anyOf ?? []).flatMap(idsIn),
  ...(shape.items ? idsIn(shape.items) : []),
];
const idsOf = (rule: z.ZodType) =>
  idsIn(z.toJSONSchema(rule, { io: 'input', unrepresentable: 'any' }) as Shape);

/** Ids inside JSON that name nothing which is deleted. */
const constant: Readonly<Record<string, string>> = {
  campaign_list_id: 'a list of a campaign is never deleted',
  store_ids: 'a deleted store keeps its row, and its name',
  system_notification_ids: 'a constant of the specification',
  country_id: 'a country',
  county_id: 'a county',
  child_id: 'a deleted store keeps its row, and its name',
  registration_store_id: 'a deleted store keeps its row, and its name',
  first_transaction_store_id: 'a deleted store keeps its row, and its name',
};

const documents: [string, z.ZodType[]][] = [
  ['campaigns', [campaignReward, conditionOptions, ...Object.values(typeOptions)]],
  ['audiences', Object.values(characteristicOptions)],
  ['messages', Object.values(channelContents).map(({ value }) => value)],
  ['answer rules', [responseMappers.fields.values.value]],
  ['views of customers', [customers.query]],
];

test.each(documents)('every id inside the JSON of %s is declared', (_, rules) => {
  const names = [...new Set(rules.flatMap(idsOf))];
  const undeclared = names.filter(
    (name) => !constant[name] && !declared.some((each) => each.endsWith(`.${name}`)),
  );
  expect(undeclared).toEqual([]);
});

test('the document has what becomes of every record and of what uses it', () => {
  const document = readFileSync('docs/architecture.md', 'utf8');
  const { records, places } = countsOfUses();
  expect(document).toContain(`${records} kinds of records are named in ${places} places`);
  expect(document).toContain(tableOfUses());
});
