import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { defaultTrees } from '../../../contract/permissions/default-trees.ts';
import { formatDateTime } from '../../../src/i18n/format.ts';
import { addCompany, addMember, addSuperAdmin, type Place } from '../../support/areas/people.ts';
import { open, press, signInAs, useBack } from '../../support/panel/panel.tsx';

const back = useBack();

/** A text of the company that failed, as its gateway was away. */
async function addFailed({ companyId }: Place, body: string) {
  const { rows } = await back().database.pool.query(
    `insert into messages (company_id, channel, recipient, body, state, reason) values ($1, 'sms', '6912345678', $2, 'failed', 'unreachable')
      returning message_id`,
    [companyId, body],
  );
  return rows[0].message_id as number;
}
const states = async () =>
  (await back().database.pool.query('select state from messages order by message_id')).rows.map(
    ({ state }) => state,
  );

test('a message that failed is sent again from its page', async () => {
  const company = await addCompany(back());
  await signInAs(await addMember(back(), company, defaultTrees.company), company);
  const id = await addFailed(company, 'Your invoice');
  const { user } = await open(`/en/loyaltyPanel/messages/${id}`);
  await screen.findByText('The gateway was away too long');
  await press(user, 'Send again');
  await screen.findByText('The message is sent again');
  expect(await states()).toEqual(['queued']);
});

test('all that failed is sent again from the list, after a question', async () => {
  const company = await addCompany(back());
  await signInAs(await addMember(back(), company, defaultTrees.company), company);
  for (const body of ['one', 'two']) await addFailed(company, body);
  const { user } = await open('/en/loyaltyPanel/messages');
  await screen.findByText('one');
  await press(user, 'More');
  await user.click(await screen.findByRole('menuitem', { name: 'Send again what failed' }));
  const question = await screen.findByRole('dialog', { name: 'Send 2 messages again?' });
  within(question).getByText(/All messages that failed are sent again, but for codes/);
  await addFailed(company, 'three');
  await press(user, 'Send again');
  await screen.findByRole('dialog', { name: 'Send 3 messages again?' });
  within(question).getByText('The number has changed: it is 3 now. Confirm the new number.');
  expect(await states()).toEqual(['failed', 'failed', 'failed']);
  await press(user, 'Send again');
  await screen.findByText('3 messages are sent again');
  expect(await states()).toEqual(['queued', 'queued', 'queued']);
});

test('nothing is offered where the list has nothing that can be sent again', async () => {
  const company = await addCompany(back());
  await signInAs(await addMember(back(), company, defaultTrees.company), company);
  await addFailed(company, 'one');
  const { user } = await open('/el/loyaltyPanel/messages?filter={"state":"sent"}');
  await press(user, 'Περισσότερα');
  await user.click(await screen.findByRole('menuitem', { name: 'Αποστολή ξανά όσων απέτυχαν' }));
  await screen.findByText('Δεν υπάρχει μήνυμα που μπορεί να σταλεί ξανά.');
  expect(screen.getByRole('button', { name: 'Αποστολή ξανά' })).toBeDisabled();
});

test('whoever may only read is not offered it', async () => {
  const company = await addCompany(back());
  const reader = await addMember(back(), company, { messages: { read: true } });
  await signInAs(reader, company);
  const id = await addFailed(company, 'Your invoice');
  await open(`/en/loyaltyPanel/messages/${id}`);
  await screen.findByText('The gateway was away too long');
  expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull();
});

test('a super admin reads at their home how many messages wait, and since when', async () => {
  const company = await addCompany(back());
  const hourAgo = back().clock.now - 3_600_000;
  await back().database.pool.query(
    `insert into messages (company_id, channel, recipient, body, state, created_at) values ($1, 'sms', '6912345678', 'x', 'queued', $2), ($1, 'sms', '6912345678', 'y', 'queued', now())`,
    [company.companyId, new Date(hourAgo)],
  );
  await signInAs(await addSuperAdmin(back()), company);
  await open('/en/loyaltyPanel');
  const said = await screen.findByText(/messages wait for a gateway/);
  expect(said).toHaveTextContent(
    `2 messages wait for a gateway, the oldest since ${formatDateTime(hourAgo)}.`,
  );
});
