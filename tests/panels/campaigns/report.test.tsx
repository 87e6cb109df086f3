import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { runCampaign } from '../../support/areas/campaigns.ts';
import { addCustomer, send } from '../../support/areas/till.ts';
import { marketerOf } from '../../support/panel/marketing.ts';
import { oneSent, open, press, refusal, signedInTo, useBack } from '../../support/panel/panel.tsx';

const back = useBack();
beforeEach(() => localStorage.clear());

/** A campaign that gives ten points for a receipt and says so by SMS, and those who took part. */
async function reportOf(customers: number) {
  const { company } = await signedInTo('company');
  const marketer = await marketerOf(back(), company);
  const id = await runCampaign(
    marketer,
    'transaction',
    {},
    {
      system_notification_ids: [1],
      sms: { text: { el: 'Δέκα πόντοι', en: '', it: '' } },
    },
  );
  for (let each = 0; each < customers; each += 1)
    await send(marketer.till, await addCustomer(marketer.till), 10);
  return `/en/loyaltyPanel/campaigns/view-campaign/${id}/report`;
}
const rowOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row', { hidden: true })
    .map((row) => [...row.children].map((cell) => cell.textContent));

test('a report adds up what was given, and its charts are tables too', async () => {
  await open(await reportOf(3));
  await screen.findByRole('heading', { name: 'In all' });
  const sum = within(screen.getByRole('region', { name: 'In all' }));
  expect(sum.getByText('Customers').parentElement).toHaveTextContent('3');
  expect(sum.getByText('Points').parentElement).toHaveTextContent('30');
  const days = screen.getByRole('table', { name: 'Day by day', hidden: true });
  const [head, day, ...others] = rowOf(days);
  expect(head).toEqual(['Day', 'Reached', 'Messages delivered', 'Gifts redeemed']);
  expect(day?.slice(1)).toEqual(['3', '0', '0']);
  expect(others).toEqual([]);
  screen.getByRole('table', { name: 'Cost', hidden: true });
  const channels = within(screen.getByRole('region', { name: 'Messages by channel' }));
  expect(channels.getByRole('row', { name: /^SMS/ })).toHaveTextContent('3');
});

test('a report before anybody took part says so', async () => {
  await open(await reportOf(0));
  await screen.findByText('Nobody has taken part yet.');
  expect(screen.queryByRole('table', { hidden: true })).toBeNull();
});

test('a report that cannot be had says so, and is asked for again', async () => {
  const path = await reportOf(1);
  back().answer = (sent) =>
    sent.path.endsWith('/report')
      ? refusal(503, 'busy', 'The report is not to be had.')
      : undefined;
  const { user } = await open(path);
  await screen.findByText('The report is not to be had.');
  back().answer = undefined;
  await press(user, 'Try again');
  await screen.findByRole('heading', { name: 'In all' });
});

test.each([
  ['days', 'campaign-report'],
  ['participants', 'campaign-participants'],
])('its %s are exported as any list, and the file says of which campaign', async (name, key) => {
  const { user } = await open(await reportOf(2));
  await press(user, `Export: ${name}`);
  const dialog = within(await screen.findByRole('dialog', { name: /^Export: / }));
  await user.click(dialog.getByRole('radio', { name: 'Excel (XLSX)' }));
  await user.click(dialog.getByRole('button', { name: 'Export' }));
  const { query, body } = await oneSent('POST', new RegExp(`/export/${key}$`));
  const { id } = query as { id: string };
  expect(body).toMatchObject({ format: 'xlsx', headings: { [`id.${id}`]: expect.any(String) } });
});
