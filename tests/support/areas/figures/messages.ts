import { expect } from 'vitest';
import { readReport } from '../../../../contract/campaigns/previews.ts';
import {
  type MessageMetrics,
  smsMetrics,
  viberMetrics,
} from '../../../../contract/reports/message-metrics.ts';
import { call } from '../../app.ts';
import { of } from './agree.ts';
import { type CountedMessage, messagesOf, type Shown } from './counted.ts';

const isOut = ({ state }: { state: string }) => state === 'sent' || state === 'delivered';

async function metricsOf(programme: Shown, endpoint: typeof smsMetrics, months: readonly string[]) {
  const metrics: MessageMetrics[] = [];
  for (const date of months)
    metrics.push(
      (await call(programme.till.app, endpoint, { ...of(programme), query: { date } })).data,
    );
  return metrics;
}

/** How many of some messages became what. */
const became = (messages: readonly CountedMessage[], channel: string) => {
  const states = messages.filter((each) => each.channel === channel).map(({ state }) => state);
  const count = (...of: readonly string[]) => states.filter((state) => of.includes(state)).length;
  return {
    sent: count('sent', 'delivered'),
    delivered: count('delivered'),
    failed: count('failed'),
    suppressed: count('suppressed'),
  };
};
const none = became([], '');

/**
 * What became of messages in some months: the metrics by cause, and the report of a campaign that caused some of them,
 * which counts a message that says what another would have said.
 */
export async function messagesAgree(programme: Shown, id: number, months: readonly string[]) {
  const { till, admin } = programme;
  const all = await messagesOf(programme);
  const params = { storeId: till.company.storeId, id };
  const report = (await call(till.app, readReport, { params, as: admin })).data;
  const own = all.filter(({ campaign_id }) => campaign_id === id);
  const saying = own.flatMap((each) =>
    each.joined_to ? all.filter(({ occasion }) => occasion === each.joined_to) : [each],
  );
  expect(report.messages).toBe(saying.filter(isOut).length);
  expect(report.days.reduce((sum, day) => sum + day.sent, 0)).toBe(report.messages);
  for (const [channel, endpoint] of [
    ['sms', smsMetrics],
    ['viber', viberMetrics as never as typeof smsMetrics],
  ] as const) {
    const row = report.by_channel.find((each) => each.channel === channel);
    expect(row ?? none, `${channel} of the report`).toMatchObject(became(saying, channel));
    const metrics = await metricsOf(programme, endpoint, months);
    const caused = metrics.flatMap(({ causes }) =>
      causes.filter(({ campaign_id }) => campaign_id === id),
    );
    for (const [name, count] of Object.entries(became(own, channel)))
      expect(
        caused.reduce((sum, each) => sum + each[name as keyof typeof none], 0),
        `${channel} ${name}`,
      ).toBe(count);
    const sent = all.filter((message) => message.channel === channel && isOut(message));
    expect(metrics.reduce((total, { total: { sent: count } }) => total + count, 0)).toBe(
      sent.length,
    );
    expect(metrics.reduce((total, { total: { parts } }) => total + parts, 0)).toBe(
      sent.reduce((total, { parts }) => total + (parts ?? 1), 0),
    );
  }
}
