import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { addCompany, allBut } from '../../support/areas/people.ts';
import {
  addPair,
  apply,
  ask,
  bring,
  codeFor,
  type Pair,
  type Side,
  seen,
  sideOf,
} from '../../support/areas/synergies.ts';
import { addCustomer, addTill } from '../../support/areas/till.ts';
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
  signInAs,
  useBack,
} from '../../support/panel/panel.tsx';

const back = useBack();
const list = '/en/loyaltyPanel/collaborators';

/** A company whose staff are signed in, and another one. */
async function two(without: readonly string[] = []) {
  const { place, person } = await signedInTo('company', without);
  const ours: Side = { app: back(), company: place, admin: person };
  const theirs = await sideOf({ app: back(), company: await addCompany(back(), 'Minerva') });
  return { ours, theirs };
}
const row = async (name: RegExp) => within(await screen.findByRole('row', { name }));
const confirm = async (user: Awaited<ReturnType<typeof open>>['user']) => {
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Confirm' }));
};

test('with nobody to work with yet, the page says what it is for and offers to ask', async () => {
  await two();
  const { user } = await open(list);
  await screen.findByText(/can use their points at both/);
  await user.click(screen.getAllByRole('link', { name: /create/i })[0] as HTMLElement);
  await isAt(`${list}/create`);
});

test('companies that cannot be looked up are not told to be none', async () => {
  await two();
  back().answer = ({ path }) =>
    path.endsWith('/available-companies') ? HttpResponse.error() : undefined;
  const { user } = await open(`${list}/create`);
  await user.click(await screen.findByRole('combobox', { name: /Company to ask/ }));
  await screen.findByText(/The server cannot be reached/);
});

test('a company is found by its name and asked, with ratios that are shown at work (synergy-ratios-default)', async () => {
  const { ours, theirs } = await two();
  const { user } = await open(`${list}/create`);
  await screen.findByText('One with 100 points there who brings them here has 100 points with us.');
  await choose(user, /Company to ask/, 'Minerva');
  await fill(user, 'to_from_points_ratio', '0.5');
  await screen.findByText('One with 100 points there who brings them here has 50 points with us.');
  await press(user, 'Save');
  const { body } = await oneSent('POST', `/companies/${ours.company.storeId}/synergies`);
  expect(body).toEqual({
    to_company_id: theirs.company.companyId,
    from_to_points_ratio: 1,
    to_from_points_ratio: 0.5,
  });
  await screen.findByText('You have successfully created synergy');
  await isAt(list);
  const request = await row(/Minerva/);
  request.getByText('Waits for their answer');
  request.getByText('100 of their points become 50 here');
  request.getByRole('button', { name: 'Withdraw: Minerva' });
});

test('a request without a company names what is missing', async () => {
  await two();
  const { user } = await open(`${list}/create`);
  await fill(user, 'to_from_points_ratio', '0.5');
  await press(user, 'Save');
  await screen.findByText('This field is required.');
});

test('who is asked accepts after a question that tells the ratios (synergy-action-verb)', async () => {
  const { ours, theirs } = await two();
  await ask(theirs, ours, { from_to_points_ratio: 2 });
  const { user } = await open(list);
  const request = await row(/Minerva/);
  request.getByText('Waits for your answer');
  await user.click(request.getByRole('button', { name: 'Accept: Minerva' }));
  await screen.findByText(/100 of their points become 200 here/, { selector: 'p, div' });
  await confirm(user);
  await screen.findByText('You have successfully accepted collaboration');
  await waitFor(async () => (await row(/Minerva/)).getByText('Active'));
});

test('what somebody at the other company did first is told, and shown (synergy-action-verb)', async () => {
  const { ours, theirs } = await two();
  const { synergy_id } = (await ask(theirs, ours)).data;
  const { user } = await open(list);
  const request = await row(/Minerva/);
  await apply(theirs, synergy_id, 'cancel');
  await user.click(request.getByRole('button', { name: 'Accept: Minerva' }));
  await confirm(user);
  await screen.findByText(/has changed in the meantime/);
  await waitFor(async () => (await row(/Minerva/)).getByText('Withdrawn'));
});

test('whoever may only read is offered nothing to do', async () => {
  const { ours, theirs } = await two(['collaborators.create', 'collaborators.update']);
  await ask(theirs, { ...ours, company: ours.company });
  await open(list);
  const request = await row(/Minerva/);
  // Its name shows what is known of it, and nothing else is there to press.
  expect(request.getByRole('button')).toHaveTextContent(/Minerva/);
  expect(screen.queryByRole('link', { name: /create/i })).toBeNull();
});

test('the first page leads whoever was asked to the request', async () => {
  const { ours, theirs } = await two();
  await ask(theirs, ours);
  const { user } = await open('/en/loyaltyPanel');
  await user.click(await screen.findByRole('link', { name: /A company asks to collaborate/ }));
  await isAt(list);
});

async function atTill(pair: Pair) {
  await signInAs(pair.here.cashier, pair.here.store);
  const opened = await open('/en/storePanel/new-transaction');
  await opened.user.type(
    await screen.findByLabelText('Mobile, card or QR code'),
    `${pair.at.here.mobile}{Enter}`,
  );
  return opened;
}

test('the till shows points at partners, and brings them with the customer’s code', async () => {
  const pair = await addPair(back(), { points: 100, toHere: 0.5 });
  const { user } = await atTill(pair);
  await screen.findByText('100 points, which become 50 here');
  await press(user, /^Bring here/);
  const dialog = within(await screen.findByRole('dialog', { name: 'Points at partners' }));
  const amount = dialog.getByLabelText(/^Points at/);
  await user.clear(amount);
  await user.type(amount, '40');
  dialog.getByText('That is 20 points here.');
  const bring = dialog.getByRole('button', { name: 'Bring here' });
  expect(bring).toBeDisabled();
  const code = await codeFor(pair);
  await user.type(dialog.getByLabelText('The customer’s code'), code);
  await user.click(bring);
  await screen.findByText('20 points were transferred; the balance is 20.');
  await screen.findByText('60 points, which become 30 here');
  await screen.findByText(/20 points brought from/);
});

test('a wrong code stays in the dialog with the reason', async () => {
  const pair = await addPair(back());
  const { user } = await atTill(pair);
  await press(user, /^Bring here/);
  const dialog = within(await screen.findByRole('dialog', { name: 'Points at partners' }));
  await user.click(dialog.getByRole('button', { name: 'Send the code' }));
  await dialog.findByText('The code is on its way to the customer’s mobile.');
  await user.type(dialog.getByLabelText('The customer’s code'), '000000');
  await user.click(dialog.getByRole('button', { name: 'Bring here' }));
  await dialog.findByText('That code is not right, or it has expired.');
  expect((await seen(pair)).transfers).toEqual([]);
});

test('what was brought is sent back after a question', async () => {
  const pair = await addPair(back());
  const { user } = await atTill(pair);
  await press(user, /^Bring here/);
  const dialog = within(await screen.findByRole('dialog', { name: 'Points at partners' }));
  await user.type(dialog.getByLabelText('The customer’s code'), await codeFor(pair));
  await user.click(dialog.getByRole('button', { name: 'Bring here' }));
  await screen.findByText(/100 points brought from/);
  await press(user, 'Send back');
  const question = within(await screen.findByRole('dialog', { name: 'Send these points back?' }));
  await user.click(question.getByRole('button', { name: 'Send back' }));
  await screen.findByText('The points were sent back');
  await screen.findByText('100 points, which become 100 here');
});

test('the point of sale brings them too, and shows what the customer has then', async () => {
  const pair = await addPair(back(), { points: 100, toHere: 0.5 });
  await signInAs(pair.here.cashier, pair.here.store);
  const { user } = await open('/en/points-pos');
  await user.type(
    await screen.findByLabelText('Mobile, card, code or name'),
    `${pair.at.here.mobile}{Enter}`,
  );
  await press(user, 'Points at partners');
  const dialog = within(await screen.findByRole('dialog', { name: 'Points at partners' }));
  await user.click(dialog.getByRole('button', { name: /^Bring here: / }));
  const amount = dialog.getByLabelText(/^Points at/);
  await user.clear(amount);
  await user.type(amount, '40');
  dialog.getByText('That is 20 points here.');
  await user.type(dialog.getByLabelText('The customer’s code'), '000000');
  await user.click(dialog.getByRole('button', { name: 'Bring here' }));
  await dialog.findByText('That code is not right, or it has expired.');
  const code = await codeFor(pair);
  await user.clear(dialog.getByLabelText('The customer’s code'));
  await user.type(dialog.getByLabelText('The customer’s code'), code);
  await user.click(dialog.getByRole('button', { name: 'Bring here' }));
  // The customer is read anew: the sheet is closed, and what they have left there is told again.
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await press(user, 'Points at partners');
  await screen.findByText('60 points, which become 30 here');
});

test('the point of sale sends back what it brought, while it is not used', async () => {
  const pair = await addPair(back(), { points: 100, toHere: 0.5 });
  await bring(pair, 40);
  await signInAs(pair.here.cashier, pair.here.store);
  const { user } = await open('/en/points-pos');
  await user.type(
    await screen.findByLabelText('Mobile, card, code or name'),
    `${pair.at.here.mobile}{Enter}`,
  );
  await press(user, 'Points at partners');
  await screen.findByText(/20 points brought from/);
  await press(user, /^Send back: /);
  const asked = within(await screen.findByRole('alertdialog', { name: /20 points leave/ }));
  await user.click(asked.getByRole('button', { name: /^Cancel/ }));
  expect((await seen(pair)).transfers).toMatchObject([{ undone: false }]);
  await press(user, /^Send back: /);
  await press(user, 'Send back Enter');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await press(user, 'Points at partners');
  await screen.findByText('100 points, which become 50 here');
  expect(screen.queryByRole('button', { name: /^Send back/ })).toBeNull();
  expect((await seen(pair)).transfers).toMatchObject([{ undone: true }]);
});

test('a till of a company without partners asks for none', async () => {
  const till = await addTill(back());
  const customer = await addCustomer(till);
  await signInAs(till.cashier, till.store);
  const { user } = await open('/en/points-pos');
  await user.type(
    await screen.findByLabelText('Mobile, card, code or name'),
    `${customer.mobile}{Enter}`,
  );
  await screen.findByRole('button', { name: 'Award points' });
  expect(sentTo('GET', /partner-points/)).toEqual([]);
});

test('a customer without points at a partner sees nothing of it', async () => {
  const pair = await addPair(back());
  await apply(pair.ours, pair.synergyId, 'end');
  await atTill(pair);
  await screen.findByText('Another customer');
  await waitFor(() => expect(screen.queryByText('Points at partners')).toBeNull());
});

test('partners that cannot be asked for are told as such, and asked again', async () => {
  const pair = await addPair(back());
  back().answer = ({ path }) =>
    path.endsWith('/partner-points') ? refusal(503, 'unavailable', 'Not now.') : undefined;
  const { user } = await atTill(pair);
  await screen.findByText('Not now.');
  back().answer = undefined as never;
  await press(user, /again|retry/i);
  await screen.findByText('100 points, which become 100 here');
}, 20_000);

test('the page is forbidden to whoever may not see it (guard-permission)', async () => {
  expect(allBut('collaborators.read')).not.toHaveProperty('collaborators.read');
  await two(['collaborators.read']);
  await open(list);
  await isAt('/en/forbidden');
});
