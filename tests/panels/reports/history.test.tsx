import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { dayOfMoment, inCalendar } from '../../../src/i18n/calendar.ts';
import { formatDate } from '../../../src/i18n/format.ts';
import { formatPeriod, lastDays, monthOf } from '../../../src/i18n/period.ts';
import { addMember, allBut } from '../../support/areas/people.ts';
import { addCustomer, addTill, giveBack, send } from '../../support/areas/till.ts';
import { noonOfToday } from '../../support/panel/noon.ts';
import { isAt, open, press, sentTo, signInAs, useBack } from '../../support/panel/panel.tsx';

const back = useBack();
const analysis = '/en/storePanel/history/point-analysis';
const monthly = '/en/storePanel/history/monthly-points';
const today = () => formatDate(Date.now());

async function staff(without: readonly string[] = []) {
  const till = await addTill(back());
  const person = without.length
    ? await addMember(back(), till.store, allBut(...without))
    : till.cashier;
  await signInAs(person, till.store);
  back().clock.now = noonOfToday();
  return { till, customer: await addCustomer(till) };
}

/** The numbers of a row of the report, its name left out. */
const numbersOf = async (name: RegExp) => {
  const row = await screen.findByRole('row', { name });
  return within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
};

test('the analysis covers the last 30 days and shows them as DD/MM/YYYY (period-range-display)', async () => {
  await staff();
  await open(analysis);
  await screen.findByRole('button', { name: `Period: ${formatPeriod(lastDays(30))}` });
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(32));
  expect(sentTo('GET', /point-analysis$/).at(-1)?.query).toEqual(lastDays(30));
});

test('a day tells what was issued and taken back, and the total sums it up', async () => {
  const { till, customer } = await staff();
  const { data } = await send(till, customer, 40);
  await send(till, customer, 10);
  await giveBack(till, data.transaction_id, { amount: 15 });
  await open(analysis);
  const figures = ['2', '€35.00', '50', '15', '0', '0', '0', '0', '0'];
  expect(await numbersOf(new RegExp(today()))).toEqual(figures);
  expect(await numbersOf(/^Total|of Total/)).toEqual(figures);
});

test('a line opens the postings it sums up, and each leads to its receipt', async () => {
  const { till, customer } = await staff();
  const { data } = await send(till, customer, 40);
  await giveBack(till, data.transaction_id);
  const { user } = await open(analysis);
  await press(user, `The entries of ${today()}`);
  const day = lastDays(1);
  const dialog = within(
    await screen.findByRole('dialog', { name: `Entries, ${formatPeriod(day)}` }),
  );
  await dialog.findByRole('link', { name: `Return #${data.transaction_id}` });
  dialog.getByText('-40');
  dialog.getByText('+40');
  expect(sentTo('GET', /postings$/).at(-1)?.query).toEqual({ ...day, page: '1' });
  await user.click(dialog.getByRole('link', { name: `Receipt #${data.transaction_id}` }));
  await isAt(`/en/storePanel/transactions/${data.transaction_id}`);
});

test('postings have pages of twelve (table-page-size)', async () => {
  const { till, customer } = await staff();
  for (let count = 0; count < 13; count += 1) await send(till, customer, 10);
  const { user } = await open(analysis);
  await press(user, `The entries of ${today()}`);
  const dialog = within(await screen.findByRole('dialog'));
  await waitFor(() => expect(dialog.getAllByRole('row')).toHaveLength(13));
  await user.click(dialog.getByRole('button', { name: /page 2/i }));
  await waitFor(() => expect(dialog.getAllByRole('row')).toHaveLength(2));
});

test('another period is chosen, and one that is too long is refused in words', async () => {
  await staff();
  const { user } = await open(analysis);
  await user.click(await screen.findByRole('button', { name: /^Period:/ }));
  await press(user, 'Last 7 days');
  await screen.findByRole('button', { name: `Period: ${formatPeriod(lastDays(7))}` });
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(9));
  await user.click(screen.getByRole('button', { name: /^Period:/ }));
  fireEvent.change(await screen.findByLabelText('From'), { target: { value: '01/01/2020' } });
  await press(user, 'Apply');
  await screen.findByText('The period must end after it begins and last no more than 92 days.');
});

test('a period that ends before it begins is told before it is sent', async () => {
  await staff();
  const { user } = await open(analysis);
  await user.click(await screen.findByRole('button', { name: /^Period:/ }));
  fireEvent.change(await screen.findByLabelText('To (inclusive)'), {
    target: { value: '01/01/2020' },
  });
  await press(user, 'Apply');
  screen.getByText('The period must end after it begins.');
  expect(sentTo('GET', /point-analysis$/)).toHaveLength(1);
});

test('a year has its months, each with the postings behind it', async () => {
  const { till, customer } = await staff();
  await send(till, customer, 40);
  const { user } = await open(monthly);
  const name = inCalendar().format('MM/YYYY');
  expect((await numbersOf(new RegExp(name))).slice(0, 3)).toEqual(['1', '€40.00', '40']);
  expect(screen.getAllByRole('row')).toHaveLength(14);
  await press(user, `The entries of ${name}`);
  const month = monthOf(`${dayOfMoment().slice(0, 8)}01`);
  await screen.findByRole('dialog', { name: `Entries, ${formatPeriod(month)}` });
});

test('another year is asked for', async () => {
  await staff();
  const { user } = await open(monthly);
  const last = String(inCalendar().year() - 1);
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Year' }), last);
  await waitFor(() =>
    expect(sentTo('GET', /monthly-points$/).at(-1)?.query).toEqual({ year: last }),
  );
});

test('whoever may not read postings sees the sums alone (permission-check)', async () => {
  const { till, customer } = await staff(['history.read']);
  await send(till, customer, 40);
  await open(analysis);
  await numbersOf(new RegExp(today()));
  expect(screen.queryByRole('button', { name: /^The postings/ })).toBeNull();
});

test.each([
  ['history.points_analysis', analysis],
  ['history.monthly_points', monthly],
])('without %s, %s is forbidden (guard-permission)', async (permission, path) => {
  await staff([permission]);
  await open(path);
  await isAt('/en/forbidden');
});
