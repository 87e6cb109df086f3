import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { customers } from '../../../contract/customers/company-customers.ts';
import { addCards } from '../../../contract/customers/loyalty-cards.ts';
import { gifts, giftTypeIds } from '../../../contract/gifts/gifts.ts';
import { greeceId } from '../../../server/common/countries.ts';
import { call } from '../../support/app.ts';
import { addCrowd, addCustomer, send } from '../../support/areas/till.ts';
import { customersList as list, openDesk } from '../../support/panel/desk.ts';
import {
  choose,
  fill,
  isAt,
  oneSent,
  open,
  press,
  refusal,
  sentTo,
  signedInTo,
  useBack,
} from '../../support/panel/panel.tsx';

const back = useBack();
const desk = (without: readonly string[] = []) => openDesk(back(), without);

test('a customer is found as one types and opened from the list', async () => {
  const { customer, page } = await desk();
  const { user } = await open(list);
  await user.type(await screen.findByRole('searchbox', { name: 'Search' }), customer.mobile);
  await waitFor(() =>
    expect(sentTo('GET', /\/customers$/).at(-1)?.query).toMatchObject({ q: customer.mobile }),
  );
  await user.click(await screen.findByText(customer.mobile));
  await isAt(page);
  await screen.findByText('40 points');
});

test('of very many customers an estimate is told until they are counted', async () => {
  const { till } = await desk();
  await addCrowd(back(), till.company, 12_000);
  await open(list);
  await screen.findByText(/^1-12 of about /);
  await screen.findByText('1-12 of 12,001');
});

test('filters are chosen together, told as chips, and kept as a view', async () => {
  const { customer } = await desk();
  const { user } = await open(list);
  await press(user, 'More filters');
  const drawer = within(await screen.findByRole('dialog', { name: 'Filter customers' }));
  await user.type(drawer.getByRole('textbox', { name: 'Balance from' }), '41');
  await user.click(drawer.getByRole('button', { name: 'Show customers' }));
  await waitFor(() =>
    expect(sentTo('GET', /\/customers$/).at(-1)?.query).toMatchObject({
      minimum_current_balance: '41',
    }),
  );
  await waitFor(() => expect(screen.queryByText(customer.mobile)).toBeNull());
  await press(user, 'Views');
  await user.click(await screen.findByRole('menuitem', { name: 'Save this view' }));
  await user.type(await screen.findByRole('textbox', { name: /Name of the view/ }), 'Over 40');
  await press(user, 'Save');
  await screen.findByText('The view was saved');
  const chip = await screen.findByRole('button', { name: /^Balance from: 41/ });
  chip.focus();
  await user.keyboard('{Delete}');
  await screen.findByText(customer.mobile);
  await press(user, 'Views');
  await user.click(await screen.findByRole('menuitemradio', { name: 'Over 40' }));
  await waitFor(() => expect(screen.queryByText(customer.mobile)).toBeNull());
  await press(user, 'Views');
  await user.click(await screen.findByRole('menuitem', { name: 'Delete the view “Over 40”' }));
  await screen.findByText('You lose its filters and order.');
  await press(user, 'Confirm');
  await screen.findByText('The view was deleted');
});

test('a customer is created, with the reason beside a field that is refused', async () => {
  await desk();
  const { user } = await open(`${list}/create`);
  await fill(user, 'first_name', 'Άννα');
  await fill(user, 'mobile', '6911111111');
  back().answer = ({ method }) =>
    method === 'POST'
      ? refusal(409, 'already_exists', 'There is such a record already.', {
          errors: { mobile: ['Somebody else has this one.'] },
        })
      : undefined;
  await press(user, 'Save');
  await screen.findByText('Somebody else has this one.');
  back().answer = undefined;
  await press(user, 'Save');
  await screen.findByText('You have successfully created customer');
  const [, sent] = sentTo('POST', /\/customers\/create$/);
  expect(sent?.body).toMatchObject({
    first_name: 'Άννα',
    mobile: '6911111111',
    country_id: greeceId,
  });
});

test.each([
  ['POST', 'create', 'CUSTOMER_WAS_CREATED', 'CUSTOMER WAS CREATED'],
  ['PUT', '?tab=details', 'CUSTOMER_WAS_UPDATED', 'CUSTOMER WAS UPDATED'],
])(
  'what a server says of a customer, saved by %s, is read without underscores (customer-message-underscores)',
  async (verb, at, message, read) => {
    const { page } = await desk();
    const { user } = await open(verb === 'POST' ? `${list}/${at}` : `${page}${at}`);
    await fill(user, 'first_name', 'Άννα');
    // Ours says nothing there, and the panel words it itself; others send the code of what they did.
    back().answer = async (sent) => {
      if (sent.method !== verb || !/\/customers(\/create|\/\d+)$/.test(sent.path)) return undefined;
      return Response.json({
        data: { user_account_id: Number(sent.path.split('/').at(-1)) || 7, first_name: 'Άννα' },
        message,
      });
    };
    await press(user, 'Save');
    await screen.findByText(read);
    expect(screen.queryByText(/_/)).toBeNull();
    expect(screen.queryByText(/You have successfully/)).toBeNull();
  },
);

test('points are given once, with a reason, and the page and its list of changes show them', async () => {
  const { page } = await desk();
  const { user } = await open(page);
  await press(user, 'Add or remove points');
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('button', { name: 'Give', pressed: true })).toBeDefined();
  await user.type(dialog.getByRole('textbox', { name: 'Points' }), '2.5');
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Birthday');
  await user.click(dialog.getAllByRole('button', { name: 'Give' }).at(-1) as HTMLElement);
  await screen.findByText('The balance is now 42.5 points');
  const { headers, body } = await oneSent('POST', /\/points\/adjust$/);
  expect(body).toEqual({ points: 2.5, reason: 'Birthday' });
  expect(headers.get('idempotency-key')).toMatch(/.{8,}/);
  await screen.findByText('42.5 points');
  await user.click(await screen.findByRole('tab', { name: 'Points' }));
  await screen.findByText('Adjustment: Birthday');
});

test('points that are not there are refused where they were asked for', async () => {
  const { page } = await desk();
  const { user } = await open(page);
  await press(user, 'Add or remove points');
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Take' }));
  await user.type(dialog.getByRole('textbox', { name: 'Points' }), '41');
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Mistake');
  await user.click(dialog.getAllByRole('button', { name: 'Take' }).at(-1) as HTMLElement);
  await dialog.findByText(/40/);
  expect(screen.getByRole('dialog')).toBeDefined();
});

test('a card is valid, invalid or unknown before it is given (card-validity-values)', async () => {
  const { till, page } = await desk();
  const params = { storeId: till.store.storeId };
  await call(back(), addCards, {
    params,
    body: { first_number: '70001', count: 1 },
    as: till.cashier,
  });
  const { user } = await open(page);
  await press(user, 'Actions');
  await user.click(await screen.findByRole('menuitem', { name: 'Attach a card' }));
  const number = await screen.findByRole('textbox', { name: 'Card number' });
  expect(screen.getByRole('status').textContent).toBe('4 to 10 digits');
  await user.type(number, '55501');
  await screen.findByText(/cannot be given/);
  await user.clear(number);
  await user.type(number, '70001');
  await screen.findByText('This card can be given.');
  await press(user, 'Attach a card');
  await screen.findByText('You have successfully attached the card');
});

test('notes are added and deleted by whoever wrote them', async () => {
  const { page } = await desk();
  const { user } = await open(`${page}`);
  await user.type(await screen.findByRole('textbox', { name: 'New note' }), 'Prefers email');
  await press(user, 'Add the note');
  await screen.findByText('Prefers email', { selector: 'p' });
  await press(user, 'Delete this note');
  await screen.findByText('The note was deleted');
  await screen.findByText('No notes yet.');
});

test('a note that cannot be had or deleted is not told to be none', async () => {
  const { page } = await desk();
  back().answer = ({ method, path }) =>
    method === 'GET' && path.endsWith('/notes') ? HttpResponse.error() : undefined;
  const { user } = await open(`${page}`);
  await screen.findByText(/The server cannot be reached/);
  expect(screen.queryByText('No notes yet.')).toBeNull();
  back().answer = ({ method }) => (method === 'DELETE' ? HttpResponse.error() : undefined);
  await user.type(screen.getByRole('textbox', { name: 'New note' }), 'Prefers email');
  await press(user, 'Add the note');
  await press(user, 'Delete this note');
  await screen.findByText(/The server cannot be reached/);
  const notes = within(screen.getByRole('region', { name: 'Notes' }));
  notes.getByText('Prefers email', { selector: 'p' });
});

test('consents that cannot be had are not told to be none', async () => {
  const { page } = await desk();
  back().answer = ({ path }) => (path.endsWith('/consents') ? HttpResponse.error() : undefined);
  const { user } = await open(page);
  await screen.findByText(/The server cannot be reached/);
  expect(screen.queryByText('Nothing was agreed to yet.')).toBeNull();
  back().answer = () => undefined;
  await press(user, 'Try again');
  await waitFor(() => expect(screen.queryByText(/The server cannot be reached/)).toBeNull());
});

test.each([
  ['details', 'textbox', 'First name'],
  ['notes', 'textbox', 'New note'],
])(
  'what was typed under %s is asked about before another tab is opened',
  async (tab, role, name) => {
    const { page } = await desk();
    const { user } = await open(`${page}?tab=${tab}`);
    const field = await screen.findByRole(role, { name: new RegExp(name) });
    await user.type(field, 'Κάτι');
    await user.click(screen.getByRole('tab', { name: 'Receipts' }));
    await screen.findByRole('dialog', { name: 'Leave without saving?' });
    await press(user, 'Keep editing');
    expect((field as HTMLInputElement).value).toContain('Κάτι');
    await user.click(await screen.findByRole('tab', { name: 'Receipts' }));
    await press(user, 'Leave without saving');
    await screen.findByRole('tab', { name: 'Receipts', selected: true });
  },
);

test('whoever may only read is offered nothing else (permission-check)', async () => {
  const { page } = await desk([
    'customers.update',
    'customers.delete',
    'customers.points',
    'customers.export',
    'customers.merge',
    'audit.read',
  ]);
  await open(page);
  await screen.findByText('40 points');
  expect(screen.queryByRole('button', { name: 'Add or remove points' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Actions' })).toBeNull();
  expect(screen.queryByRole('tab', { name: 'Details' })).toBeNull();
  expect(screen.queryByRole('tab', { name: 'Changes' })).toBeNull();
});

test('the audit log opens a change with what stood before and after', async () => {
  const { person, place } = await signedInTo('company');
  const params = { storeId: place.storeId };
  const body = { title: 'Mug', points: 100, gift_type_id: giftTypeIds.store } as never;
  const { data } = await call(back(), gifts.calls.create, { params, body, as: person });
  const one = { ...params, id: data.gift_id };
  await call(back(), gifts.calls.update, { params: one, body: { points: 150 }, as: person });
  const { user } = await open('/en/loyaltyPanel/audit-log');
  const row = await screen.findByRole('row', { name: /Changed.*Mug/ });
  await user.click(within(row).getByText('Mug'));
  await screen.findByText('Changed: Gift Mug');
  const line = await screen.findByRole('row', { name: 'Points 100 150' });
  expect(
    within(line)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['100', '150']);
  await screen.findByText('PUT /companies/{storeId}/gifts/{id}');
});

test('the audit log tells choices, days and yes or no as their forms do', async () => {
  const { till, customer, person } = await desk();
  const params = { storeId: till.company.storeId, id: customer.id };
  const body = { gender: 'female', birth_date: '1990-05-07', viber: true } as const;
  await call(back(), customers.calls.update, { params, body, as: person });
  const { user } = await open('/en/loyaltyPanel/audit-log');
  await user.click(
    within(await screen.findByRole('row', { name: /Changed.*Μαρία/ })).getByText('Μαρία'),
  );
  await screen.findByRole('row', { name: 'Gender Female' });
  screen.getByRole('row', { name: 'Date of birth 07/05/1990' });
  screen.getByRole('row', { name: 'Viber No Yes' });
});

test('an attribute is defined, shown in the form of a customer and kept', async () => {
  const { page } = await desk();
  const { user } = await open('/en/loyaltyPanel/customers/attributes-tab/create');
  await fill(user, 'name.el', 'Παπούτσι');
  await choose(user, /Type/, 'Number');
  await press(user, 'Save');
  await screen.findByText('You have successfully created attribute');
  await open(`${page}?tab=details`);
  const size = await screen.findByRole('textbox', { name: 'Παπούτσι' });
  await user.type(size, '42');
  await press(user, 'Save');
  await screen.findByText('You have successfully updated customer');
  const { body } = await oneSent('PUT', /\/customers\/\d+$/);
  expect(Object.values((body as { extra_attributes: object }).extra_attributes)).toEqual([42]);
});

test('a mobile of another country is shown with its calling code, and one of the company’s as it is dialled', async () => {
  const { till, customer, page } = await desk();
  const luca = await addCustomer(till, { mobile: '3331239999' });
  await back().database.pool.query(
    'update customers set country_id = 380 where user_account_id = $1',
    [luca.id],
  );
  await open(list);
  await screen.findByText('+39 3331239999');
  screen.getByText(customer.mobile);
  const { user } = await open(page);
  await press(user, 'Actions');
  await user.click(await screen.findByRole('menuitem', { name: 'Change the mobile' }));
  await user.type(await screen.findByRole('textbox', { name: /mobile/i }), '+39333');
  await screen.findByText('+39 Italy');
});

test('a customer’s page tells what happened, by day, and narrows it to one kind', async () => {
  const { till, customer } = await desk();
  await send(till, customer, 17, { receipt_number: 'A-77' });
  const { user } = await open(`${list}/${customer.id}`);
  const story = within(await screen.findByRole('region', { name: 'What happened' }));
  await story.findByText('A-77');
  story.getByText('+17');
  const months = await screen.findByRole('table', { name: 'The last 12 months', hidden: true });
  expect(within(months).getAllByText('€57.00')).toHaveLength(1);
  await user.click(story.getByRole('button', { name: 'Notes' }));
  await story.findByText('Nothing has happened yet.');
  await user.type(screen.getByRole('textbox', { name: /note/i }), 'Prefers email');
  await press(user, 'Add the note');
  await story.findByText('Prefers email');
});
