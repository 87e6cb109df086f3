import { beforeEach, describe, expect, test } from 'vitest';
import { companyProducts } from '../../../contract/catalogue/company-products.ts';
import { importProducts } from '../../../contract/catalogue/product-imports.ts';
import type { Language } from '../../../contract/engine/languages.ts';
import { call, testApp } from '../../support/app.ts';
import {
  addCatalogue,
  addTag,
  addToCatalogue,
  type Catalogue,
  here,
  productOf,
  soldIn,
} from '../../support/areas/catalogue.ts';
import { addMember, allBut } from '../../support/areas/people.ts';

let of: Catalogue;
beforeEach(async () => {
  of = await addCatalogue(await testApp());
});

const send = (content: string | Uint8Array, as = of.admin, language: Language = 'en') => {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const file = { field: 'products', name: 'products.csv', type: 'text/csv', bytes };
  return call(of.within, importProducts, { params: here(of), as, file, language });
};
const take = async (content: string | Uint8Array) => (await send(content)).data;
const list = async () =>
  (await call(of.within, companyProducts.calls.list, { params: here(of), as: of.admin })).data
    .products as Record<string, unknown>[];
const file = (...lines: string[]) => lines.join('\n');

/** As an old program of the country writes it. */
const windows1253 = (text: string) =>
  Uint8Array.from([...text], (sign) => {
    const code = sign.codePointAt(0) ?? 0;
    return code < 128 ? code : code - 0x0370 + 0xa0;
  });

describe('a file of products', () => {
  test('adds them with what it says, in the languages it has', async () => {
    const tag = await addTag(of, 'Καφέδες');
    const outcome = await take(
      file(
        'SKU;Όνομα;Όνομα αγγλικά;Λιανική τιμή;Πόντοι;Ετικέτα;Δημοσιευμένο;Ισχύει έως;Ράφι',
        'K-1;Φρέντο;Freddo;1.234,50 €;2,5;καφεδες;ναι;31/12/2030;7',
        ';Τσάι;;2;;;;;',
      ),
    );
    expect(outcome).toEqual({
      created: 2,
      updated: 0,
      unchanged: 0,
      rejected: 0,
      ignored: ['Ράφι'],
      import_id: expect.any(Number),
      rows: [],
    });
    const [freddo, tea] = await list();
    expect(freddo).toMatchObject({
      sku_number: 'K-1',
      name: { el: 'Φρέντο', en: 'Freddo', it: 'Φρέντο' },
      retail_price: 1234.5,
      reward_points: 2.5,
      product_tag_id: tag,
      published: true,
      valid_to: '2030-12-31',
    });
    expect(tea).toMatchObject({ retail_price: 2, published: false, sku_number: null });
  });

  test('has the decimal sign that its column settles, and refuses a price that may be two', async () => {
    await take(file('SKU;Όνομα;Τιμή', 'A;Ψυγείο;1.250', 'B;Ζυγαριά;89,90'));
    const open = await take(file('SKU;Όνομα;Τιμή', 'C;Πάγκος;1.200', 'D;Σερβίτσιο;12'));
    expect(open).toMatchObject({ created: 1, rejected: 1 });
    expect(open.rows[0]?.reasons).toEqual([
      'Τιμή: This may be two numbers: write it with its decimals, such as 1.250,00.',
    ]);
    const prices = (await list()).map(({ retail_price }) => retail_price);
    expect(new Set(prices)).toEqual(new Set([1250, 89.9, 12]));
  });

  test('changes what it says of a product whose SKU is known, and stores follow', async () => {
    const id = await addToCatalogue(of, {
      sku_number: 'K-1',
      description: { el: 'Ζεστός' },
      store_ids: [of.first.storeId],
    });
    const outcome = await take(file('sku,name en,price', 'K-1,Coffee,3'));
    expect(outcome).toMatchObject({ created: 0, updated: 1 });
    expect(await productOf(of, id)).toMatchObject({
      name: { el: 'Καφές', en: 'Coffee' },
      description: { el: 'Ζεστός' },
      retail_price: 3,
    });
    expect((await soldIn(of, of.first))[0]?.retail_price).toBe(3);
  });

  test('is read with a byte order mark, in windows-1253, with tabs and with quotes', async () => {
    await take('\uFEFFname,price\n"Καφές, διπλός",2');
    await take(windows1253('name;price\nΦραπε;2'));
    await take('name\tprice\nTea\t1');
    expect((await list()).map(({ name }) => (name as { el: string }).el).sort()).toEqual(
      ['Tea', 'Καφές, διπλός', 'Φραπε'].sort(),
    );
  });

  test('keeps what looks like a formula as the text it is', async () => {
    await take(file('name,price', '"=HYPERLINK(""http://x"")",2'));
    expect((await list())[0]?.name).toMatchObject({ el: '=HYPERLINK("http://x")' });
  });

  test('has its bad rows left out and told with all that is wrong, in the caller’s language', async () => {
    const sent = file(
      'SKU;Όνομα;Τιμή;Ετικέτα;Ισχύει από;Ισχύει έως',
      'A;Καλό;2;;;',
      'B;;x;Άγνωστη;;',
      'A;Ξανά;2;;;',
      'C;Ανάποδα;2;;2/5/2030;1/5/2030',
    );
    const { data } = await send(sent, of.admin, 'el');
    expect([data.created, data.rejected]).toEqual([1, 3]);
    expect(data.rows.map(({ row, name }) => [row, name])).toEqual([
      [3, 'B'],
      [4, 'Ξανά'],
      [5, 'Ανάποδα'],
    ]);
    const [first, second, third] = data.rows.map(({ reasons }) => reasons);
    expect(first).toEqual([
      'Τιμή: Η τιμή δεν είναι αριθμός.',
      'Ετικέτα: Καμία ετικέτα προϊόντων δεν έχει αυτό το όνομα ή τον κωδικό.',
      expect.stringMatching(/^Όνομα: /),
    ]);
    expect(second).toEqual(['Το ίδιο SKU υπάρχει στη γραμμή 2 του αρχείου.']);
    expect(third).toEqual([
      'Ισχύει έως: Η τελευταία ημέρα δεν μπορεί να είναι πριν από την πρώτη.',
    ]);
  });

  test('without a column of prices says so in each row', async () => {
    const { rows } = await take(file('name', 'Coffee'));
    expect(rows[0]?.reasons).toEqual(['price: This field is required.']);
  });

  test.each<[string, string | Uint8Array, number]>([
    ['not_a_table', 'name,price', 422],
    ['not_a_table', '', 422],
    ['not_a_table', 'colour,taste\nred,sweet', 422],
    ['not_a_table', new Uint8Array([0, 1, 2, 0, 255, 0, 0, 9, 0, 0]), 422],
    ['table_too_large', `name,price\n${'a,1\n'.repeat(5001)}`, 422],
    ['too_large', new Uint8Array(8_200_000).fill(97), 413],
  ])('is refused as %s', async (error, content, status) => {
    const answer = await send(content);
    expect([answer.status, answer.refusal.error]).toEqual([status, error]);
    expect(await list()).toEqual([]);
  });

  test('of thousands of rows is imported at once', async () => {
    const lines = Array.from({ length: 5000 }, (_, n) => `S-${n};Προϊόν ${n};${n / 100}`);
    expect(await take(file('sku;name;price', ...lines))).toMatchObject({ created: 5000 });
    expect(await take(file('sku;name;price', ...lines))).toMatchObject({
      updated: 0,
      unchanged: 5000,
    });
  });

  test('changes nothing for whoever may only add', async () => {
    await addToCatalogue(of, { sku_number: 'A' });
    const as = await addMember(of.within, of.company, allBut('products.update'));
    expect((await send('sku,name,price\nA,Tea,1\nB,Tea,1', as)).status).toBe(403);
    expect(await list()).toHaveLength(1);
    expect((await send('sku,name,price\nB,Tea,1', as)).status).toBe(200);
  });
});
