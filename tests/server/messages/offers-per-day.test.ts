import { beforeEach, expect, test } from 'vitest';
import { withTransaction } from '../../../server/db/transaction.ts';
import { tellCustomer } from '../../../server/messages/tell.ts';
import { testApp } from '../../support/app.ts';
import { addMarketer, runCampaign } from '../../support/areas/campaigns.ts';
import { addReachable, addTelling, offer, outbox, tell } from '../../support/areas/telling.ts';
import { type Shopper, send, setCompany, setStore, type Till } from '../../support/areas/till.ts';

let till: Till;
let maria: Shopper;
beforeEach(async () => {
  till = await addTelling(await testApp());
  maria = await addReachable(till);
});

const offered = (occasion: string, own: Parameters<typeof offer> = [['sms']]) =>
  tell(till, maria, { offer: offer(...own) }, { occasion });
const setMessages = (change: string) =>
  till.app.database.pool.query(`update messages set ${change}`);

test('a customer has two offers a day, and what else they are told', async () => {
  for (const occasion of ['a', 'b', 'c']) await offered(occasion);
  await tell(till, maria, { offer: offer(['sms']), purpose: 'service' }, { occasion: 'bill' });
  await setStore(till, { system_notification_id: 1 });
  await send(till, maria, 5);
  const sent = ['sms queued', 'sms queued'];
  expect(await outbox(till)).toEqual([...sent, 'sms suppressed daily_limit', ...sent]);
});

test('another customer has theirs, and as many as the company allows', async () => {
  await offered('a');
  await offered('b');
  await tell(till, await addReachable(till), { offer: offer(['sms']) }, { occasion: 'c' });
  await setCompany(till, { offers_per_day: 3 });
  await offered('d');
  await offered('e');
  await setCompany(till, { offers_per_day: 0 });
  await offered('f');
  expect((await outbox(till)).filter((each) => each.includes('daily_limit'))).toHaveLength(1);
  expect(await outbox(till)).toHaveLength(6);
});

test('offers count on the day on which they leave', async () => {
  await offered('a');
  await offered('b');
  // Written in yesterday's quiet hours, they leave today.
  await setMessages("created_at = now() - interval '1 day'");
  await offered('c');
  expect((await outbox(till)).at(-1)).toBe('sms suppressed daily_limit');
  await setMessages("state = 'sent', sent_at = now() - interval '1 day' where state = 'queued'");
  await offered('d');
  expect((await outbox(till)).at(-1)).toBe('sms queued');
});

test('what does not leave does not count, and one offer by several channels is one', async () => {
  await offered('a', [['sms', 'email'], { notifier_type: 'all' }]);
  await offered('b');
  await offered('c');
  await setMessages("state = 'failed', reason = 'refused' where occasion = 'b'");
  await offered('d');
  expect(await outbox(till)).toEqual([
    ...['sms queued', 'email queued', 'sms failed refused', 'sms suppressed daily_limit'],
    'sms queued',
  ]);
});

test('of offers at once no more leave either', async () => {
  const telling = {
    companyId: till.company.companyId,
    ...({ purpose: 'campaign', offer: offer(['sms']) } as const),
  };
  await Promise.all(
    ['a', 'b', 'c', 'd'].map((occasion) =>
      withTransaction(till.app.database, (client) =>
        tellCustomer(client, telling, { accountId: maria.id, occasion }),
      ),
    ),
  );
  expect((await outbox(till)).sort()).toEqual([
    ...['sms queued', 'sms queued'],
    ...['sms suppressed daily_limit', 'sms suppressed daily_limit'],
  ]);
});

test('of the campaigns of one receipt that of the highest priority comes first', async () => {
  const marketer = await addMarketer(till);
  const said = (text: string) => ({ el: text, en: text, it: text });
  const email = { subject: said('mail'), text: said('mail') };
  await setCompany(till, { offers_per_day: 1 });
  await runCampaign(
    marketer,
    'transaction',
    {},
    { system_notification_ids: [1], sms: { text: said('sms') } },
  );
  await runCampaign(
    marketer,
    'transaction',
    {},
    { system_notification_ids: [2], email, priority: 10 },
  );
  const { data } = await send(till, maria, 5);
  expect(await outbox(till)).toEqual(['email queued', 'sms suppressed daily_limit']);
  expect(data.campaigns).toHaveLength(2);
});

test('the campaigns of one receipt come in order, and those of one message count once', async () => {
  const marketer = await addMarketer(till);
  const said = (text: string) => ({ el: text, en: text, it: text });
  const sms = { system_notification_ids: [1], sms: { text: said('sms') } };
  const email = { subject: said('mail'), text: said('mail') };
  await setCompany(till, { offers_per_day: 1 });
  for (const own of [sms, { system_notification_ids: [2], email }, sms])
    await runCampaign(marketer, 'transaction', {}, own);
  await send(till, maria, 5);
  expect(await outbox(till)).toEqual([
    ...['sms queued', 'email suppressed daily_limit', 'sms suppressed joined'],
  ]);
  await send(till, maria, 5);
  expect((await outbox(till)).slice(3)).toEqual([
    ...['sms suppressed daily_limit', 'email suppressed daily_limit', 'sms suppressed daily_limit'],
  ]);
});
