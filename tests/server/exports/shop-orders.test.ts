import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { addMember, allBut } from '../../support/areas/people.ts';
import { addCard, addProduct, addShopping, buyIt } from '../../support/areas/shop/buying.ts';
import { exported, startExport } from '../../support/worlds/exports.ts';

const headings = { text: 'Product', 'seller.name': 'Seller', state: 'State', 'state.paid': 'Paid' };

test('what a company bought is exported in the words of its reader, narrowed as its list is', async () => {
  const shopping = await addShopping();
  const { app, company, buyer } = shopping;
  await addCard(shopping, 'works');
  const { variantId } = await addProduct(shopping);
  await buyIt(shopping, variantId);
  const asked = { key: 'shop-orders', place: company, as: buyer };
  const { bytes, file } = await exported(app, { ...asked, body: { headings } });
  const [row, ...others] = parse(bytes, { bom: true, columns: true }) as Record<string, string>[];
  expect(others).toEqual([]);
  expect(row).toMatchObject({ Seller: 'Pistos', State: 'Paid', sku_number: expect.any(String) });
  expect(Object.keys(row ?? {})).not.toContain('next_states');
  expect(file.rows).toBe(1);
  const none = await exported(app, { ...asked, query: { state: 'refunded' } });
  expect(none.file.rows).toBe(0);
});

test('whoever may not see what is sold exports none of it', async () => {
  const { app, company } = await addShopping();
  const as = await addMember(app, company, allBut('marketplace.products.read'));
  const { status } = await startExport(app, { key: 'shop-sales', place: company, as });
  expect(status).toBe(403);
});
