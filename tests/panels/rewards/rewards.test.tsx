import { screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { rewards } from '../../../contract/rewards/rewards.ts';
import { call } from '../../support/app.ts';
import {
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
beforeEach(() => localStorage.clear());

const list = '/en/loyaltyPanel/campaigns/view-rewards';
type User = Awaited<ReturnType<typeof open>>['user'];

async function openMaker() {
  const staff = await signedInTo('company');
  const opened = await open('/en/loyaltyPanel/campaigns/new-reward');
  await screen.findByRole('heading', { name: 'What is given' });
  return { ...staff, ...opened };
}
const next = () => screen.getByRole('button', { name: 'Next' });
/** Opens the next step and waits for it. */
async function goOn(user: User, to: string) {
  await user.click(next());
  await screen.findByRole('heading', { name: to });
}
async function give(user: User) {
  await user.type(screen.getByLabelText(/^Title/), 'A free coffee');
  await user.type(screen.getByLabelText('Points'), '50');
  await goOn(user, 'What is told');
}
async function write(user: User, text: string) {
  await user.click(await screen.findByLabelText('SMS'));
  await user.type(screen.getByRole('textbox', { name: /^Text/ }), text);
}

test('a step opens the next one once it has all it wants (reward-steps)', async () => {
  const { user } = await openMaker();
  expect(next()).toBeDisabled();
  await give(user);
  await screen.findByRole('heading', { name: 'What is told' });
  await user.click(screen.getByLabelText('SMS'));
  expect(next()).toBeDisabled();
  await user.type(screen.getByRole('textbox', { name: /^Text/ }), 'Yours');
  await user.click(next());
  await screen.findByRole('heading', { name: 'Check' });
  await press(user, 'Back');
  await screen.findByRole('heading', { name: 'What is told' });
});

test('what is made is told and listed, and the next one begins at step 1 (flow-after-reward-saved)', async () => {
  const { user, go } = await openMaker();
  await give(user);
  await write(user, 'Γεια');
  await goOn(user, 'Check');
  await press(user, 'Create');
  await screen.findByText('You have successfully created reward');
  await isAt(list);
  await screen.findByRole('link', { name: 'A free coffee' });
  const { body } = await oneSent('POST', /\/rewards$/);
  expect(body).toMatchObject({ title: 'A free coffee', points: 50, email: null });
  await go('/en/loyaltyPanel/campaigns/new-reward');
  await screen.findByRole('heading', { name: 'What is given' });
  expect(screen.getByLabelText(/^Title/)).toHaveValue('');
});

test('another word of the server than REWARD_CREATED is no creation (reward-created-message)', async () => {
  const { user } = await openMaker();
  await give(user);
  await goOn(user, 'Check');
  back().answer = ({ method, path }) =>
    method === 'POST' && path.endsWith('/rewards')
      ? HttpResponse.json({ data: {}, message: 'OK' }, { status: 201 })
      : undefined;
  await press(user, 'Create');
  await screen.findByText('OK');
  expect(screen.queryByText('You have successfully created reward')).toBeNull();
});

test('what was typed is still there after a reload, and when the server is gone', async () => {
  const { user } = await openMaker();
  await give(user);
  await open('/en/loyaltyPanel/campaigns/new-reward?step=message');
  await screen.findByRole('heading', { name: 'What is told' });
  await goOn(user, 'Check');
  back().answer = ({ method }) => (method === 'POST' ? HttpResponse.error() : undefined);
  await press(user, 'Create');
  await screen.findByText(/The server did not answer/);
  back().answer = undefined;
  await press(user, 'Create');
  await screen.findByText('You have successfully created reward');
  expect(sentTo('POST', /\/rewards$/)[0]?.body).toMatchObject({ title: 'A free coffee' });
});

test('a test that fails says so, and why (test-message-failed)', async () => {
  const { user } = await openMaker();
  await give(user);
  await write(user, 'Yours');
  await goOn(user, 'Check');
  back().answer = ({ path }) =>
    path.endsWith('/test-notifier') ? refusal(503, 'unavailable', 'No gateway') : undefined;
  await press(user, 'Send me a test');
  await screen.findByText('Error: Test failed');
  await screen.findByText('No gateway');
});

test('a reward is changed in the same steps', async () => {
  const { company, person } = await signedInTo('company');
  const params = { storeId: company.companyId };
  const made = await call(back(), rewards.calls.create, {
    params,
    as: person,
    body: { title: 'Coffee', points: 50 },
  });
  const { user } = await open(`${list}/${made.data.reward_id}`);
  await user.type(await screen.findByLabelText(/^Title/), '!');
  await goOn(user, 'What is told');
  await goOn(user, 'Check');
  await press(user, 'Save');
  await screen.findByText('You have successfully updated reward');
  await isAt(list);
  await screen.findByRole('link', { name: 'Coffee!' });
});

test('a reward is deleted after a question (reward-deleted-message)', async () => {
  const { company, person } = await signedInTo('company');
  const params = { storeId: company.companyId };
  await call(back(), rewards.calls.create, {
    params,
    as: person,
    body: { title: 'Coffee', points: 50 },
  });
  const { user } = await open(list);
  await user.click(
    within(await screen.findByRole('row', { name: /Coffee/ })).getByRole('checkbox'),
  );
  await press(user, 'Delete');
  await press(user, 'Confirm');
  await screen.findByText('You have successfully deleted reward');
  const { data } = await call(back(), rewards.calls.list, { params, as: person });
  expect(data.rewards).toEqual([]);
});
