import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { discountCoupons } from '../../../contract/coupons/coupons.ts';
import { transactionsTable } from '../../../server/tables/ledger.ts';
import { call } from '../../support/app.ts';
import { addPerson, allBut, join } from '../../support/areas/people.ts';
import {
  accountOf,
  addCustomer,
  addProduct,
  addTill,
  expectSound,
  send,
  setStore,
  type Till,
} from '../../support/areas/till.ts';
import {
  oneSent,
  open,
  press,
  refusal,
  sentTo,
  signInAs,
  useBack,
} from '../../support/panel/panel.tsx';

const back = useBack();
type User = Awaited<ReturnType<typeof open>>['user'];

async function openTill(
  path = '/en/points-pos',
  own: Parameters<typeof addTill>[1] = {},
): Promise<{ user: User; till: Till }> {
  const till = await addTill(back(), own);
  await signInAs(till.cashier, till.store);
  const { user } = await open(path);
  await screen.findByLabelText(/Mobile, card, code or name|Κινητό, κάρτα, κωδικός|Cellulare/);
  return { user, till };
}

const enter = async (user: User, code: string, amount: string) => {
  await user.type(document.querySelector('#customer-code') as HTMLInputElement, `${code}{Enter}`);
  await waitFor(() => expect(document.querySelector('#amount')).not.toBeNull());
  await user.type(document.querySelector('#amount') as HTMLInputElement, `${amount}{Enter}`);
};
const receipts = () => back().database.db.select().from(transactionsTable);

describe('a key', () => {
  test('that is typed while an answer is on its way goes to the next step', async () => {
    const { user, till } = await openTill('/el/points-pos');
    const [customer, other] = [await addCustomer(till), await addCustomer(till)];
    back().answer = async ({ path }) => {
      if (!/find|transactions$/.test(path)) return undefined;
      await new Promise((done) => setTimeout(done, 200));
      return undefined;
    };
    await user.keyboard(`${customer.mobile}{Enter}12,50{Enter}`);
    await user.keyboard(`${other.mobile}{Enter}7,50{Enter}`);
    await waitFor(async () => expect(await receipts()).toHaveLength(2));
    await screen.findByText('+7,5 πόντοι');
    expect(await accountOf(till, customer)).toMatchObject({ balance: 12.5 });
    expect(await accountOf(till, other)).toMatchObject({ balance: 7.5 });
  });

  test('that is tapped leaves Enter to the keyboard, and typed digits to the amount wherever the focus is', async () => {
    const { user, till } = await openTill();
    const customer = await addCustomer(till);
    await user.keyboard(`${customer.mobile}{Enter}`);
    await screen.findByLabelText('Amount of the receipt');
    await user.click(screen.getByRole('button', { name: '1' }));
    await user.click(screen.getAllByRole('heading')[0] as HTMLElement);
    await user.keyboard('5{Enter}');
    await screen.findByText('+15 points');
  });
});

describe('the point of sale', () => {
  test('takes a known customer’s receipt in two actions, from the keyboard', async () => {
    const { user, till } = await openTill();
    const customer = await addCustomer(till);
    await enter(user, customer.mobile, '12.5');
    await screen.findByText('+12.5 points');
    expect(await accountOf(till, customer)).toEqual({ balance: 12.5, deficit: 0 });
    await user.click(screen.getByText('Reason'));
    await screen.findByText(/For each €1.00 of €12.50/);
    await user.keyboard('{Tab}');
    await expectSound(till);
  });

  for (const [language, path] of [
    ['Greek', '/el/points-pos'],
    ['Italian', '/it/points-pos'],
  ] as const)
    test(`takes an amount with a comma in ${language}`, async () => {
      const { user, till } = await openTill(path, { store: { ask_above_amount: 0 } });
      const customer = await addCustomer(till);
      await enter(user, customer.mobile, '1.234,50');
      await waitFor(async () => expect((await receipts())[0]?.amount).toBe(1234.5));
    });

  test('a double click posts once', async () => {
    const { user, till } = await openTill();
    const customer = await addCustomer(till);
    await user.type(
      document.querySelector('#customer-code') as HTMLInputElement,
      `${customer.mobile}{Enter}`,
    );
    await waitFor(() => expect(document.querySelector('#amount')).not.toBeNull());
    await user.type(document.querySelector('#amount') as HTMLInputElement, '10');
    await user.dblClick(screen.getByRole('button', { name: 'Award points' }));
    await screen.findByText('+10 points');
    expect(await receipts()).toHaveLength(1);
  });

  test('a lost answer is sent again with the same key, and nothing is posted twice', async () => {
    const { user, till } = await openTill();
    const customer = await addCustomer(till);
    let lost = 0;
    back().answer = async ({ method, path, headers, body }) => {
      if (method !== 'POST' || !path.endsWith('/transactions') || lost) return undefined;
      lost += 1;
      // The server posts it, and its answer never arrives.
      await back().app.request(`/api${path}`, { method, headers, body: JSON.stringify(body) });
      return HttpResponse.error();
    };
    await enter(user, customer.mobile, '10');
    await screen.findByText('Kept on this device');
    await waitFor(() => expect(sentTo('POST', /queued$/)).toHaveLength(1));
    await waitFor(() =>
      expect(localStorage.getItem(`till.queue.${till.store.storeId}`)).toBe('[]'),
    );
    expect(await receipts()).toHaveLength(1);
    expect((await accountOf(till, customer)).balance).toBe(10);
  });

  test('says which limit a receipt is over, and posts nothing', async () => {
    const { user, till } = await openTill();
    await setStore(till, { max_amount_limit: 5000 });
    const customer = await addCustomer(till);
    await enter(user, customer.mobile, '80');
    const refusals = await screen.findAllByText(/maximum receipt amount in this store is €50\.00/);
    expect(refusals.length).toBeGreaterThan(0);
    expect(await receipts()).toEqual([]);
  });

  test('nothing is readable before somebody signs in or the device is paired', async () => {
    await open('/en/points-pos');
    await screen.findByLabelText('Pairing code');
    expect(back().sent).toEqual([]);
  });

  test('a person without the right to post is told so', async () => {
    const till = await addTill(back());
    const person = await addPerson(back());
    await join(back(), person, till.store, allBut('transactions.create'));
    await signInAs(person, till.store);
    await open('/en/points-pos');
    await screen.findByText('You may not post receipts in this store.');
  });
});

describe('the card of a new customer', () => {
  const typeCard = async (user: User, number: string) => {
    const input = document.querySelector('[name="card_number"]') as HTMLInputElement;
    await user.clear(input);
    if (number) await user.type(input, number);
  };
  const openForm = async () => {
    const opened = await openTill();
    await opened.user.click(await screen.findByRole('button', { name: /New customer/ }));
    return opened;
  };
  const check = /card-check$/;

  test('is asked about only with 4 to 10 digits, otherwise it is unknown (card-check-length)', async () => {
    const { user } = await openForm();
    await typeCard(user, '123');
    await screen.findByText('A card has 4 to 10 digits.');
    expect(sentTo('GET', check)).toEqual([]);
    await typeCard(user, '1234');
    expect((await oneSent('GET', check)).query).toEqual({ card_number: '1234' });
  });

  test('is invalid on an entity error and valid on a success with data (card-check-result)', async () => {
    const { user, till } = await openForm();
    const { pool } = back().database;
    await pool.query('insert into loyalty_cards (company_id, card_number) values ($1, $2)', [
      till.company.companyId,
      '5550001',
    ]);
    await typeCard(user, '5550001');
    await screen.findByText('The card is free.');
    await typeCard(user, '5550002');
    await screen.findByText('This card cannot be given.');
  });

  test('is valid, invalid or unknown (card-validity-values)', async () => {
    const { user } = await openForm();
    await typeCard(user, '12');
    await screen.findByText('A card has 4 to 10 digits.');
    back().answer = ({ path }) =>
      check.test(path) ? HttpResponse.json({ data: { card_number: '1234' } }) : undefined;
    await typeCard(user, '1234');
    await screen.findByText('The card is free.');
  });

  test('that cannot be checked stays unknown, and nobody is bothered (silent-failures)', async () => {
    const { user } = await openForm();
    back().answer = ({ path }) =>
      check.test(path) ? refusal(500, 'internal', 'It broke.') : undefined;
    await typeCard(user, '1234567890');
    await oneSent('GET', check);
    expect(screen.queryByText('It broke.')).toBeNull();
    expect(screen.getByText('A card has 4 to 10 digits.')).toBeDefined();
  });
});

test('the point of sale is shown without padding (points-pos-no-padding)', async () => {
  await openTill();
  const main = document.querySelector('#main') as HTMLElement;
  for (
    let node: HTMLElement | null = main;
    node && node !== document.documentElement;
    node = node.parentElement
  )
    expect(getComputedStyle(node).padding || '0px').toMatch(/^0(px)?$/);
});

describe('what is left to pay', () => {
  const sums = (element: HTMLElement) =>
    /Left to pay:? ?(€[\d.]+)/.exec(element.textContent ?? '')?.[1];

  const doneScreen = async () =>
    (await screen.findByText('Next customer')).closest('section') as HTMLElement;

  test('is one figure at the amount, when it is done and on the slip, with a coupon and points', async () => {
    const till = await addTill(back(), {
      company: { point_value: 500 },
      store: { thermal_printer: true },
    });
    const customer = await addCustomer(till);
    await send(till, customer, 1000);
    const product = await addProduct(till, 0);
    await call(back(), discountCoupons.calls.create, {
      params: { storeId: till.store.storeId },
      body: { product_discount_id: product, discount_value: 1.75 },
      as: till.cashier,
    });
    await signInAs(till.cashier, till.store);
    const { user } = await open('/en/points-pos');
    const code = await screen.findByLabelText(/Mobile, card, code or name/);
    await user.type(code, `${customer.mobile}{Enter}`);
    await user.type(await screen.findByLabelText('Amount of the receipt'), '10');
    await user.click(await screen.findByRole('button', { name: /−€1.75/ }));
    // The product has to be on the receipt: the cashier is asked, and says so.
    await screen.findByRole('alertdialog', { name: /is for: Freddo\. Has the customer bought it/ });
    await user.keyboard('{Enter}');
    await user.click(screen.getByLabelText('Pay with points'));
    const points = screen.getByLabelText('Points to use');
    // As many as fit what the coupon leaves.
    await waitFor(() => expect(points).toHaveValue('165'));
    await user.clear(points);
    await user.type(points, '100');
    await screen.findByText('100 points pay €5.00');
    await waitFor(() => expect(sums(document.body)).toBe('€3.25'));
    await user.click(screen.getByRole('button', { name: 'Award points' }));
    const done = await doneScreen();
    expect(sums(done)).toBe('€3.25');
    expect(done).toHaveTextContent('(coupons −€1.75, points −€5.00)');
    const slip = await screen.findByTestId('printed-receipt');
    expect(sums(slip)).toBe('€3.25');
    expect(slip).toHaveTextContent('Taken off by coupons−€1.75Paid with points−€5.00');
    await expectSound(till);
  });

  test('is named when nothing was taken off, too', async () => {
    const { user, till } = await openTill();
    await enter(user, (await addCustomer(till)).mobile, '12.5');
    expect(sums(await doneScreen())).toBe('€12.50');
  });
});

test('what came of a receipt is read out by a place that was there before', async () => {
  const { user, till } = await openTill();
  const customer = await addCustomer(till);
  await screen.findByLabelText(/Mobile, card, code or name/);
  const region = document.querySelector('[aria-live=assertive]');
  expect(region).toBeEmptyDOMElement();
  await enter(user, customer.mobile, '12.5');
  await screen.findByText('Next customer');
  expect(region).toHaveTextContent(/\+12.5 points. Left to pay €12.50. New balance: 12.5 points/);
  await user.keyboard('6');
  await waitFor(() => expect(region).toBeEmptyDOMElement());
});

test('that any key begins the next customer can be switched off on this device', async () => {
  const { user, till } = await openTill();
  const customer = await addCustomer(till);
  await user.click(await screen.findByRole('button', { name: 'More' }));
  await user.click(await screen.findByLabelText('Any key begins the next customer'));
  await user.keyboard('{Escape}');
  await enter(user, customer.mobile, '12.5');
  const next = await screen.findByText('Next customer');
  await user.keyboard('69');
  expect(next).toBeVisible();
  await user.keyboard('{Enter}');
  expect(await screen.findByLabelText(/Mobile, card, code or name/)).toHaveValue('');
  localStorage.removeItem('till.nextByKey');
});

describe('the receipt that was posted last', () => {
  test('is undone from the screen that shows it, which says what is left', async () => {
    const { user, till } = await openTill();
    const customer = await addCustomer(till);
    await enter(user, customer.mobile, '12.5');
    await press(user, /^Undo/);
    await screen.findByText('Undone. Balance: 0 points');
    expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
    expect((await accountOf(till, customer)).balance).toBe(0);
    await expectSound(till);
  });

  test('stays in a line before the next customer, and is undone there', async () => {
    const { user, till } = await openTill();
    const customer = await addCustomer(till);
    await enter(user, customer.mobile, '12.5');
    await press(user, /^Next customer/);
    await screen.findByText(/^Last: Μαρία .* · €12.50 · \+12.5 points$/);
    await press(user, /^Undo/);
    await screen.findByText('Undone. Balance: 0 points');
    expect((await accountOf(till, customer)).balance).toBe(0);
  });

  test('that may be undone no more says why, and stays', async () => {
    const { user, till } = await openTill();
    const customer = await addCustomer(till);
    await enter(user, customer.mobile, '12.5');
    await screen.findByText('+12.5 points');
    await send(till, customer, 3);
    await press(user, /^Undo/);
    await screen.findByText(/Something else has happened on this account/);
    expect((await accountOf(till, customer)).balance).toBe(15.5);
  });
});

test('the next customer may be typed or scanned as soon as a receipt is posted', async () => {
  const { user, till } = await openTill();
  const [first, second] = [await addCustomer(till), await addCustomer(till)];
  await enter(user, first.mobile, '12.5');
  await screen.findByText('+12.5 points');
  await user.keyboard(second.mobile);
  expect(document.querySelector('#customer-code')).toHaveValue(second.mobile);
});

describe('a sum above what the store sets', () => {
  test('is asked about once: Esc goes back to the amount, Enter posts it', async () => {
    const { user, till } = await openTill(undefined, { store: { ask_above_amount: 20_000 } });
    await enter(user, (await addCustomer(till)).mobile, '2000');
    await screen.findByRole('alertdialog', { name: 'Post a receipt of €2,000.00?' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(await receipts()).toEqual([]);
    await user.type(document.querySelector('#amount') as HTMLInputElement, '{Enter}');
    await screen.findByRole('alertdialog');
    await user.keyboard('{Enter}');
    await screen.findByText('+2,000 points');
    expect(await receipts()).toHaveLength(1);
  });

  test('is not asked about at the sum itself', async () => {
    const { user, till } = await openTill(undefined, { store: { ask_above_amount: 20_000 } });
    await enter(user, (await addCustomer(till)).mobile, '200');
    await screen.findByText('+200 points');
  });
});

describe('a customer by name', () => {
  test('is chosen with the arrows and Enter, told apart by the end of the mobile', async () => {
    const { user, till } = await openTill();
    const [first, second] = [await addCustomer(till), await addCustomer(till)];
    await user.type(document.querySelector('#customer-code') as HTMLInputElement, 'kostopoul');
    const options = await screen.findAllByRole('option');
    expect(options.map(({ textContent }) => textContent?.slice(-8))).toHaveLength(2);
    screen.getByText(`••• ${second.mobile.slice(-3)}`);
    expect(screen.queryByText(first.mobile)).toBeNull();
    await user.keyboard('{ArrowDown}{Enter}');
    await screen.findByLabelText('Amount of the receipt');
    expect(sentTo('GET', /\/customers\/\d+$/)).toHaveLength(1);
  });

  test('that nobody has is said to be so, and Enter looks for no code', async () => {
    const { user } = await openTill();
    await user.type(document.querySelector('#customer-code') as HTMLInputElement, 'zzzz');
    await screen.findByText('No customer has this name.');
    await user.keyboard('{Enter}');
    expect(sentTo('GET', /customers\/find$/)).toEqual([]);
  });
});
