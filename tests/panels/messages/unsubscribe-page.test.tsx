import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { tokenOf } from '../../../server/messages/unsubscribe-token.ts';
import { settingsWith } from '../../support/app.ts';
import { addReachable } from '../../support/areas/telling.ts';
import { addTill, type Shopper, type Till } from '../../support/areas/till.ts';
import { open, press, useBack } from '../../support/panel/panel.tsx';

const back = useBack();
let till: Till;
let shopper: Shopper;
beforeEach(async () => {
  till = await addTill(back());
  shopper = await addReachable(till, { viber: false, push: false });
});

const page = (language: string) => {
  const { companyId } = till.company;
  const of = { companyId, accountId: shopper.id, channel: 'sms', messageId: 7 } as const;
  return `/u/${tokenOf(settingsWith({}).secret, of)}?lang=${language}`;
};
const consents = async () =>
  (await back().database.pool.query('select marketing, sms, mail from customers')).rows[0];

test('the link of an offer says what one gets, and ends it by a button', async () => {
  const { user } = await open(page('en'));
  await screen.findByRole('heading', { name: 'Messages from Αλφα' });
  screen.getByText('You get offers by: text messages.');
  expect(await consents()).toEqual({ marketing: true, sms: true, mail: true });
  await press(user, 'No more: text messages');
  await screen.findByText('Done. You no longer get offers by: text messages.');
  screen.getByText('You still get: emails.');
  expect(await consents()).toEqual({ marketing: true, sms: false, mail: true });
  await press(user, 'No more offers at all');
  await screen.findByText('You get no offers from Αλφα.');
  expect(await consents()).toEqual({ marketing: false, sms: false, mail: false });
});

test.each([
  ['el', 'Μηνύματα από Αλφα'],
  ['it', 'Messaggi di Αλφα'],
])('in the reader’s language: %s', async (language, title) => {
  await open(page(language));
  await screen.findByRole('heading', { name: title });
});

test('a link that is not whole says so', async () => {
  await open('/u/1.1.1.1.AAAAAAAAAAAAAAAA?lang=en');
  await screen.findByText(/This link is not valid/);
});
