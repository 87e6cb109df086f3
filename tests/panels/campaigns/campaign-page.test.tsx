import { screen, waitFor, within } from '@testing-library/react';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { readCampaign } from '../../../contract/campaigns/campaigns.ts';
import { statusIds } from '../../../contract/campaigns/kinds.ts';
import { call } from '../../support/app.ts';
import { makeCampaign, setStatus } from '../../support/areas/campaigns.ts';
import { addCustomer, send } from '../../support/areas/till.ts';
import { marketerOf } from '../../support/panel/marketing.ts';
import { isAt, oneSent, open, press, signedInTo, useBack } from '../../support/panel/panel.tsx';

const back = useBack();
beforeEach(() => localStorage.clear());

const pageOf = (id: number) => `/en/loyaltyPanel/campaigns/view-campaign/${id}`;

/** A company with a till and a campaign that gives ten points for a purchase. */
async function campaignOf(own: Record<string, unknown> = {}, without: readonly string[] = []) {
  const { company, person } = await signedInTo('company', without);
  const marketer = await marketerOf(back(), company);
  const { admin } = marketer;
  const { data } = await makeCampaign(marketer, 'transaction', {}, own);
  const id = data.campaign_id;
  const read = async () =>
    (await call(back(), readCampaign, { params: { storeId: company.companyId, id }, as: admin }))
      .data;
  return { id, marketer, person, read };
}

test('a row of the list opens the page of its campaign', async () => {
  const { id } = await campaignOf();
  const { user } = await open('/en/loyaltyPanel/campaigns');
  await isAt('/en/loyaltyPanel/campaigns/view-campaigns');
  const row = await screen.findByRole('row', { name: /Δέκα πόντοι/ });
  within(row).getByText('Purchase');
  within(row).getByText('Draft');
  await user.click(within(row).getByRole('link', { name: 'Δέκα πόντοι' }));
  await isAt(pageOf(id));
  await screen.findByRole('heading', { name: 'What it waits for' });
});

test('chosen campaigns are exported by their ids', async () => {
  const { id } = await campaignOf();
  const { user } = await open('/en/loyaltyPanel/campaigns/view-campaigns');
  const row = await screen.findByRole('row', { name: /Δέκα πόντοι/ });
  await user.click(within(row).getByRole('checkbox'));
  await press(user, 'Export');
  const dialog = within(await screen.findByRole('dialog', { name: 'Export: Campaigns' }));
  await user.click(await dialog.findByRole('button', { name: 'Export' }));
  const { query } = await oneSent('POST', /\/export\/campaigns$/);
  expect(query).toMatchObject({ campaign_id: String(id) });
});

test('a campaign stands where the answer to a change says (campaign-status-changed)', async () => {
  const { id, read } = await campaignOf();
  const { user } = await open(pageOf(id));
  await press(user, 'Start');
  await screen.findByText('You have successfully changed status');
  await screen.findByText('Running');
  expect((await oneSent('PUT', /change-status$/)).body).toEqual({
    campaign_status_id: statusIds.running,
  });
  const pause = await screen.findByRole('button', { name: 'Pause' });
  await waitFor(() => expect(pause).toHaveProperty('disabled', false));
  await user.click(pause);
  await screen.findByText('Paused');
  expect((await read()).status).toBe('paused');
  await screen.findByRole('button', { name: 'Go on' });
});

test('a campaign stands where the change says, also before it is read again (campaign-status-changed)', async () => {
  const { id } = await campaignOf();
  const { user } = await open(pageOf(id));
  await screen.findByText('Draft');
  // No read that comes after the change is answered.
  back().answer = ({ method, path }) =>
    method === 'GET' && path.endsWith(`/campaigns/${id}`) ? new Promise(() => {}) : undefined;
  await press(user, 'Start');
  await screen.findByText('Running');
  expect(screen.queryByText('Draft')).toBeNull();
  await screen.findByRole('button', { name: 'Pause' });
});

test('of two who change it at once the second sees who was first (campaign-status-changed)', async () => {
  const { id, marketer } = await campaignOf();
  await setStatus(marketer, id, 'running');
  const { user } = await open(pageOf(id));
  await screen.findByRole('button', { name: 'Pause' });
  await setStatus(marketer, id, 'ended');
  await press(user, 'Pause');
  await screen.findByText('Someone else was first: the campaign is “Ended” now.');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull());
});

test('its statuses, and where it may go from each, are the server’s (campaign-statuses-from-server)', async () => {
  const { id } = await campaignOf();
  back().answer = ({ path }) =>
    path.endsWith('/statuses')
      ? Response.json({
          data: {
            statuses: [
              { campaign_status_id: 1, name: 'Sketch', status: 'draft', next: [6] },
              { campaign_status_id: 6, name: 'Gone', status: 'cancelled', next: [] },
            ],
          },
        })
      : undefined;
  await open(pageOf(id));
  await screen.findByText('Sketch');
  await screen.findByRole('button', { name: 'Cancel the campaign' });
  expect(screen.queryByRole('button', { name: 'Start' })).toBeNull();
});

test('what cannot be undone is asked first', async () => {
  const { id, marketer, read } = await campaignOf();
  await setStatus(marketer, id, 'running');
  const { user } = await open(pageOf(id));
  await press(user, 'End');
  const dialog = await screen.findByRole('dialog', { name: 'End' });
  await user.click(within(dialog).getByRole('button', { name: 'Not now' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect((await read()).status).toBe('running');
  await press(user, 'End');
  const again = await screen.findByRole('dialog', { name: 'End' });
  await user.click(within(again).getByRole('button', { name: 'End' }));
  await screen.findByText('Ended');
  expect(screen.queryByRole('button', { name: /^Change:/ })).toBeNull();
});

test('a part is changed by itself, and a campaign that runs says that this is a new revision', async () => {
  const { id, marketer, read } = await campaignOf();
  await setStatus(marketer, id, 'running');
  const { updated_at } = await read();
  const { user } = await open(pageOf(id));
  await press(user, 'Change: What it gives');
  const dialog = await screen.findByRole('dialog');
  within(dialog).getByText(/makes a new revision/);
  const points = within(dialog).getByLabelText('Points');
  await user.clear(points);
  await user.type(points, '30');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await screen.findByText('The campaign was updated');
  const { path, body } = await oneSent('PUT', /campaign-reward/);
  expect(path).toMatch(new RegExp(`/campaigns/${id}/campaign-reward/${id}$`));
  expect(body).toMatchObject({ points: 30, updated_at });
  expect(await read()).toMatchObject({ revision: 2, campaign_reward: { points: 30 } });
});

test('what somebody else changed meanwhile is not saved over', async () => {
  const { id, marketer, read } = await campaignOf();
  const { user } = await open(pageOf(id));
  await press(user, 'Change: Title, period, costs and limits');
  const dialog = await screen.findByRole('dialog');
  await setStatus(marketer, id, 'running');
  await user.type(within(dialog).getByLabelText('Participants in all'), '5');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await within(dialog).findByRole('alert');
  expect((await read()).caps.participants).toBeNull();
  // Told of it, one may save what was typed over what is there now.
  await within(dialog).findByText(/makes a new revision/);
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await screen.findByText('The campaign was updated');
  expect((await read()).caps.participants).toBe(5);
});

test('whether its messages are billed is switched', async () => {
  const { id, read } = await campaignOf();
  const { user } = await open(pageOf(id));
  const name = 'Its messages count against the plan and are billed';
  const { billable } = await read();
  await user.click(await screen.findByRole('switch', { name }));
  await screen.findByText('The billing of its messages was changed');
  expect((await read()).billable).toBe(!billable);
});

test('who took part is told with what matched, was given and was said, and what failed is given again', async () => {
  const { id, marketer } = await campaignOf({
    system_notification_ids: [1],
    sms: { text: { el: 'Δέκα πόντοι', en: '', it: '' } },
  });
  await setStatus(marketer, id, 'running');
  const maria = await addCustomer(marketer.till);
  await send(marketer.till, maria, 12.5);
  const { user } = await open(`${pageOf(id)}?tab=participants`);
  await screen.findByText('Given', { selector: '.MuiChip-label' });
  await screen.findByText(/10 points/);
  await screen.findByText(/€12\.50/);
  await screen.findByText('SMS');
  await back().database.db.execute(
    sql`update campaign_participants set state = 'failed', problem = 'gift_not_offered' where campaign_id = ${id}`,
  );
  await user.selectOptions(screen.getByLabelText('State'), 'Failed');
  await screen.findByText('This gift is not offered here to this customer.');
  await press(user, /^Give again:/);
  await screen.findByText('What was missing was given');
  await screen.findByText('Nobody in this state.');
});

test('who took part is exported as it is narrowed, and the file says of which campaign', async () => {
  const { id, marketer } = await campaignOf();
  await setStatus(marketer, id, 'running');
  await send(marketer.till, await addCustomer(marketer.till), 12.5);
  const { user } = await open(`${pageOf(id)}?tab=participants`);
  await user.selectOptions(await screen.findByLabelText('State'), 'Given');
  await press(user, 'Export');
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Export: Participants of a campaign' }),
  );
  await user.click(await dialog.findByRole('button', { name: 'Export' }));
  const { query, body } = await oneSent('POST', /\/export\/campaign-participants$/);
  expect(query).toEqual({ id: String(id), state: 'given' });
  expect(body).toMatchObject({ headings: { id: 'Campaign', [`id.${id}`]: 'Δέκα πόντοι' } });
  const kept = async () => (await back().database.pool.query('select filters from exports')).rows;
  const filters = 'State: Given · Campaign: Δέκα πόντοι';
  await waitFor(async () => expect(await kept()).toEqual([{ filters }]));
});

test('who may only read changes nothing', async () => {
  const { id } = await campaignOf({}, ['campaigns.update']);
  await open(pageOf(id));
  await screen.findByRole('heading', { name: 'What it gives' });
  expect(screen.queryByRole('button', { name: 'Start' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Change:/ })).toBeNull();
});
