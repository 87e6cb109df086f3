import { beforeEach, expect, test } from 'vitest';
import { testApp } from '../../../support/app.ts';
import {
  addMarketer,
  type Marketer,
  participantsOf,
  runCampaign,
} from '../../../support/areas/campaigns.ts';
import { lookAt, setCustomer } from '../../../support/areas/occasions.ts';
import { addReachable, addTelling, outbox } from '../../../support/areas/telling.ts';
import { accountOf, type Shopper, type Till } from '../../../support/areas/till.ts';

let till: Till;
let marketer: Marketer;
let maria: Shopper;
beforeEach(async () => {
  till = await addTelling(await testApp({ now: Date.parse('2026-03-01T00:00:00Z') }));
  marketer = await addMarketer(till);
  maria = await addReachable(till);
  await setCustomer(marketer, maria.id, {
    birth_date: '1990-03-02',
    created_at: '2020-01-01T00:00:00Z',
  });
});

const says = {
  system_notification_ids: [1, 2],
  sms: { text: { el: 'Χρόνια πολλά', en: '', it: '' } },
  email: { subject: { el: 'Χ', en: '', it: '' }, text: { el: 'Χρόνια πολλά', en: '', it: '' } },
};
// 10:00 in Athens.
const threeDaysLater = '2026-03-05T08:00:00Z';
const later = '2026-03-05T08:00:01Z';

test.each([
  ['gives and greets three days late', threeDaysLater, 'sms queued'],
  ['gives without greeting after that', later, 'sms suppressed too_late'],
])('a birthday that is found after a long stop %s', async (_, moment, message) => {
  const id = await runCampaign(marketer, 'birthday', { days: 0, hour: 10 }, says);
  await lookAt(marketer, moment);
  expect((await accountOf(till, maria)).balance).toBe(10);
  expect(await outbox(till)).toEqual([message]);
  expect(await participantsOf(marketer, id)).toHaveLength(1);
});

test('of a campaign that only says something, what is of a day long past is not sent', async () => {
  const own = { ...says, campaign_reward: null, campaign_condition_id: 1 };
  await runCampaign(marketer, 'scheduled', { every: 'week', weekday: 1, hour: 10 }, own);
  // Two Mondays at once, the second an hour ago.
  await lookAt(marketer, '2026-03-09T09:00:00Z');
  expect((await outbox(till)).sort()).toEqual(['sms queued', 'sms suppressed too_late']);
});

test('a welcome is said however late', async () => {
  const own = { ...says, campaign_reward: null };
  await runCampaign(marketer, 'registration', {}, own);
  await setCustomer(marketer, maria.id, { created_at: '2026-03-02T00:00:00Z' });
  await lookAt(marketer, '2026-03-20T00:00:00Z');
  expect(await outbox(till)).toEqual(['sms queued']);
});
