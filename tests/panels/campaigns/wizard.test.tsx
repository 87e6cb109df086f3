import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { campaigns, readCampaign } from '../../../contract/campaigns/campaigns.ts';
import { rewards } from '../../../contract/rewards/rewards.ts';
import { call } from '../../support/app.ts';
import {
  choose,
  give,
  goOn,
  openWizard,
  pick,
  toCheck,
  wizard,
} from '../../support/panel/campaign-wizard.ts';
import {
  here,
  isAt,
  oneSent,
  open,
  press,
  refusal,
  sentTo,
  useBack,
} from '../../support/panel/panel.tsx';

const back = useBack();
beforeEach(() => localStorage.clear());

const list = '/en/loyaltyPanel/campaigns/view-campaigns';
const created = /\/campaigns\/$/;
const next = () => screen.getByRole('button', { name: 'Next' });

test('a step opens the next one once it has all it wants, and Back is a step back (campaign-wizard-state)', async () => {
  const { user, go } = await openWizard();
  expect(next()).toBeDisabled();
  await choose(user);
  await goOn(user, 'Who');
  await go(`${wizard}?step=check`);
  // Nothing is given or said yet, so that no later step is there.
  await screen.findByRole('heading', { name: 'What it says', level: 2 });
  await press(user, 'Back');
  await screen.findByRole('heading', { name: 'What it gives', level: 2 });
  await press(user, 'Back');
  await screen.findByRole('heading', { name: 'Who', level: 2 });
  await press(user, 'Back');
  await screen.findByRole('heading', { name: 'What it waits for', level: 2 });
  expect(await screen.findByLabelText(/^Title/)).toHaveValue('Morning coffee');
});

test('what is made is told and listed, and the wizard begins anew (campaign-wizard-reset)', async () => {
  const { user, go } = await openWizard();
  await toCheck(user);
  await press(user, 'Create');
  await screen.findByText('You have successfully created campaign');
  await isAt(list);
  await screen.findByRole('link', { name: 'Morning coffee' });
  await go(wizard);
  expect(await screen.findByRole('radio', { name: /^Reward or message/ })).not.toBeChecked();
  expect(localStorage.length).toBeGreaterThan(0);
  expect(Object.keys(localStorage).filter((key) => key.includes('draft'))).toEqual([]);
});

test('neither its kind nor the name of its type is sent (campaign-never-sent), and one channel after the other is the usual (default-notifier-type)', async () => {
  const { user } = await openWizard();
  await toCheck(user);
  await press(user, 'Create');
  const { body } = await oneSent('POST', created);
  expect(body).toMatchObject({
    title: 'Morning coffee',
    campaign_type_id: 1,
    notifier_type: 'priority',
    campaign_reward: { points: 50 },
    invoicing_settings: { bearer: 'company' },
  });
  expect(body).not.toHaveProperty('category');
  expect(body).not.toHaveProperty('campaign_type_system');
});

test('every call of the wizard is one of the company’s (campaign-wizard-calls)', async () => {
  const { user, company } = await openWizard();
  const before = back().sent.length;
  await toCheck(user);
  await press(user, 'Create');
  await isAt(list);
  const paths = back()
    .sent.slice(before)
    .map(({ path }) => path)
    // Asked by the frame of every page.
    .filter((path) => path !== '/common/client-settings');
  expect(paths.length).toBeGreaterThan(3);
  expect(paths.filter((path) => !path.startsWith(`/companies/${company.companyId}/`))).toEqual([]);
});

test('another word of the server than CAMPAIGN_CREATED is no creation (campaign-created-message)', async () => {
  const { user } = await openWizard();
  await toCheck(user);
  back().answer = ({ method, path }) =>
    method === 'POST' && created.test(path)
      ? HttpResponse.json({ data: {}, message: 'OK' }, { status: 201 })
      : undefined;
  await press(user, 'Create');
  await screen.findByText('OK');
  expect(screen.queryByText('You have successfully created campaign')).toBeNull();
  expect(here()).toContain(wizard);
});

test('what was typed is there after a reload and when the server is gone, and is made once', async () => {
  const { user, company, person } = await openWizard();
  await toCheck(user);
  await open(`${wizard}?step=check`);
  await screen.findByRole('heading', { name: 'Check', level: 2 });
  let lost = false;
  back().answer = async (sent) => {
    if (lost || sent.method !== 'POST' || !created.test(sent.path)) return undefined;
    lost = true;
    // It is made, and the answer does not arrive.
    await back().app.request(`/api${sent.path}`, {
      method: 'POST',
      headers: sent.headers,
      body: JSON.stringify(sent.body),
    });
    return HttpResponse.error();
  };
  await press(user, 'Create');
  await screen.findByText(/The server did not answer/);
  await press(user, 'Create');
  await screen.findByText('You have successfully created campaign');
  const { data } = await call(back(), campaigns.calls.list, {
    params: { storeId: company.companyId },
    as: person,
  });
  expect(data.campaigns).toHaveLength(1);
});

test('it is created and started at once', async () => {
  const { user } = await openWizard();
  await toCheck(user);
  await press(user, 'Create and start');
  await isAt(list);
  const row = await screen.findByRole('row', { name: /Morning coffee/ });
  within(row).getByText('Running');
});

test('what the server refuses leads to its step and field', async () => {
  const { user } = await openWizard();
  await toCheck(user);
  back().answer = ({ method, path }) =>
    method === 'POST' && created.test(path)
      ? refusal(422, 'invalid', 'Not so', {
          errors: { 'campaign_type_options.minimum_amount': ['Too little'] },
        })
      : undefined;
  await press(user, 'Create');
  await screen.findByRole('heading', { name: 'What it waits for', level: 2 });
  await screen.findByText('Too little');
  await waitFor(() => expect(screen.getByLabelText('Minimum amount')).toHaveFocus());
});

test('a draw has no step for what is given or said, and sends none of it (campaign-draw-omits)', async () => {
  const { user } = await openWizard();
  await pick(user, /^Draw/);
  // Its category and its type are called the same.
  await waitFor(() => expect(screen.getAllByRole('radio', { name: /^Draw/ })).toHaveLength(2));
  await user.type(screen.getByLabelText(/^Title/), 'Bicycle');
  await goOn(user, 'Who');
  await goOn(user, 'Costs and limits');
  expect(screen.queryByText('Who bears it')).toBeNull();
  await goOn(user, 'Check');
  await press(user, 'Create');
  const { body } = await oneSent('POST', created);
  for (const name of [
    'campaign_reward',
    'invoicing_settings',
    'system_notification_ids',
    'notifier_type',
  ])
    expect(body).not.toHaveProperty(name);
  await isAt(list);
});

test('nothing is asked of a customer at first (client-characteristic-first-option), and an empty age is not sent (campaign-empty-ages)', async () => {
  const { user } = await openWizard();
  await choose(user);
  await goOn(user, 'Who');
  await screen.findByRole('radio', { name: 'Gender' });
  const group = screen.getByRole('radiogroup', { name: 'What a customer has to be like' });
  const [first] = within(group).getAllByRole('radio');
  expect(first).toBe(screen.getByRole('radio', { name: 'No Sub-Condition Needed' }));
  expect(first).toBeChecked();
  await pick(user, 'Age');
  await user.type(screen.getByLabelText('Age to'), '40');
  await goOn(user, 'What it gives');
  await give(user);
  await goOn(user, 'What it says');
  await goOn(user, 'Costs and limits');
  await goOn(user, 'Check');
  await press(user, 'Create');
  const { body } = await oneSent('POST', created);
  expect(body).toHaveProperty('campaign_client_characteristic_options', { to_age: 40 });
});

test('stores that were named are not sent once all take part (campaign-all-stores)', async () => {
  const { user, company, person } = await openWizard();
  await choose(user);
  await goOn(user, 'Who');
  await pick(user, 'Some stores');
  expect(next()).toBeDisabled();
  await pick(user, 'All stores');
  await goOn(user, 'What it gives');
  await give(user);
  await goOn(user, 'What it says');
  await goOn(user, 'Costs and limits');
  await goOn(user, 'Check');
  await press(user, 'Create');
  await isAt(list);
  const options = { store_participants: '*', store_ids: [] };
  expect((await oneSent('POST', created)).body).toMatchObject({
    campaign_condition_options: options,
  });
  const { data } = await call(back(), campaigns.calls.list, {
    params: { storeId: company.companyId },
    as: person,
  });
  const [made] = data.campaigns as { campaign_id: number }[];
  const one = await call(back(), readCampaign, {
    params: { storeId: company.companyId, id: made?.campaign_id ?? 0 },
    as: person,
  });
  expect(one.data.campaign_condition_options).toEqual(options);
});

test('a reward is chosen, copied and changed for this campaign alone, with what it says', async () => {
  const { user, company, person } = await openWizard();
  const made = await call(back(), rewards.calls.create, {
    params: { storeId: company.companyId },
    as: person,
    body: {
      title: 'Coffee',
      points: 20,
      system_notification_ids: [1],
      sms: { text: { el: 'Καφές', en: 'Coffee for you', it: '' } },
    },
  });
  await choose(user);
  await goOn(user, 'Who');
  await goOn(user, 'What it gives');
  await user.click(screen.getByRole('combobox', { name: 'Reward' }));
  await user.click(await screen.findByRole('option', { name: 'Coffee' }));
  await waitFor(() => expect(screen.getByLabelText('Points')).toHaveValue('20'));
  await user.clear(screen.getByLabelText('Points'));
  await user.type(screen.getByLabelText('Points'), '30');
  await goOn(user, 'What it says');
  expect(screen.getByRole('checkbox', { name: 'SMS' })).toBeChecked();
  await goOn(user, 'Costs and limits');
  await goOn(user, 'Check');
  await screen.findByText(/^Coffee for you/);
  await press(user, 'Create');
  expect((await oneSent('POST', created)).body).toMatchObject({
    campaign_reward: { reward_id: made.data.reward_id, title: 'Coffee', points: 30 },
    system_notification_ids: [1],
  });
});

test('a test message goes to oneself by the campaign’s own call', async () => {
  const { user } = await openWizard();
  await choose(user);
  await goOn(user, 'Who');
  await goOn(user, 'What it gives');
  await goOn(user, 'What it says');
  expect(next()).toBeDisabled();
  await user.click(screen.getByLabelText('SMS'));
  await user.type(screen.getByRole('textbox', { name: /^Text/ }), 'Good morning');
  await goOn(user, 'Costs and limits');
  await goOn(user, 'Check');
  await press(user, 'Send me a test');
  await waitFor(() => expect(sentTo('POST', /\/campaigns\/test-notifier$/)).toHaveLength(1));
  await screen.findByText(/The test was sent to/);
});

test('a campaign for a list is for whom its file names; how many it found is told, and is not sent', async () => {
  const { user } = await openWizard();
  await choose(user, /^List of customers/);
  expect(next()).toBeDisabled();
  back().answer = ({ method, path }) =>
    method === 'POST' && path.endsWith('/campaigns/csv')
      ? HttpResponse.json({
          data: { campaign_list_id: 7, found: 2, rejected: 1, rejected_file: null },
        })
      : undefined;
  const file = new File(['6900000001\n6900000002\nnobody'], 'list.csv', { type: 'text/csv' });
  await user.upload(screen.getByLabelText('Choose a file', { selector: 'input' }), file);
  await screen.findByText(/list\.csv: 2 customers were found\./);
  await screen.findByText(/1 row was rejected\./);
  await goOn(user, 'Who');
  await goOn(user, 'What it gives');
  await give(user);
  await goOn(user, 'What it says');
  await goOn(user, 'Costs and limits');
  await goOn(user, 'Check');
  await press(user, 'Create');
  const { body } = await oneSent('POST', created);
  expect(body).toMatchObject({ campaign_type_options: { campaign_list_id: 7 } });
  expect(body).not.toHaveProperty('campaign_type_options.found');
});

test('a period that ends before it begins is told at its field', async () => {
  const { user } = await openWizard();
  await choose(user);
  await user.type(screen.getByLabelText('From', { selector: 'input' }), '02/05/2027');
  await user.type(screen.getByLabelText('Until (inclusive)', { selector: 'input' }), '01/05/2027');
  await screen.findByText('The period must end after it begins.');
  expect(next()).toBeDisabled();
});
