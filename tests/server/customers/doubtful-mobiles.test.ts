import { expect, test } from 'vitest';
import { testApp } from '../../support/app.ts';
import { addMember, allBut } from '../../support/areas/people.ts';
import { addCustomer, addTill } from '../../support/areas/till.ts';

test('mobiles that are none, or are stored in another way, are listed with what they may be and whose that is', async () => {
  const app = await testApp();
  const till = await addTill(app);
  const right = await addCustomer(till, { mobile: '6973000001' });
  const zero = await addCustomer(till, { mobile: '06973000001' });
  const nothing = await addCustomer(till, { mobile: '0000000000' });
  const landline = await addCustomer(till, { mobile: '2103210001' });
  const spreadsheet = await addCustomer(till, { mobile: '69710002240' });
  await addCustomer(await addTill(app), { mobile: '06973000002' });
  const ask = async (token: string) =>
    app.app.request(`/api/companies/${till.company.storeId}/customers/doubtful-mobiles`, {
      headers: { authorization: `Bearer ${token}`, 'accept-language': 'en' },
    });
  const desk = await addMember(app, till.company);
  const lines = (await (await ask(desk.token)).text()).trimEnd().split('\r\n').slice(1);
  const cells = lines
    .map((line) => line.split(';'))
    .map((each) => [each[0], each[2], each[4], each[5]]);
  expect(cells).toEqual([
    [`${zero.id}`, '06973000001', '+306973000001', `${right.id}`],
    [`${nothing.id}`, '0000000000', '', ''],
    [`${landline.id}`, '2103210001', '', ''],
    [`${spreadsheet.id}`, '69710002240', '+306971000224', ''],
  ]);
  expect(lines[2]).toContain('No texts reach this number');
  const clerk = await addMember(app, till.company, allBut('customers.export'));
  expect((await ask(clerk.token)).status).toBe(403);
});
