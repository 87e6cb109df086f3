import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { tillKey } from '../../../contract/transactions/queued-receipts.ts';
import { transactionsTable } from '../../../server/tables/ledger.ts';
import { keepReceipt, type QueuedItem, queueOf } from '../../../src/custom/tills/state/queue.ts';
import { call } from '../../support/app.ts';
import { addCustomer, addTill, type Till } from '../../support/areas/till.ts';
import { open, refusal, type Sent, sentTo, signInAs, useBack } from '../../support/panel/panel.tsx';

const back = useBack();
let till: Till;
let mobile: string;
beforeEach(async () => {
  till = await addTill(back());
  mobile = (await addCustomer(till)).mobile;
});

const storeId = () => till.store.storeId;
const keyOf = ({ queued }: QueuedItem) => queued.idempotency_key;
const queuedKeys = () => queueOf(storeId()).map(keyOf);
const sentKey = ({ body }: Sent) => (body as QueuedItem).queued?.idempotency_key;
const posted = async () => (await back().database.db.select().from(transactionsTable)).length;

/** Keeps receipts on the device, one for each key, and opens the till with them. */
async function openWith(...keys: string[]) {
  const params = { storeId: storeId() };
  const { data } = await call(back(), tillKey, { params, as: till.cashier });
  for (const idempotency_key of keys)
    keepReceipt(
      storeId(),
      data,
      {
        idempotency_key,
        occurred_at: new Date(back().clock.now).toISOString(),
        receipt: { code: mobile, amount: 10, lines: [] },
      },
      mobile,
    );
  await signInAs(till.cashier, till.store);
  return (await open('/en/points-pos')).user;
}

/** Answers in place of the server what is posted with that key. */
function instead(key: string, answer: () => Response) {
  back().answer = (sent) =>
    /queued$/.test(sent.path) && sentKey(sent) === key ? answer() : undefined;
}

describe('a receipt that the server fails at does not hold up the others', () => {
  test.each<[string, () => Response]>([
    ['an error', () => refusal(500, 'internal', 'It broke.')],
    ['a lock that is never free', () => refusal(503, 'unavailable', 'Not now.')],
  ])('%s', async (_, answer) => {
    instead('always-fails', answer);
    await openWith('always-fails', 'goes-well-1', 'goes-well-2');
    await waitFor(async () => expect(await posted()).toBe(2));
    expect(queuedKeys()).toEqual(['always-fails']);
    await screen.findByRole('button', { name: '1 receipt waiting' });
  });

  test('a connection that ends whenever it is sent: the others are posted when it is back', async () => {
    instead('always-fails', () => HttpResponse.error());
    await openWith('always-fails', 'goes-well-1', 'goes-well-2');
    await waitFor(async () => expect(await posted()).toBe(2));
    expect(queuedKeys()).toEqual(['always-fails']);
  });
});

describe('a receipt that the server fails at again and again', () => {
  async function failing(key: string) {
    instead(key, () => refusal(500, 'internal', 'It broke.'));
    const user = await openWith(key);
    await user.click(await screen.findByRole('button', { name: '1 receipt waiting' }));
    const dialog = within(screen.getByRole('dialog'));
    const post = dialog.getByRole('button', { name: 'Post now' });
    while (!dialog.queryByText('Failed 8 times: It broke.')) {
      const before = sentTo('POST', /queued$/).length;
      await user.click(post);
      await waitFor(() => expect(sentTo('POST', /queued$/).length).toBeGreaterThan(before));
    }
    return { user, dialog, post };
  }

  test('is set aside after eight tries, with what the server said, and can be discarded', async () => {
    const { dialog } = await failing('fails-for-ever');
    expect(sentTo('POST', /queued$/)).toHaveLength(8);
    dialog.getByRole('button', { name: 'Discard' });
    expect(screen.getByRole('button', { name: '1 receipt needs attention' })).toBeTruthy();
  });

  test('is posted with the others once the server can', async () => {
    const { user, dialog, post } = await failing('fails-for-long');
    back().answer = undefined;
    await user.click(post);
    await dialog.findByText('Nothing is waiting.');
    expect(await posted()).toBe(1);
  });
});

test('what the server refuses is set aside at once, and not tried again with the others', async () => {
  instead('is-refused', () => refusal(422, 'queued_too_late', 'Too late.'));
  const user = await openWith('is-refused', 'goes-well');
  await user.click(await screen.findByRole('button', { name: '1 receipt needs attention' }));
  const dialog = within(screen.getByRole('dialog'));
  dialog.getByText('Not accepted: Too late.');
  await user.click(dialog.getByRole('button', { name: 'Post now' }));
  await user.click(dialog.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(sentTo('POST', /queued$/).map(sentKey)).toHaveLength(3));
  expect(await posted()).toBe(1);
});

test('a server that asks for patience is left alone, and what waits stays', async () => {
  back().answer = ({ path }) =>
    /queued$/.test(path) ? refusal(429, 'too_many_attempts', 'Wait.') : undefined;
  await openWith('one-of-two', 'two-of-two');
  await waitFor(() => expect(sentTo('POST', /queued$/)).toHaveLength(1));
  expect(queuedKeys()).toEqual(['one-of-two', 'two-of-two']);
});

describe('a receipt of a customer whom nobody knows', () => {
  /** Kept on the device for a number that is not right, and refused. */
  async function refused() {
    mobile = '6999999990';
    const user = await openWith('of-nobody');
    await user.click(await screen.findByRole('button', { name: '1 receipt needs attention' }));
    return { user, dialog: within(screen.getByRole('dialog')) };
  }

  test('is posted once its number is right, with a key of its own and its own time', async () => {
    const known = await addCustomer(till);
    const { user, dialog } = await refused();
    await user.click(dialog.getByRole('button', { name: 'Correct the number' }));
    const number = dialog.getByLabelText('The right mobile, card or code');
    await user.clear(number);
    await user.type(number, `${known.mobile}{Enter}`);
    await dialog.findByText('Nothing is waiting.');
    expect(await posted()).toBe(1);
    const keys = sentTo('POST', /queued$/).map(sentKey);
    expect([keys[0], new Set(keys).size]).toEqual(['of-nobody', 2]);
  });

  test('is posted for whoever is registered with the number', async () => {
    const { user, dialog } = await refused();
    await user.click(dialog.getByRole('button', { name: 'Register the customer' }));
    const form = within(await screen.findByRole('dialog', { name: 'New customer' }));
    expect(form.getByLabelText('Mobile number')).toHaveValue('6999999990');
    await user.type(form.getByLabelText('First name'), 'Anna');
    await user.click(form.getByRole('button', { name: 'Register' }));
    await dialog.findByText('Nothing is waiting.');
    expect(await posted()).toBe(1);
  });

  test('is corrected in vain where the new number is not known either, and stays', async () => {
    const { user, dialog } = await refused();
    await user.click(dialog.getByRole('button', { name: 'Correct the number' }));
    const number = dialog.getByLabelText('The right mobile, card or code');
    await user.clear(number);
    await user.type(number, '6999999991{Enter}');
    await dialog.findByRole('button', { name: 'Correct the number' });
    dialog.getByText('6999999991');
    expect(await posted()).toBe(0);
  });
});
