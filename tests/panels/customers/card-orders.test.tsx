import { screen, within } from '@testing-library/react';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { cardGeneration, generateCards } from '../../../server/customers/card-orders/generate.ts';
import { runJobs } from '../../../server/jobs/run.ts';
import {
  fill,
  isAt,
  oneSent,
  open,
  press,
  signedInTo,
  useBack,
} from '../../support/panel/panel.tsx';

const back = useBack();
const list = '/en/loyaltyPanel/loyalty-cards';

async function ordered(without: string[] = []) {
  const staff = await signedInTo('company', without);
  await back().database.pool.query(
    `with o as (insert into loyalty_card_orders (company_id, volume, generated, generation)
      values (${staff.place.storeId}, 40, 0, 'queued') returning company_id, loyalty_card_order_id)
    insert into jobs (company_id, kind, subject_id, total) select company_id, '${cardGeneration}', loyalty_card_order_id, 40 from o`,
  );
  return staff;
}
const make = () =>
  runJobs(back().database, { [cardGeneration]: generateCards }, pino({ level: 'silent' }));

test('cards are ordered as QR cards unless chosen otherwise (card-type-default-qr)', async () => {
  const { place } = await signedInTo('company');
  const { user } = await open(`${list}/create`);
  await fill(user, 'volume', '40');
  await press(user, 'Save');
  const { body } = await oneSent('POST', `/companies/${place.storeId}/loyalty-cards`);
  expect(body).toEqual({ volume: 40, card_type: 'qr' });
  await screen.findByText('You have successfully created order');
  await isAt(list);
});

test('an order tells how far its cards are, and offers their numbers when they are ready', async () => {
  await ordered();
  await open(list);
  await screen.findByLabelText('0 of 40 cards are made');
  expect(screen.queryByRole('button', { name: 'Download card numbers' })).toBeNull();
  await make();
  await screen.findByRole('button', { name: 'Download card numbers' });
  screen.getByRole('button', { name: 'Save sheets to print' });
});

test('an order is deleted after a question', async () => {
  await ordered();
  const { user } = await open(list);
  const row = within(await screen.findByRole('row', { name: /QR code/ }));
  await user.click(row.getByRole('button', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(await dialog.findByRole('button', { name: 'Confirm' }));
  await screen.findByText('You have successfully deleted order');
});

test('nobody without the right is offered to order or delete', async () => {
  await ordered(['loyalty_cards.create', 'loyalty_cards.delete']);
  await open(list);
  await screen.findByText('QR code');
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
  expect(screen.queryByRole('link', { name: /create/i })).toBeNull();
});
