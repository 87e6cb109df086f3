import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { subLoyalties } from '../../../contract/organisations/sub-loyalties.ts';
import {
  choose,
  fill,
  isAt,
  oneSent,
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
const list = '/en/loyaltyPanel/loyalty-programs';
const entity = subLoyalties as never;

async function listed(without: readonly string[] = []) {
  const staff = await signedInTo('company', without);
  const id = await addRecord(back(), entity, staff.place, {
    name: { el: 'Αστέρια', en: 'Stars', it: 'Stelle' },
  });
  return { ...staff, id, ...(await open(list)) };
}
const active = () => screen.findByRole('switch', { name: 'Stars is active' });

test('a programme is created with its logo, sent as loyalty_logo', async () => {
  const { place } = await signedInTo('company');
  const { user } = await open(`${list}/create`);
  await fill(user, 'name.el', 'Αστέρια');
  await fill(user, 'points_label', 'αστέρια');
  await user.upload(await screen.findByLabelText('Choose an image'), await picture());
  await press(user, 'Save');
  const path = `/companies/${place.storeId}/loyalties/sub-loyalties`;
  const { body } = await oneSent('POST', path);
  expect(body).toMatchObject({ points_label: 'αστέρια', active: true, country_id: 300 });
  await oneSent('POST', new RegExp(`^${path}/upload-loyalty-image/\\d+$`));
  await screen.findByText('You have successfully created loyalty program');
  await waitFor(() => expect(location.pathname).toMatch(new RegExp(`^${list}/\\d+$`)));
});

test('a programme is switched off where it stands, and the row is not opened (sub-loyalty-active-toggle)', async () => {
  const { user, place, id } = await listed();
  expect(await active()).toBeChecked();
  await user.click(await active());
  const path = `/companies/${place.storeId}/loyalties/sub-loyalties/${id}`;
  const { body } = await oneSent('PATCH', path);
  expect(body).toEqual({ active: false });
  await screen.findByText('You have successfully updated loyalty program');
  await waitFor(async () => expect(await active()).not.toBeChecked());
  await isAt(list);
});

test('the switch is put back when the server refuses it (sub-loyalty-active-toggle)', async () => {
  const { user } = await listed();
  back().answer = ({ method }) =>
    method === 'PATCH' ? refusal(409, 'changed_meanwhile', 'Changed meanwhile.') : undefined;
  await user.click(await active());
  await screen.findByText('Changed meanwhile.');
  await waitFor(async () => expect(await active()).toBeChecked());
});

test('whoever may not change programmes cannot switch them', async () => {
  await listed(['loyalty.update']);
  expect(await active()).toBeDisabled();
});

test('the list has twelve a page (sub-loyalty-pagination-total)', async () => {
  const { place } = await signedInTo('company');
  for (let count = 0; count < 13; count += 1) await addRecord(back(), entity, place);
  await open(list);
  await screen.findByText(/1.12 of 13/);
  expect(screen.getAllByRole('switch')).toHaveLength(12);
});

test('one that gifts name is not deleted, and it is said', async () => {
  const { user, id, place, go } = await listed();
  await back().database.pool.query(
    `insert into gifts (company_id, title, points, gift_type_id, loyalty_program_ids) values ($1, 'Κούπα', 10, 2, $2)`,
    [place.storeId, [id]],
  );
  await go(`${list}/${id}`);
  await press(user, 'Delete');
  await screen.findByText(/^It cannot be deleted, because it is in use\./);
  expect(screen.getByRole('link', { name: 'Κούπα' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull();
  expect(sentTo('DELETE', /sub-loyalties/)).toHaveLength(0);
});

test('a gift chooses its programmes by name', async () => {
  const { user, place, id, go } = await listed();
  await go('/en/loyaltyPanel/catalog/gift-catalog/create');
  await fill(user, 'title', 'Κούπα');
  await fill(user, 'points', '10');
  await choose(user, /Gift type/, /store/i);
  await choose(user, /Programmes/, 'Stars');
  await press(user, 'Save');
  const { body } = await oneSent('POST', `/companies/${place.storeId}/gifts`);
  expect(body).toMatchObject({ loyalty_program_ids: [id] });
  await screen.findByText(/You have successfully created Gift/);
});
