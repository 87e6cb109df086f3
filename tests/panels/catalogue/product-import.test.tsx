import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { companyProducts } from '../../../contract/catalogue/company-products.ts';
import { call } from '../../support/app.ts';
import {
  addCatalogue,
  addToCatalogue,
  type Catalogue,
  here,
} from '../../support/areas/catalogue.ts';
import { addMember, allBut } from '../../support/areas/people.ts';
import { open, press, signInAs, useBack } from '../../support/panel/panel.tsx';

const back = useBack();
const page = '/en/loyaltyPanel/products/import';

async function opened() {
  const of = await addCatalogue(back());
  await signInAs(of.admin, of.company);
  return { of, ...(await open(page)) };
}
const list = async (of: Catalogue) =>
  (await call(of.within, companyProducts.calls.list, { params: here(of), as: of.admin })).data
    .products as { sku_number: string | null; retail_price: number }[];

async function choose(user: UserEvent, ...lines: string[]) {
  await screen.findByRole('button', { name: 'Choose a file' });
  const input = document.querySelector('input[type=file]') as HTMLInputElement;
  await user.upload(input, new File([lines.join('\n')], 'prices.csv', { type: 'text/csv' }));
  await screen.findByText('What would happen');
}
const counted = (name: string) =>
  screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent;

test('a file of products is shown as it is understood, and saved when that is confirmed', async () => {
  const { of, user } = await opened();
  await addToCatalogue(of, { sku_number: 'A', retail_price: 2 });
  await addToCatalogue(of, { sku_number: 'B', name: { el: 'Νερό' }, retail_price: 1 });
  const lines = ['A,Tea,2.5,x', 'B,Νερό,1,x', 'C,Milk,3,x', 'D,Juice,much,x'];
  await choose(user, 'sku,name,price,shelf', ...lines);
  expect(screen.getByText('prices.csv: 4 rows')).toBeVisible();
  expect(screen.getByLabelText('Column “price”')).toHaveValue('retail_price');
  expect(['New', 'Changed', 'Unchanged', 'Rejected'].map(counted)).toEqual(['1', '1', '1', '1']);
  expect(screen.getByText('Columns that are left out: shelf')).toBeVisible();
  expect(screen.getByText('Name EL: Καφές → Tea')).toBeVisible();
  expect(screen.getByText('Retail price: 2 → 2.5')).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Show'), 'Rejected (1)');
  const rows = within(screen.getByRole('region', { name: 'The rows of the file' }));
  expect(
    rows.getByRole('row', { name: /5 Rejected Juice price: This is not a number\./ }),
  ).toBeVisible();
  expect(rows.queryByText('Milk')).toBeNull();
  expect(await list(of)).toHaveLength(2);
  await press(user, 'Import 2 products');
  await screen.findByText('The file has been imported. One row was rejected.');
  expect(screen.getByRole('button', { name: 'Rejected rows' })).toBeEnabled();
  const prices = (await list(of)).map(({ sku_number, retail_price }) => [sku_number, retail_price]);
  expect(new Map(prices as [string, number][])).toEqual(
    new Map([
      ['A', 2.5],
      ['B', 1],
      ['C', 3],
    ]),
  );
});

test('a column whose prices may be two numbers is settled before it is saved', async () => {
  const { of, user } = await opened();
  await choose(user, 'Κωδικός;Όνομα;Τιμή', 'A;Ψυγείο;1.250', 'B;Πάγκος;1.200');
  expect(screen.getByText('Answer the questions at the columns first.')).toBeVisible();
  expect(screen.getByRole('button', { name: /^Import / })).toBeDisabled();
  await user.click(screen.getByRole('radio', { name: '1.500 is one thousand five hundred' }));
  await screen.findByText('Retail price: 1,250');
  await press(user, 'Import 2 products');
  await screen.findByText('The file has been imported.');
  expect((await list(of)).map(({ retail_price }) => retail_price).sort()).toEqual([1200, 1250]);
});

test('columns whose titles say nothing are chosen by hand', async () => {
  const { of, user } = await opened();
  await choose(user, 'Α;Β', 'Καφές;2,50');
  expect(screen.getByRole('button', { name: /^Import / })).toBeDisabled();
  await user.selectOptions(screen.getByLabelText('Column “Α”'), 'Name EL');
  await user.selectOptions(screen.getByLabelText('Column “Β”'), 'Retail price');
  await screen.findByText('Retail price: 2.5');
  await press(user, 'Import one product');
  await screen.findByText('The file has been imported.');
  expect(await list(of)).toMatchObject([{ retail_price: 2.5 }]);
});

test('a file that is refused leaves the choice of another one', async () => {
  const of = await addCatalogue(back());
  await addToCatalogue(of, { sku_number: 'A' });
  const may = await addMember(of.within, of.company, allBut('products.update'));
  await signInAs(may, of.company);
  const { user } = await open(page);
  await screen.findByRole('button', { name: 'Choose a file' });
  const input = document.querySelector('input[type=file]') as HTMLInputElement;
  await user.upload(input, new File(['name,price'], 'p.csv', { type: 'text/csv' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  await choose(user, 'sku,name,price', 'B,Tea,1');
  expect(screen.queryByRole('button', { name: 'Import one product' })).toBeEnabled();
});
