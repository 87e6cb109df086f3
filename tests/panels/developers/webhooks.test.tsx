import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createCustomer } from '../../../contract/customers/customer-desk.ts';
import { call } from '../../support/app.ts';
import { type Receiver, startReceiver, verify } from '../../support/areas/developers/receiver.ts';
import { addWebhook, tellAll } from '../../support/areas/developers/webhooks.ts';
import type { Person, Place } from '../../support/areas/people.ts';
import { open, press, signedInTo, useBack } from '../../support/panel/panel.tsx';

const back = useBack();
const page = '/en/loyaltyPanel/developers/webhooks';
let receiver: Receiver;

beforeEach(async () => {
  receiver = await startReceiver();
});
afterEach(() => receiver.close());

const join = (place: Place, as: Person) =>
  call(back(), createCustomer, {
    params: { storeId: place.storeId },
    as,
    body: { first_name: 'Άννα', mobile: '6945550009' },
  });

/** Addresses of this machine are reached as those of a demo are. */
function reach() {
  const { settings } = back().api.dependencies;
  settings.demo = true;
  settings.mail.allowPrivate = true;
}

test('a webhook is set up: its events seen beforehand, its secret told once, tried out', async () => {
  reach();
  const { place, person } = await signedInTo('company', ['transactions.read']);
  const { user } = await open(`${page}/create`);
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Accounting');
  const address = screen.getByRole('textbox', { name: 'Address' });
  await user.clear(address);
  await user.type(address, receiver.url);
  const receipts = await screen.findByRole('checkbox', { name: /^Receipt posted/ });
  expect(receipts).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'See an example: New customer' }));
  await screen.findByText(/"type": "customer.created"/);
  await press(user, 'Close');
  await user.click(await screen.findByRole('checkbox', { name: /^New customer/ }));
  await press(user, 'Save');
  const dialog = within(await screen.findByRole('dialog', { name: /Accounting/ }));
  const { value: secret } = dialog.getByRole<HTMLInputElement>('textbox', {
    name: 'Signing secret',
  });
  await user.click(dialog.getByRole('button', { name: 'I have saved it' }));
  await press(user, 'Send a test');
  await press(user, 'Send');
  await screen.findByText(/It answered 204/);
  await join(place, person);
  await tellAll(back());
  expect(receiver.types()).toEqual(['customer.created', 'customer.created']);
  for (const got of receiver.received) verify(secret, got);
});

test('what was told is read with its answer, and sent again', async () => {
  reach();
  const { place, person } = await signedInTo('company');
  receiver.answers(() => ({ status: 500, body: '{"error":"closed"}' }));
  await addWebhook(back(), {
    ...{ at: place, as: person, url: receiver.url },
    events: ['customer.created'],
  });
  await join(place, person);
  await tellAll(back());
  const { user } = await open('/en/loyaltyPanel/developers/webhook-logs');
  await user.click(await screen.findByText('To be tried again', { selector: '.MuiChip-label' }));
  await screen.findByText(/"error": "closed"/);
  await screen.findByText(/"first_name": "Άννα"/);
  receiver.answers(() => ({ status: 200 }));
  await press(user, 'Send this again');
  await screen.findByText('It will be sent again.');
  await tellAll(back());
  expect(receiver.received).toHaveLength(2);
});

test('what waits for its next try is sent at once, and the page shows by itself that it was taken', async () => {
  reach();
  const { place, person } = await signedInTo('company');
  receiver.answers(() => ({ status: 503 }));
  const hook = { at: place, as: person, url: receiver.url, events: ['customer.created'] as const };
  const { webhook_id: id } = await addWebhook(back(), hook);
  await join(place, person);
  await tellAll(back());
  receiver.answers(() => ({ status: 204 }));
  const { user } = await open(`${page}/${id}`);
  await screen.findByText(/^Nothing was accepted since/);
  await press(user, 'Send again');
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Send again' }));
  await screen.findByText('1 message will be sent again');
  await tellAll(back());
  await screen.findByText('Accepted', { selector: '.MuiChip-label' });
  await waitFor(() => expect(screen.queryByText(/^Nothing was accepted since/)).toBeNull());
});
