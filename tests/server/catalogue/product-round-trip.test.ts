import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { previewProducts } from '../../../contract/catalogue/product-imports.ts';
import { type Language, languages } from '../../../contract/engine/languages.ts';
import { companyProducts as el } from '../../../src/i18n/el/catalogue/company-products.ts';
import { companyProducts as en } from '../../../src/i18n/en/catalogue/company-products.ts';
import { companyProducts as it } from '../../../src/i18n/it/catalogue/company-products.ts';
import { call, testApp } from '../../support/app.ts';
import {
  addCatalogue,
  addTag,
  type Catalogue,
  here,
  sendProduct,
} from '../../support/areas/catalogue.ts';
import { exported } from '../../support/worlds/exports.ts';

let of: Catalogue;
beforeEach(async () => {
  of = await addCatalogue(await testApp());
});

const words = { el: el.fields, en: en.fields, it: it.fields };
const name = fc.constantFrom(
  'Καφές; διπλός',
  'Tè "verde"',
  '=1+1',
  '-Νερό',
  '1.250',
  'Müller, 7',
  '007',
);
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
const price = fc.constantFrom(0, 2, 2.5, 89.9, 1250, 1200, 1234.56, 100_000);
const product = (tags: readonly number[]) =>
  fc.record({
    name: fc.record({ el: name, en: maybe(name), it: maybe(name) }),
    description: maybe(
      fc.record({ el: maybe(fc.constant('Δύο\nγραμμές; "ναι"')), en: maybe(name) }),
    ),
    hasSku: fc.boolean(),
    retail_price: price,
    wholesale_price: maybe(price),
    maximum_price_per_transaction: maybe(price),
    reward_points: maybe(fc.constantFrom(0, 1, 2.5, 1250)),
    product_tag_id: maybe(fc.constantFrom(...tags)),
    group_product: maybe(fc.constantFrom('Ζεστά', 'Κρύα; παγωμένα')),
    published: fc.boolean(),
    valid_from: maybe(fc.constantFrom('2026-03-04', '2026-01-01')),
    valid_to: maybe(fc.constantFrom('2030-12-31', '2029-02-03')),
  });

const cases = languages.flatMap((language: Language) =>
  (['csv', 'xlsx'] as const).map((format) => [language, format] as const),
);

test.each(cases)(
  'products that are exported in %s as %s are all unchanged where the file is imported again',
  async (language, format) => {
    const tags = [await addTag(of, 'Ροφήματα'), await addTag(of, 'Caffè 2')];
    const made = fc.sample(product(tags), { numRuns: 40, seed: 11 });
    for (const [place, { hasSku, ...one }] of made.entries()) {
      const sku = hasSku ? { sku_number: place % 2 ? `00${place}` : `K-${place}` } : {};
      const sent = JSON.parse(JSON.stringify({ ...one, ...sku }));
      expect((await sendProduct(of, sent)).status).toBe(201);
    }
    const { bytes } = await exported(of.within, {
      key: 'products',
      place: of.company,
      as: of.admin,
      language,
      body: { format, headings: words[language] },
    });
    const file = { field: 'products', name: `p.${format}`, type: '', bytes: new Uint8Array(bytes) };
    const { data } = await call(of.within, previewProducts, {
      params: here(of),
      as: of.admin,
      file,
      language,
    });
    expect(data.rows.filter(({ action }) => action !== 'unchanged')).toEqual([]);
    expect(data).toMatchObject({ unchanged: made.length, created: 0, updated: 0, rejected: 0 });
    expect(data.columns.filter(({ open }) => open)).toEqual([]);
    // What only the panel changes is left out, and nothing that a file may change.
    const { reward_type_id, reward_points_shared, availability_days, ...own } = words[language];
    const known = [reward_type_id, reward_points_shared, availability_days, own.validity];
    const places = [own.store_ids, own.stores, own.loyalty_program_ids];
    const ignored = [...known, ...places, own.created_at, own.updated_at];
    expect(data.ignored.filter((title) => !/^[a-z_]+\.[a-z_]+$/.test(title)).sort()).toEqual(
      ignored.sort(),
    );
  },
);
