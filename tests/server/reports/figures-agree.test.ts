import { expect, test } from 'vitest';
import { readReport } from '../../../contract/campaigns/previews.ts';
import {
  type MessageMetrics,
  smsMetrics,
  viberMetrics,
} from '../../../contract/reports/message-metrics.ts';
import { call } from '../../support/app.ts';
import { figuresAgree, hundredths, of } from '../../support/areas/figures/agree.ts';
import { awardsOf, giftsOf, messagesOf } from '../../support/areas/figures/counted.ts';
import {
  anyStep,
  happen,
  openProgramme,
  type Programme,
  type Step,
} from '../../support/areas/figures/random-programme.ts';
import { expectSound } from '../../support/areas/till.ts';
import { expectOfEach } from '../../support/random-steps.ts';

/** What became of messages: their metrics by cause, and the report of the campaign that caused them. */
async function messagesAgree(programme: Programme, months: readonly string[]) {
  const { app } = programme.till;
  const all = await messagesOf(programme);
  const params = { storeId: programme.till.company.storeId, id: programme.campaignId };
  const report = (await call(app, readReport, { params, as: programme.admin })).data;
  const isOut = ({ state }: { state: string }) => state === 'sent' || state === 'delivered';
  const own = all.filter(({ campaign_id }) => campaign_id === programme.campaignId);
  expect(report.messages).toBe(own.filter(isOut).length);
  const inDays = (name: 'sent' | 'points' | 'cost') =>
    report.days.reduce((sum, day) => sum + hundredths(day[name]), 0);
  expect(inDays('sent')).toBe(100 * report.messages);
  const awards = await awardsOf(programme);
  expect([hundredths(report.points), inDays('points')]).toEqual([awards.points, awards.points]);
  expect(hundredths(report.points_cost)).toBe(awards.worth);
  expect(hundredths(report.total)).toBe(
    awards.worth + hundredths(report.gifts_cost) + hundredths(report.messages_cost),
  );
  expect(inDays('cost')).toBe(hundredths(report.total));
  for (const [channel, endpoint] of [
    ['sms', smsMetrics],
    ['viber', viberMetrics as never as typeof smsMetrics],
  ] as const) {
    const metrics: MessageMetrics[] = [];
    for (const date of months)
      metrics.push((await call(app, endpoint, { ...of(programme), query: { date } })).data);
    const sum = (name: 'sent' | 'delivered' | 'failed' | 'suppressed') =>
      metrics.reduce(
        (total, { causes }) =>
          total +
          (causes.find(({ campaign_id }) => campaign_id === programme.campaignId)?.[name] ?? 0),
        0,
      );
    const row = report.by_channel.find((each) => each.channel === channel);
    for (const name of ['sent', 'delivered', 'failed', 'suppressed'] as const)
      expect(row?.[name] ?? 0, `${channel} ${name}`).toBe(sum(name));
    const sent = all.filter((message) => message.channel === channel && isOut(message));
    expect(metrics.reduce((total, { total: { sent: count } }) => total + count, 0)).toBe(
      sent.length,
    );
    expect(metrics.reduce((total, { total: { parts } }) => total + parts, 0)).toBe(
      sent.reduce((total, { parts }) => total + (parts ?? 1), 0),
    );
  }
}

/** What a campaign gave of gifts, and what they cost. */
async function giftsAgree(programme: Programme) {
  const { till, admin, giftCampaignId: id } = programme;
  const params = { storeId: till.company.storeId, id };
  const report = (await call(till.app, readReport, { params, as: admin })).data;
  const { given, redeemed } = await giftsOf(programme, id);
  expect([report.gifts, hundredths(report.gifts_cost)]).toEqual([given, given * 110]);
  expect(report.days.reduce((sum, day) => sum + day.redeemed, 0)).toBe(redeemed);
}

async function live(steps: readonly Step[]) {
  const programme = await openProgramme();
  for (const step of steps) await happen(programme, step);
  await figuresAgree(programme);
  await messagesAgree(programme, ['2026-03', '2026-04', '2026-05', '2026-06']);
  await giftsAgree(programme);
  await expectSound(programme.till);
}

test('whatever happened, each figure is the same on every page, and what its postings add up to', async () => {
  await expectOfEach(anyStep, live, { sequences: 8, steps: 40 });
});
