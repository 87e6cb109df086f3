import dayjs from 'dayjs';
import { expect, test } from 'vitest';
import type { CampaignType } from '../../../contract/campaigns/kinds.ts';
import { sentOptions, typedOptions } from '../../../src/custom/campaigns/draft/options.ts';

test.each([
  ['before', 3, -3],
  ['on', null, 0],
  ['after', 2, 2],
])('a birthday campaign %s the day, by %s, is sent as %s', (when, days, sent) => {
  const options = { when, days, hour: 9 };
  expect(sentOptions('birthday', options)).toEqual({ days: sent, hour: 9 });
  expect(typedOptions('birthday', { days: sent, hour: 9 })).toEqual(options);
});

test('a moment is typed as its day and its hour', () => {
  const typed = { every: 'once', at: '2027-05-02', weekday: null, month_day: null, hour: 18 };
  const sent = sentOptions('scheduled', typed);
  expect(dayjs(String(sent.at)).format('DD/MM/YYYY HH:mm')).toBe('02/05/2027 18:00');
  expect(typedOptions('scheduled', sent)).toEqual(typed);
});

test('what is no day is no moment', () => {
  const typed = { every: 'once', at: '12', weekday: null, month_day: null, hour: 18 };
  expect(sentOptions('scheduled', typed)).toMatchObject({ at: null });
});

test.each<[CampaignType, object, object]>([
  ['scheduled', { every: 'week', at: '2027-05-02', weekday: 2, hour: 8 }, { at: null, weekday: 2 }],
  ['list', { campaign_list_id: 7, found: 3, name: 'a.csv' }, { campaign_list_id: 7 }],
])('of %s nothing is sent that another choice left behind', (type, typed, sent) => {
  const made = sentOptions(type, { ...typed });
  expect(made).toMatchObject(sent);
  expect(made).not.toHaveProperty('found');
});
