import { fireEvent, screen, within } from '@testing-library/react';
import pino from 'pino';
import { expect, test } from 'vitest';
import { customers } from '../../../contract/customers/company-customers.ts';
import { readImport } from '../../../contract/customers/customer-imports.ts';
import { importing, importPiece } from '../../../server/customers/imports/piece.ts';
import { runJobs } from '../../../server/jobs/run.ts';
import { call } from '../../support/app.ts';
import { here, open, press, refusal, signedInTo, useBack } from '../../support/panel/panel.tsx';

const back = useBack();
const page = '/en/loyaltyPanel/customers/import';
const list = '/en/loyaltyPanel/customers/customers-tab';

const work = () => {
  const { database, files, clock } = back();
  const kinds = { [importing]: importPiece(files, () => clock.now) };
  return runJobs(database, kinds, pino({ level: 'silent' }));
};
const csv = (...lines: string[]) =>
  new File([lines.join('\n')], 'πελάτες.csv', { type: 'text/csv' });
const customersFile = () =>
  csv('Name;Χ;Mobile', 'Ελένη;γιατρός;6912345678', 'Luca;;12', 'Άννα;;6912345679');

async function uploaded(without: readonly string[] = [], file = customersFile()) {
  const staff = await signedInTo('company', without);
  const { user, go } = await open(page);
  await user.upload(await screen.findByLabelText('Choose a file'), file);
  await screen.findByText('What each column is');
  return { ...staff, user, go };
}

test('a file goes through its columns and a check before anybody is imported', async () => {
  const { user, place, person } = await uploaded();
  expect(screen.getByText('πελάτες.csv: 3 rows')).toBeVisible();
  expect(screen.getByText('γιατρός')).toBeVisible();
  expect(screen.getByLabelText('Column “Name”')).toHaveValue('first_name');
  await user.selectOptions(screen.getByLabelText('Column “Χ”'), 'Address');
  await user.click(screen.getByLabelText('Fill in only what is empty'));
  const welcomes = 'Send welcome campaigns to the customers that are added';
  expect(screen.getByLabelText(welcomes)).not.toBeChecked();
  await press(user, 'Check the file');
  await screen.findByText(/Checking/);
  await work();
  await screen.findByText(
    'Campaigns that wait for a registration leave the customers who are added out.',
  );
  await press(user, 'Change the columns');
  await user.click(screen.getByLabelText(welcomes));
  await press(user, 'Check the file');
  await screen.findByText(/Checking/);
  await work();
  await screen.findByText('Nothing has been imported yet. Check the preview, then start.');
  await screen.findByText(/are for the 2 customers who are added/);
  const preview = within(screen.getByRole('region', { name: 'The first rows' }));
  expect(preview.getByText('Mobile: This is not a valid phone number.')).toBeVisible();
  await press(user, 'Import 2 customers');
  await screen.findByText(/Importing/);
  await work();
  await screen.findByText('The import is complete. One row was rejected.');
  expect(screen.getByRole('button', { name: 'Rejected rows' })).toBeEnabled();
  const params = { storeId: place.storeId } as never;
  const { data } = await call(back(), customers.calls.list, { params, as: person });
  expect(Object.values(data).find(Array.isArray)).toHaveLength(2);
});

test('the check shows from what to what a file changes each customer', async () => {
  const { user } = await uploaded([], csv('Name;Mobile;Gender', 'Ελένη;6912345678;f'));
  await press(user, 'Check the file');
  await screen.findByText(/Checking/);
  await work();
  await press(user, 'Import one customer');
  await screen.findByText(/Importing/);
  await work();
  await press(user, 'Import another file');
  const second = csv('Name;Mobile;Gender;Zip;SMS', 'Έλενα;6912345678;m;10558;yes');
  await user.upload(await screen.findByLabelText('Choose a file'), second);
  await screen.findByText('What each column is');
  await user.click(screen.getByLabelText('Update from the file'));
  await press(user, 'Check the file');
  await screen.findByText(/Checking/);
  await work();
  const preview = within(await screen.findByRole('region', { name: 'The first rows' }));
  for (const change of [
    'First name: Ελένη → Έλενα',
    'Gender: Female → Male',
    'Postal code: empty → 10558',
    'SMS: No → Yes',
  ])
    expect(preview.getByText(change)).toBeVisible();
});

test('whoever may neither give points nor change customers is offered neither', async () => {
  const file = csv('Name;Points;Mobile', 'Ελένη;500;6912345678');
  await uploaded(['customers.points', 'customers.update'], file);
  const points = screen.getByLabelText('Column “Points”');
  expect(points).toHaveValue('');
  expect(within(points).queryByRole('option', { name: 'Points' })).toBeNull();
  expect(screen.getAllByRole('radio')).toHaveLength(1);
  expect(screen.getByRole('radio')).toBeChecked();
});

test('an import that is under way is found again after the page was left', async () => {
  const { user, place, person } = await uploaded();
  await press(user, 'Check the file');
  await screen.findByText(/Checking/);
  const { user: later } = await open(here());
  await screen.findByText('0 of 3 rows');
  await press(later, 'Stop the check');
  await screen.findByText('What each column is');
  const id = Number(new URLSearchParams(location.search).get('import'));
  const params = { storeId: place.storeId, id };
  expect((await call(back(), readImport, { params, as: person })).data.state).toBe('mapping');
});

test('a file may be dropped, and what is none is refused in words', async () => {
  await signedInTo('company');
  await open(page);
  const target = (await screen.findByText(/drop it here/)).parentElement as HTMLElement;
  const files = [new File([''], 'nothing.csv')];
  fireEvent.drop(target, { dataTransfer: { files } });
  expect(await screen.findByRole('alert')).toHaveTextContent(/cannot be read as a table/);
});

test('what the server does not answer is told, and the file can be chosen again', async () => {
  await signedInTo('company');
  const { user } = await open(page);
  back().answer = ({ path }) =>
    path.endsWith('/customers/import')
      ? refusal(413, 'too_large', 'This is too large.')
      : undefined;
  await user.upload(await screen.findByLabelText('Choose a file'), customersFile());
  expect(await screen.findByRole('alert')).toHaveTextContent('This is too large.');
  expect(screen.getByLabelText('Choose a file')).toBeEnabled();
});

test('without a column for the first name it says that nobody new is added', async () => {
  const { user } = await uploaded();
  await user.selectOptions(screen.getByLabelText('Column “Name”'), 'Left out');
  expect(screen.getByText(/^Without a column for the first name nobody new/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Check the file' })).toBeEnabled();
});

test('a column whose numbers may be read in two ways is asked about before a check', async () => {
  const { user } = await uploaded([], csv('Name;Points;Mobile', 'Ελένη;1.500;6912345678'));
  const check = screen.getByRole('button', { name: 'Check the file' });
  expect(screen.getByText('Answer the questions at the columns first.')).toBeVisible();
  expect(check).toBeDisabled();
  await user.click(screen.getByRole('radio', { name: '1.500 is one thousand five hundred' }));
  expect(check).toBeEnabled();
  await press(user, 'Check the file');
  await screen.findByText(/Checking/);
  await work();
  await screen.findByText('Nothing has been imported yet. Check the preview, then start.');
  expect(screen.getByText('Points to begin with: 1,500')).toBeVisible();
});

test('the list of customers leads to the import, for whoever may import', async () => {
  await signedInTo('company');
  const { user } = await open(list);
  await user.click(await screen.findByRole('button', { name: 'More' }));
  expect(await screen.findByRole('menuitem', { name: 'Import customers' })).toHaveAttribute(
    'href',
    page,
  );
  await signedInTo('company', ['customers.import', 'customers.export']);
  await open(list);
  await screen.findAllByRole('link', { name: /Customers/ });
  await screen.findByRole('button', { name: 'Views' });
  expect(screen.queryByRole('button', { name: 'More' })).toBeNull();
});
