import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { addMember, allBut } from '../../support/areas/people.ts';
import { addTill } from '../../support/areas/till.ts';
import { open, sentTo, signInAs, useBack } from '../../support/panel/panel.tsx';

const back = useBack();
const page = '/en/loyaltyPanel/branch-debt/sms-metrics';

async function programme(without: readonly string[] = []) {
  const till = await addTill(back());
  await signInAs(await addMember(back(), till.company, allBut(...without)), till.company);
  const add = (state: string, reason: string | null = null) =>
    back().database.pool.query(
      `insert into messages (company_id, channel, recipient, body, state, reason, cost) values ($1, 'sms', '6911111111', 'Hello', $2, $3, 4.5)`,
      [till.company.companyId, state, reason],
    );
  return { add };
}

test('messages stand by day with what became of them, why, and what they cost', async () => {
  const { add } = await programme();
  await add('delivered');
  await add('sent');
  await add('failed', 'refused');
  await open(page);
  const table = within(await screen.findByRole('table', { name: 'By day' }));
  expect(table.getAllByRole('row').at(-1)).toHaveTextContent(/^Total21100?2€0\.09/);
  screen.getByText('Failed: Refused by the gateway');
  const list = table.getByRole('link', { name: 'Failed: 1' });
  expect(decodeURIComponent(list.getAttribute('href') ?? '')).toMatch(/"state":"failed"/);
});

test('another month is asked for by its date', async () => {
  const { add } = await programme();
  await add('sent');
  const { user } = await open(page);
  const chooser = await screen.findByRole('combobox', { name: 'Month' });
  const [, last] = within(chooser).getAllByRole('option');
  await user.selectOptions(chooser, last as HTMLElement);
  await screen.findByText('No message was sent in this time.');
  expect(sentTo('GET', /sms-metrics$/).at(-1)?.query.date).toMatch(/^\d{4}-\d\d$/);
});
