import fc from 'fast-check';
import { expect, test } from 'vitest';
import { campaignSmsForm } from '../../../contract/campaigns/making.ts';
import { call, testApp } from '../../support/app.ts';
import { addMarketer, runCampaign, setStatus } from '../../support/areas/campaigns.ts';
import { foreseen } from '../../support/areas/previews/foreseen.ts';
import { addReachable, addTelling, work } from '../../support/areas/telling.ts';
import { send, setCompany } from '../../support/areas/till.ts';
import { type Gateway, readBy, startGateway } from '../../support/outside/gateway.ts';

const names = fc.array(fc.constantFrom(...'abcéñ[€ΑΒΓάέήϊ·😀'), { minLength: 1, maxLength: 12 });
const texts = fc.array(
  fc.constantFrom(
    'Γεια σου, ',
    'KAΛHMEPA ',
    '{first_name} ',
    '{title}! ',
    '😀',
    '[€] ',
    '{store} ',
    '{unsubscribe} ',
    'x'.repeat(60),
  ),
  { minLength: 1, maxLength: 6 },
);
const case_ = fc.record({
  names: fc.array(names, { minLength: 1, maxLength: 4 }),
  text: texts,
  sms_shortest: fc.boolean(),
  sms_capitals: fc.boolean(),
  sms_stop_number: fc.constantFrom('54321', null),
  own: fc.constantFrom(true, false, null),
});

test('the price that is foreseen is the price that is charged, of any names and texts', {
  timeout: 180_000,
}, async () => {
  const gateway: Gateway = await startGateway();
  const app = await testApp();
  await fc.assert(
    fc.asyncProperty(case_, async ({ names: given, text: parts, own, ...form }) => {
      const till = await addTelling(app, gateway.url);
      const marketer = await addMarketer(till);
      await setCompany(till, { ...form, sms_part_price: 100 });
      const people = [];
      for (const each of given) {
        const shopper = await addReachable(till);
        await app.database.pool.query(
          'update customers set first_name = $2 where user_account_id = $1',
          [shopper.id, each.join('')],
        );
        people.push(shopper);
      }
      const said = parts.join('');
      const message = {
        system_notification_ids: [1],
        sms: { text: { el: said, en: said, it: said }, capitals: own },
      };
      for (const person of people) await send(till, person, 5);
      const before = await foreseen(marketer, message);
      const id = await runCampaign(marketer, 'transaction', {}, message);
      for (const person of people) await send(till, person, 5);
      await work(till);
      await setStatus(marketer, id, 'cancelled');
      const { rows } = await app.database.pool.query<{ cost: number; parts: number; sent: number }>(
        `select coalesce(sum(cost), 0)::float8 as cost, coalesce(sum(parts), 0)::int as parts, count(*) filter (where state = 'sent')::int as sent
          from messages where company_id = $1 and channel = 'sms' and campaign_id = $2`,
        [till.company.companyId, id],
      );
      expect(rows[0]).toEqual({
        cost: Math.round((before?.messages_cost ?? 0) * 100),
        parts: Math.round((before?.messages_cost ?? 0) * 100),
        sent: people.length,
      });
      for (const { text } of readBy(gateway).slice(-people.length))
        expect(String(text)).toMatch(form.sms_stop_number ? /STOP|\/u\/1\./ : /\/u\/1\./);
    }),
    { numRuns: 12 },
  );
  await gateway.close();
});

test('the form of texts says how long the link and the values are, and nobody’s name', async () => {
  const till = await addTelling(await testApp());
  const { admin } = await addMarketer(till);
  await addReachable(till);
  await till.app.database.pool.query(`update customers set first_name = 'Ευγενία'`);
  const { data } = await call(till.app, campaignSmsForm, {
    params: { storeId: till.company.companyId },
    as: admin,
  });
  expect(data).toMatchObject({ stop_number: null, shortest: false, capitals: false });
  expect(data.values.first_name).toEqual({ length: 7, plain: false });
  expect(JSON.stringify(data)).not.toContain('Ευγενία');
  expect(data.link).toMatch(/^https:\/\/pistos\.example\/u\/1\./);
});
