import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { importProducts, previewProducts } from '../../../contract/catalogue/product-imports.ts';
import type { Language } from '../../../contract/engine/languages.ts';
import { call, testApp } from '../../support/app.ts';
import {
  addCatalogue,
  addTag,
  addToCatalogue,
  type Catalogue,
  here,
  productOf,
} from '../../support/areas/catalogue.ts';
import { addMember, allBut } from '../../support/areas/people.ts';

let of: Catalogue;
beforeEach(async () => {
  of = await addCatalogue(await testApp());
});

type Query = Partial<Record<'columns' | 'decimals' | 'orders', string>>;
interface How {
  query?: Query;
  as?: Catalogue['admin'];
  language?: Language;
  to?: Catalogue;
}

const sent = (text: string, { query, to = of, as = to.admin, language = 'en' }: How) => {
  const bytes = new TextEncoder().encode(text);
  const file = { field: 'products', name: 'products.csv', type: 'text/csv', bytes };
  return { params: here(to), as, file, language, ...(query ? { query } : {}) } as never;
};
const preview = (text: string, how: How = {}) => call(of.within, previewProducts, sent(text, how));
const save = (text: string, how: How = {}) => call(of.within, importProducts, sent(text, how));
const file = (...lines: string[]) => lines.join('\n');

/** All that is stored of the catalogue: each row with the version of it. */
const stored = async () =>
  (
    await of.within.database.pool.query(
      `select xmin::text, to_jsonb(c) as product from company_products c where company_id = $1
        union all select xmin::text, to_jsonb(p) from products p where company_id = $1 order by 2`,
      [of.company.companyId],
    )
  ).rows;

describe('the preview of a file of products', () => {
  test('says of each row what becomes of it, and writes nothing', async () => {
    const tag = await addTag(of, 'Καφέδες');
    await addTag(of, 'Τσάι');
    const stores = { store_ids: [of.first.storeId] };
    await addToCatalogue(of, { sku_number: 'K-1', product_tag_id: tag, ...stores });
    await addToCatalogue(of, { sku_number: 'K-2', name: { el: 'Νερό' }, retail_price: 1 });
    const before = await stored();
    const { data } = await preview(
      file(
        'SKU;Όνομα;Τιμή;Πόντοι;Ετικέτα;Ράφι',
        'K-1;Διπλός;2,80;3;Τσάι;7',
        'K-2;Νερό;1,00;;;',
        'K-3;Φρέντο;3,5;;;',
        'K-4;Γάλα;πολύ;;;',
      ),
      { language: 'el' },
    );
    expect(data).toMatchObject({
      ...{ created: 1, updated: 1, unchanged: 1, rejected: 1, ignored: ['Ράφι'], total: 4 },
      samples: [['K-1', 'Διπλός', '2,80', '3', 'Τσάι', '7'], {}, {}, {}],
    });
    expect(data.columns.map(({ title, is, decimal, open }) => [title, is, decimal, open])).toEqual([
      ['SKU', 'sku_number', null, null],
      ['Όνομα', 'name.el', null, null],
      ['Τιμή', 'retail_price', ',', null],
      ['Πόντοι', 'reward_points', null, null],
      ['Ετικέτα', 'product_tag_id', null, null],
      ['Ράφι', null, null, null],
    ]);
    const [changed, same, added, wrong] = data.rows;
    expect(changed).toMatchObject({ row: 2, name: 'Διπλός', action: 'update' });
    expect(changed?.changes).toEqual([
      { field: 'name.el', from: 'Καφές', to: 'Διπλός' },
      { field: 'retail_price', from: 2.5, to: 2.8 },
      { field: 'reward_points', from: 0, to: 3 },
      { field: 'product_tag_id', from: 'Καφέδες', to: 'Τσάι' },
    ]);
    expect(same).toMatchObject({ row: 3, action: 'unchanged', changes: [] });
    expect(added?.changes).toEqual([
      { field: 'sku_number', from: null, to: 'K-3' },
      { field: 'name.el', from: null, to: 'Φρέντο' },
      { field: 'retail_price', from: null, to: 3.5 },
    ]);
    expect(wrong).toMatchObject({ action: 'reject', reasons: ['Τιμή: Η τιμή δεν είναι αριθμός.'] });
    expect(data.rejected_file).toBe(
      '\uFEFFSKU;Όνομα;Τιμή;Πόντοι;Ετικέτα;Ράφι;Αιτία\r\nK-4;Γάλα;πολύ;;;;Τιμή: Η τιμή δεν είναι αριθμός.\r\n',
    );
    expect(await stored()).toEqual(before);
  });

  test('is what the import does, and what it calls unchanged is not written', async () => {
    for (const n of [1, 2, 3])
      await addToCatalogue(of, { sku_number: `S${n}`, name: { el: `Π${n}` }, retail_price: n });
    const row = fc.tuple(
      fc.constantFrom('S1', 'S2', 'S3', 'S4', 'S5', ''),
      fc.constantFrom('Π1', 'Π2', 'Νέο', ''),
      fc.constantFrom('1', '2', '2,50', 'x', ''),
    );
    const files = fc.sample(fc.array(row, { minLength: 1, maxLength: 12 }), {
      numRuns: 12,
      seed: 3,
    });
    for (const rows of files) {
      const lines = ['SKU;Όνομα;Τιμή', ...rows.map((cells) => cells.join(';'))];
      if (rows.every((cells) => cells.every((cell) => !cell))) continue;
      const { data: seen } = await preview(file(...lines));
      const before = await stored();
      const { data: done } = await save(file(...lines));
      const { created, updated, unchanged, rejected, ignored } = seen;
      expect(done).toMatchObject({ created, updated, unchanged, rejected, ignored });
      const after = new Set((await stored()).map((each) => JSON.stringify(each)));
      const untouched = before.filter((each) => after.has(JSON.stringify(each)));
      expect(untouched).toHaveLength(before.length - updated);
    }
  });

  test('leaves prices open that no cell settles, and the choice settles them', async () => {
    const prices = file('SKU;Όνομα;Τιμή', 'A;Ψυγείο;1.250', 'B;Πάγκος;1.200');
    const { data } = await preview(prices);
    expect(data.columns[2]).toMatchObject({
      is: 'retail_price',
      decimal: 'unsure',
      open: 'decimals',
    });
    expect(data).toMatchObject({ created: 0, rejected: 2 });
    const columns = 'sku_number,name.el,retail_price';
    const refused = await save(prices, { query: { columns } });
    expect(refused.status).toBe(422);
    expect(Object.keys(refused.refusal.errors ?? {})).toEqual(['decimals.2']);
    const query = { columns, decimals: ',,comma' };
    const settled = await preview(prices, { query });
    expect(settled.data.columns[2]).toMatchObject({ decimal: 'unsure', open: null });
    expect(settled.data).toMatchObject({ created: 2, rejected: 0 });
    expect((await save(prices, { query })).data).toMatchObject({ created: 2 });
    expect((await preview(prices, { query })).data).toMatchObject({ unchanged: 2 });
    const asPoint = await preview(prices, { query: { columns, decimals: ',,point' } });
    expect(asPoint.data.rows[0]?.changes).toEqual([
      { field: 'retail_price', from: 1250, to: 1.25 },
    ]);
  });

  test('leaves days open that may be months, and the choice settles them', async () => {
    const days = file('sku,name,price,valid to', 'A,Tea,2,3/4/2030');
    const columns = 'sku_number,name.el,retail_price,valid_to';
    expect((await preview(days)).data.columns[3]).toMatchObject({ open: 'orders' });
    const refused = await save(days, { query: { columns } });
    expect(Object.keys(refused.refusal.errors ?? {})).toEqual(['orders.3']);
    const query = { columns, orders: ',,,mdy' };
    expect((await preview(days, { query })).data.rows[0]?.changes.at(-1)).toEqual({
      ...{ field: 'valid_to', from: null, to: '2030-03-04' },
    });
    expect((await save(days, { query })).data.created).toBe(1);
  });

  test('follows columns that are chosen by hand, in the import as well', async () => {
    const text = file('Α;Β;Γ', '2,50;Καφές;X1');
    const { data } = await preview(text);
    expect(data.columns.map(({ is }) => is)).toEqual([null, null, null]);
    expect(data).toMatchObject({ created: 0, rejected: 1, ignored: ['Α', 'Β', 'Γ'] });
    expect((await save(text)).refusal.error).toBe('not_a_table');
    expect((await save(text, { query: { columns: ',,' } })).refusal.error).toBe('not_a_table');
    const query = { columns: 'retail_price,name.el,sku_number' };
    expect((await preview(text, { query })).data).toMatchObject({ created: 1, ignored: [] });
    expect((await save(text, { query })).data.created).toBe(1);
    for (const columns of ['retail_price,name.el', 'name.el,name.el,sku_number', 'name,,']) {
      const answer = await preview(text, { query: { columns } });
      expect([answer.status, Object.keys(answer.refusal.errors ?? {})]).toEqual([422, ['columns']]);
    }
  });

  test('knows a product of the own export by its number, and a new SKU is a change of it', async () => {
    const id = await addToCatalogue(of, {});
    const own = file('ID;SKU;Όνομα EL;Λιανική τιμή;Τελευταία αλλαγή', `${id};N-1;Καφές;2,50;x`);
    const { data } = await preview(own);
    expect(data.rows[0]?.changes).toEqual([{ field: 'sku_number', from: null, to: 'N-1' }]);
    expect((await save(own)).data).toMatchObject({ created: 0, updated: 1 });
    expect(await productOf(of, id)).toMatchObject({ sku_number: 'N-1', retail_price: 2.5 });
    const twice = file('product id;Όνομα;Τιμή', `${id};Καφές;1`, `${id};Καφές;2`);
    expect((await preview(twice)).data.rows[1]?.reasons).toEqual([
      'The same product is in row 2 of the file.',
    ]);
    const foreign = file('ID;Όνομα;Τιμή', `${id};Τσάι;1`);
    expect((await preview(foreign)).data).toMatchObject({
      created: 1,
      updated: 0,
      ignored: ['ID'],
    });
  });

  test('is refused as its import is', async () => {
    await addToCatalogue(of, { sku_number: 'A' });
    const as = await addMember(of.within, of.company, allBut('products.update'));
    expect((await preview('sku,name,price\nA,Tea,1', { as })).status).toBe(403);
    expect((await preview('sku,name,price\nB,Tea,1', { as })).status).toBe(200);
    const none = await addMember(of.within, of.company, allBut('products.create'));
    expect((await preview('sku,name,price\nB,Tea,1', { as: none })).status).toBe(403);
  });
});

describe('the columns of a file of products', () => {
  const foreign = file('Α;Β;Γ', 'X-1;Καφές;1.500', 'X-2;Τσάι;2.500');
  const columns = 'sku_number,name.el,retail_price';

  test('are as in the last file of the same titles that was saved, with the sign chosen for them', async () => {
    expect((await preview(foreign)).data.remembered).toBe(false);
    await preview(foreign, { query: { columns, decimals: ',,comma' } });
    expect((await preview(foreign)).data.remembered).toBe(false);
    await save(foreign, { query: { columns, decimals: ',,comma' } });
    const { data } = await preview(file('α;β;γ', 'X-3;Γάλα;3.500'));
    expect(data).toMatchObject({ remembered: true, created: 1 });
    expect(data.columns.map(({ is }) => is)).toEqual(columns.split(','));
    expect(data.columns[2]).toMatchObject({ open: null, chosen_decimal: ',' });
    expect(data.rows[0]?.changes).toContainEqual({ field: 'retail_price', from: null, to: 3500 });
  });

  test('are read by their cells where those settle the sign, whatever was chosen the last time', async () => {
    await save(foreign, { query: { columns, decimals: ',,comma' } });
    const { data } = await preview(file('Α;Β;Γ', 'X-3;Γάλα;3.50'));
    expect(data.columns[2]).toMatchObject({ decimal: '.', chosen_decimal: null });
    expect(data.rows[0]?.changes).toContainEqual({ field: 'retail_price', from: null, to: 3.5 });
  });

  test('are those of the titles where a file is saved without choices, whatever was saved before', async () => {
    await save(foreign, { query: { columns, decimals: ',,comma' } });
    expect((await save(foreign)).status).toBe(422);
  });

  test('of the newest fifty titles alone are remembered, and of no other company', async () => {
    for (let n = 0; n <= 50; n += 1) {
      of.within.clock.now += 1000;
      await save(foreign.replace('Α', `Α${n}`), { query: { columns, decimals: ',,comma' } });
    }
    const isKnown = async (n: number) =>
      (await preview(foreign.replace('Α', `Α${n}`))).data.remembered;
    expect([await isKnown(0), await isKnown(1), await isKnown(50)]).toEqual([false, true, true]);
    const other = await addCatalogue(of.within);
    const theirs = await preview(foreign.replace('Α', 'Α50'), { to: other });
    expect(theirs.data.remembered).toBe(false);
  });
});
