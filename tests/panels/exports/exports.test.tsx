import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { addMember, allBut, type Place } from '../../support/areas/people.ts';
import { addCustomer, addTill } from '../../support/areas/till.ts';
import { open, press, refusal, sentTo, signInAs, useBack } from '../../support/panel/panel.tsx';
import { runAll } from '../../support/worlds/exports.ts';

const back = useBack();
const list = '/en/loyaltyPanel/customers/customers-tab';
let company: Place;

/** The customers of a company, of whom there are two, as whoever may do so much sees them. */
async function customers(path = list, without: readonly string[] = []) {
  const till = await addTill(back());
  company = till.company;
  await addCustomer(till);
  await addCustomer(till);
  await signInAs(await addMember(back(), company, allBut(...without)), company);
  return (await open(path)).user;
}

const path = () => `/companies/${company.storeId}/export/customers`;

type User = Awaited<ReturnType<typeof open>>['user'];

async function start(user: User) {
  await press(user, 'More');
  await user.click(await screen.findByRole('menuitem', { name: 'Export' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Export: Customers' }));
  await user.click(await dialog.findByRole('button', { name: 'Export' }));
}

/** Answers these calls in place of the server. */
function answering(method: string, answer: () => Response) {
  back().answer = (sent) =>
    sent.method === method && sent.path.startsWith(path()) ? answer() : undefined;
}

/** The tray comes after the first screen. */
const tray = () => screen.findByRole('button', { name: /^Exports/ });

describe('a list is exported', () => {
  test('as its filters leave it, and the answer sends those alone that are not empty (export-non-empty-filters)', async () => {
    const user = await customers(`${list}?filter=${JSON.stringify({ q: 'Μαρία', gender: '' })}`);
    await start(user);
    await waitFor(() => expect(sentTo('POST', path())).toHaveLength(1));
    const [sent] = sentTo('POST', path());
    expect(sent?.query).toEqual({ q: 'Μαρία', sort: 'created_at', order: 'desc' });
    expect(sent?.body).toMatchObject({ format: 'csv', headings: { first_name: 'First name' } });
  });

  test('as the file that was chosen, which is remembered', async () => {
    const user = await customers();
    await press(user, 'More');
    await user.click(await screen.findByRole('menuitem', { name: 'Export' }));
    await user.click(await screen.findByRole('radio', { name: 'Excel (XLSX)' }));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await start(user);
    await waitFor(() => expect(sentTo('POST', path())[0]?.body).toMatchObject({ format: 'xlsx' }));
  });

  test('by nobody who may not', async () => {
    const user = await customers(list, ['customers.export', 'customers.import']);
    await screen.findByRole('button', { name: 'Columns' });
    expect(screen.queryByRole('button', { name: 'More' })).toBeNull();
    expect(user).toBeDefined();
  });
});

describe('what was exported', () => {
  test('is fetched once the server says so, and told with its link until it is closed (rt-export-success)', async () => {
    const user = await customers();
    await start(user);
    await tray();
    await runAll(back());
    const told = await screen.findByText('Ready: Customers');
    await waitFor(() => expect(sentTo('GET', path())).toHaveLength(1));
    const notice = within(told.closest<HTMLElement>('[role=alert]') ?? told);
    const link = notice.getByRole('link', { name: 'Download' });
    expect(link.getAttribute('href')).toMatch(/\/api\/exports\/\d+\/file\?/);
    await user.click(notice.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByText('Ready: Customers')).toBeNull());
  });

  test('stands in the tray, with its rows, and is deleted there', async () => {
    const user = await customers();
    await start(user);
    await user.click(await tray());
    const shown = within(await screen.findByRole('dialog', { name: 'Exports' }));
    shown.getByRole('progressbar', { name: 'Customers: in progress' });
    await runAll(back());
    await shown.findByText(/CSV · 2 rows · until/);
    await user.click(shown.getByRole('button', { name: 'Delete: Customers' }));
    await waitFor(() => expect(back().files.stored.size).toBe(0));
    await waitFor(() => expect(screen.queryByText(/2 rows/)).toBeNull());
  });
});

describe('what fails is told in the server’s words, or else (export-error-text)', () => {
  const silent = () => new Response('', { status: 500 });

  test.each([
    ['its own', () => refusal(422, 'invalid', 'Not today'), 'Not today'],
    ['those of the start', silent, 'Error exporting CSV'],
  ])('in %s', async (_, answer, told) => {
    const user = await customers();
    answering('POST', answer);
    await start(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(told);
  });

  test('in those of the delete', async () => {
    const user = await customers();
    await start(user);
    await user.click(await tray());
    answering('DELETE', silent);
    await press(user, 'Stop: Customers');
    await screen.findByText('Error deleting file');
  });

  test('in those of the fetch', async () => {
    const user = await customers();
    await start(user);
    await tray();
    answering('GET', silent);
    await runAll(back());
    await screen.findByText('Error getting exported file');
  });
});
