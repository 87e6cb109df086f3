import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { characteristicOptions } from '../../../contract/campaigns/characteristics.ts';
import { campaignReward, conditionOptions } from '../../../contract/campaigns/definition.ts';
import { typeOptions } from '../../../contract/campaigns/type-options.ts';
import { customers } from '../../../contract/customers/company-customers.ts';
import { responseMappers } from '../../../contract/developers/mappers.ts';
import { channelContents } from '../../../contract/messages/channel-content.ts';
import { type Target, targets } from '../../../server/engine/uses/references.data.ts';
import * as schema from '../../../server/tables/schema.ts';

const all: [string, Target][] = Object.entries(targets);
const declared = all.flatMap(([, { uses }]) =>
  uses.flatMap(({ by, at }) => at.map((place) => `${by.table}.${place.at}`)),
);

/** Columns that name a record that goes when it is deleted, and why none of them is left with it. */
const exempt: Readonly<Record<string, string>> = {
  'accounts.store_point_title_id': 'its customers move to the tier below, which is shown before',
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
