import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { gifts } from '../../../contract/gifts/gifts.ts';
import { call } from '../../support/app.ts';
import { addKey } from '../../support/areas/developers/keys.ts';
import { open, press, signedInTo, useBack } from '../../support/panel/panel.tsx';

const back = useBack();
const list = '/en/loyaltyPanel/developers/api-keys';

async function give(user: Awaited<ReturnType<typeof open>>['user'], branch: RegExp) {
  (await screen.findByRole('treeitem', { name: branch })).focus();
  await user.keyboard(' ');
}

const confirm = async (user: Awaited<ReturnType<typeof open>>['user'], name: string) =>
  user.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));

test('a key is made with a name and rights, told once, and works', async () => {
  const { place } = await signedInTo('company');
  const { user } = await open(`${list}/create`);
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Till of the harbour');
  await give(user, /^Gifts/);
  await press(user, 'Save');
  const dialog = within(await screen.findByRole('dialog', { name: /Till of the harbour/ }));
  const field = dialog.getByRole<HTMLInputElement>('textbox', { name: 'API key' });
  const as = { token: field.value };
  const params = { storeId: place.storeId };
  expect((await call(back(), gifts.calls.list, { params, as })).status).toBe(200);
  await user.click(dialog.getByRole('button', { name: 'I have saved it' }));
  await screen.findByRole('heading', { name: 'Its calls of the last 30 days' });
  await screen.findByText('GET /companies/{storeId}/gifts');
  expect(document.body.textContent).not.toContain(field.value);
});

test('a key is replaced and revoked after a question', async () => {
  const { place, person } = await signedInTo('company');
  const key = await addKey(back(), { rights: ['gifts.read'], at: place, as: person });
  const { user } = await open(`${list}/${key.id}`);
  await press(user, 'Replace key');
  await confirm(user, 'Replace key');
  await screen.findByText('The previous key works until');
  await press(user, 'I have saved it');
  await press(user, 'Revoke');
  await confirm(user, 'Revoke');
  await screen.findByText('Revoked', { selector: '.MuiChip-label' });
  expect(screen.queryByRole('button', { name: 'Revoke' })).toBeNull();
  const params = { storeId: place.storeId };
  expect((await call(back(), gifts.calls.list, { params, as: key })).status).toBe(401);
});

test('whoever may only see keys changes none', async () => {
  const { place, person } = await signedInTo('company', [
    'developers.api_keys.update',
    'developers.api_keys.delete',
  ]);
  const key = await addKey(back(), { rights: ['gifts.read'], at: place, as: person });
  await open(`${list}/${key.id}`);
  await screen.findByRole('heading', { name: 'Settings of the key' });
  for (const name of ['Save', 'Revoke', 'Replace key'])
    expect(screen.queryByRole('button', { name })).toBeNull();
});
