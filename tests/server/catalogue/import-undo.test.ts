import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import {
  importProducts,
  listProductImports,
  undoProductImport,
} from '../../../contract/catalogue/product-imports.ts';
import { productTags } from '../../../contract/catalogue/product-tags.ts';
import { effectsOf, type ForeseenEffects } from '../../../contract/engine/effects.ts';
import { forgetProductImports } from '../../../server/catalogue/imports/earlier.ts';
import { call, testApp } from '../../support/app.ts';
import {
  addCatalogue,
  addTag,
  addToCatalogue,
  type Catalogue,
  changeProduct,
  here,
} from '../../support/areas/catalogue.ts';
import { addMember, allBut } from '../../support/areas/people.ts';

let of: Catalogue;
beforeEach(async () => {
  of = await addCatalogue(await testApp());
});

const query = async <T extends object>(text: string) =>
  (await of.within.database.pool.query<T>(text, [of.company.companyId])).rows;

/** The catalogue and what stores sell of it, by SKU: what a file may change. */
async function catalogue() {
  const rows = await query<{ sku: string; id: number }>(
    `select sku_number as sku, product_id as id, name, description, retail_price, wholesale_price, reward_points, product_tag_id,
       published, valid_from::text, valid_to::text,
       (select jsonb_agg(jsonb_build_array(p.store_id, p.retail_price, p.reward_points, p.published, p.valid_to) order by p.store_id)
         from products p where p.company_id = c.company_id and p.parent_product_id = c.product_id) as sold
     from company_products c where company_id = $1 and deleted_at is null order by sku_number`,
  );
  return new Map(rows.map((row) => [row.sku, row]));
}

async function importFile(lines: readonly string[], as = of.admin) {
  const bytes = new TextEncoder().encode(lines.join('\n'));
  const file = { field: 'products', name: 'prices.csv', type: 'text/csv', bytes };
  const sent = { params: here(of), as, file, language: 'el' } as never;
  return (await call(of.within, importProducts, sent)).data;
}
const at = (id: number, as = of.admin) => ({ params: here(of, id) as never, as, body: {} });
const undo = (id: number, as = of.admin) => call(of.within, undoProductImport, at(id, as));
async function foreseen(id: number) {
  const { data } = await call(of.within, effectsOf(undoProductImport), at(id));
  const { effects } = data as ForeseenEffects;
  return Object.fromEntries(effects.map(({ effect, count }) => [effect, count]));
}

const skus = ['A', 'B', 'C', 'D'] as const;
const row = fc.record(
  {
    name: fc.constantFrom('Καφές', 'Τσάι'),
    price: fc.constantFrom('1.250,00', '2,50', '0,90'),
    wholesale: fc.constantFrom('', '1,10'),
    points: fc.constantFrom('', '7'),
    until: fc.constantFrom('', '31/12/2031'),
  },
  { requiredKeys: ['name', 'price'] },
);
const rows = fc.array(fc.option(row), { minLength: 4, maxLength: 4 });
type Row = Partial<Record<'name' | 'price' | 'wholesale' | 'points' | 'until', string>>;
const titles = 'SKU;Όνομα;Τιμή;Χονδρική;Πόντοι;Ισχύει έως';
const lines = (of4: readonly (Row | null)[]) => [
  titles,
  ...of4.flatMap((each, index) => {
    if (!each) return [];
    const { name, price, wholesale = '', points = '', until = '' } = each;
    return [[skus[index], name, price, wholesale, points, until].join(';')];
  }),
];
const touch = fc.option(fc.constantFrom('price', 'stores'), { freq: 2 });

test('an undone import leaves the catalogue and its stores as before, but for what was sold, stocked or changed since', async () => {
  const store_ids = [of.first.storeId];
  await fc.assert(
    fc.asyncProperty(
      rows,
      rows,
      fc.array(touch, { minLength: 4, maxLength: 4 }),
      async (first, second, touched) => {
        await query('update company_products set deleted_at = now() where company_id = $1');
        if (first.some(Boolean)) await importFile(lines(first));
        for (const { id } of (await catalogue()).values())
          await changeProduct(of, id, { store_ids });
        const before = await catalogue();
        if (!second.some(Boolean)) return;
        const done = await importFile(lines(second));
        const hands = new Map(skus.map((sku, index) => [sku as string, touched[index]]));
        for (const [sku, { id }] of await catalogue()) {
          const how = hands.get(sku);
          if (how === 'price')
            await changeProduct(of, id, { retail_price: 77, name: { el: 'Άλλο' } });
          if (how === 'stores') await changeProduct(of, id, { store_ids });
        }
        const between = await catalogue();
        if (done.import_id === null) {
          expect(done.created + done.updated).toBe(0);
          return;
        }
        const counts = await foreseen(done.import_id);
        expect(await catalogue()).toEqual(between);
        const { data, status } = await undo(done.import_id);
        expect(status).toBe(200);
        expect(data).toMatchObject({
          undo_until: null,
          removed: counts.removed_products ?? 0,
          restored: counts.restored_products ?? 0,
          left_alone: counts.left_products ?? 0,
        });
        expect(data.removed + data.restored + data.left_alone).toBe(done.created + done.updated);
        const after = await catalogue();
        for (const sku of new Set([...before.keys(), ...between.keys()]))
          if (!hands.get(sku)) expect(after.get(sku)).toEqual(before.get(sku));
        for (const sku of between.keys())
          if (hands.get(sku) && !before.has(sku)) expect(after.get(sku)).toEqual(between.get(sku));
      },
    ),
    { numRuns: 25 },
  );
});

test('imports are listed with what they did, and undone once, within thirty days, with the rights to what that takes back', async () => {
  await addToCatalogue(of, { sku_number: 'A' });
  const { import_id } = await importFile(['SKU;Όνομα;Τιμή', 'A;Καφές;9,90', 'B;Τσάι;1,10']);
  const id = import_id ?? 0;
  const list = () => call(of.within, listProductImports, { params: here(of), as: of.admin });
  expect((await list()).data.imports).toMatchObject([
    { import_id: id, name: 'prices.csv', created: 1, updated: 1, undone_at: null },
  ]);
  for (const path of ['products.delete', 'products.update', 'products.create']) {
    const as = await addMember(of.within, of.company, allBut(path));
    expect((await undo(id, as)).status).toBe(403);
  }
  const other = await addCatalogue(of.within);
  expect(
    (
      await call(of.within, undoProductImport, {
        ...at(id, other.admin),
        params: here(other, id) as never,
      })
    ).status,
  ).toBe(404);
  expect((await undo(id)).status).toBe(200);
  expect((await undo(id)).status).toBe(409);
  expect(await query('select 1 from imported_products where company_id = $1')).toEqual([]);

  const late = await importFile(['SKU;Όνομα;Τιμή', 'C;Γάλα;2,20']);
  of.within.clock.now += 31 * 86_400_000;
  expect((await undo(late.import_id ?? 0)).status).toBe(409);
  await forgetProductImports(of.within.database, Date.now() + 31 * 86_400_000);
  expect((await list()).data.imports).toEqual([]);
  expect((await catalogue()).get('C')).toBeDefined();
});

test('a product is not set back to a tag that is gone or to a SKU that another one has', async () => {
  const tag = await addTag(of, 'Παλιά');
  await addTag(of, 'Νέα');
  const id = await addToCatalogue(of, { sku_number: 'A', product_tag_id: tag });
  const tagged = await importFile(['SKU;Όνομα;Τιμή;Ετικέτα', 'A;Καφές;2,50;Νέα']);
  await call(of.within, productTags.calls.delete, { params: here(of, tag) as never, as: of.admin });
  expect((await undo(tagged.import_id ?? 0)).data).toMatchObject({ restored: 0, left_alone: 1 });
  const renamed = await importFile(['ID;SKU;Όνομα;Τιμή;Τελευταία αλλαγή', `${id};B;Καφές;2,50;`]);
  expect(renamed.updated).toBe(1);
  await addToCatalogue(of, { sku_number: 'A' });
  expect((await undo(renamed.import_id ?? 0)).data).toMatchObject({ restored: 0, left_alone: 1 });
});
