import { beforeEach, expect, test } from 'vitest';
import { messages } from '../../../contract/messages/messages.ts';
import { defaultTrees, moderatorTrees } from '../../../contract/permissions/default-trees.ts';
import { call, testApp } from '../../support/app.ts';
import { addMember, type Person } from '../../support/areas/people.ts';
import { addTill, type Till } from '../../support/areas/till.ts';

let till: Till;
let admin: Person;
beforeEach(async () => {
  till = await addTill(await testApp());
  admin = await addMember(till.app, till.company, defaultTrees.company);
  await till.app.database.pool.query(
    "insert into messages (company_id, channel, recipient, body, state) values ($1, 'sms', '6912345678', 'Your code is 482913.', 'sent')",
    [till.company.companyId],
  );
});

const bodies = async (as: Person) => {
  const params = { storeId: till.company.companyId };
  const { data } = await call(till.app, messages.calls.list, { params, as });
  const [row] = data.messages as { message_id: number; body: string }[];
  const one = await call(till.app, messages.calls.read, {
    params: { ...params, id: row?.message_id ?? 0 },
    as,
  });
  return [row?.body, one.data.body];
};

test('an admin of the company reads what was sent, and no code that proves who somebody is', async () => {
  expect(await bodies(admin)).toEqual(['Your code is ••••••.', 'Your code is ••••••.']);
});

test('a moderator does not read it by default', async () => {
  const moderator = await addMember(till.app, till.company, moderatorTrees.company);
  const { status } = await call(till.app, messages.calls.list, {
    params: { storeId: till.company.companyId },
    as: moderator,
  });
  expect(status).toBe(403);
});
