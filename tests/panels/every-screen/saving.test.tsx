import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { products } from '../../../contract/catalogue/products.ts';
import {
  field,
  fill,
  isAt,
  open,
  picture,
  press,
  refusal,
  sentTo,
  signedInTo,
  useBack,
} from '../../support/panel/panel.tsx';
import { addRecord } from '../../support/worlds/factories.ts';

const back = useBack();
const list = '/en/storePanel/products/products-tab';
const updated = 'You have successfully updated product';

async function openOne() {
  const { place } = await signedInTo('store');
  const id = await addRecord(back(), products as never, place);
  const opened = await open(`${list}/${id}`);
  await field('retail_price');
  const path = `/stores/${place.storeId}/products/${id}`;
  const changes = () => sentTo('PUT', path).map(({ body }) => body);
  return { ...opened, at: `${list}/${id}`, path, changes };
}

type User = Awaited<ReturnType<typeof openOne>>['user'];

async function save(user: User) {
  await press(user, 'Save');
  await screen.findByText(updated);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled());
}

test('a record that was saved stays open with nothing unsaved, and is saved again without a conflict', async () => {
  const { user, at, changes } = await openOne();
  await fill(user, 'retail_price', '2.70');
  await save(user);
  await isAt(at);
  expect(screen.queryByText(/^Changed:/)).toBeNull();
  await fill(user, 'sku_number', 'TEA');
  await save(user);
  await isAt(at);
  expect(changes()).toMatchObject([{ retail_price: 2.7 }, { sku_number: 'TEA' }]);
  expect(changes()[1]).not.toHaveProperty('retail_price');
  await user.click(screen.getByRole('link', { name: 'Cancel' }));
  await isAt(list);
});

test('what is typed while a record is saved is still to be saved', async () => {
  const { user, path, changes } = await openOne();
  let finish: (() => void) | undefined;
  const held = new Promise<void>((done) => {
    finish = done;
  });
  back().answer = async ({ method }) => {
    if (method === 'PUT') await held;
    return undefined;
  };
  await fill(user, 'retail_price', '2.70');
  await press(user, 'Save');
  await waitFor(() => expect(sentTo('PUT', path)).toHaveLength(1));
  await fill(user, 'sku_number', 'TEA');
  finish?.();
  await screen.findByText(updated);
  await screen.findByText('Changed: SKU');
  expect((await field('sku_number')).value).toBe('TEA');
  await save(user);
  expect(changes()).toHaveLength(2);
  expect(changes()[1]).toMatchObject({ sku_number: 'TEA' });
});

test('a picture that was not taken is still to be sent, and the record stays open', async () => {
  const { user, at, path } = await openOne();
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (input) await user.upload(input, await picture());
  back().answer = ({ path: to }) =>
    to.endsWith('/images') ? refusal(422, 'not_an_image', 'Invalid image') : undefined;
  await press(user, 'Save');
  await screen.findByText('The record was saved, but the image was not. Invalid image');
  await isAt(at);
  back().answer = undefined;
  await save(user);
  expect(sentTo('POST', `${path}/images`)).toHaveLength(2);
  expect(document.querySelector('fieldset img')).toHaveAttribute(
    'src',
    expect.stringContaining('/files/'),
  );
});
