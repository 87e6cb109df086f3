import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import {
  chooseZone,
  dayOfMoment,
  momentAfterDay,
  momentOfDay,
} from '../../../src/i18n/calendar.ts';
import { formatDate, formatDateTime } from '../../../src/i18n/format.ts';
import { daysOf, instantsOf, lastDays } from '../../../src/i18n/period.ts';

afterEach(() => chooseZone(undefined));

const zones = [
  'Europe/Athens',
  'Europe/Rome',
  'America/New_York',
  'America/Santiago',
  'Africa/Cairo',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Apia',
];
const aZone = fc.constantFrom(...zones);
// Samoa moved over the date line at the end of 2011, and has no 30 December of that year.
const aMoment = fc.integer({
  min: Date.parse('2012-01-01T00:00:00Z'),
  max: Date.parse('2040-12-31T00:00:00Z'),
});
const dayIn = (zone: string, moment: number) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short' }).format(moment);

test('a moment has the day and the time of the programme, wherever the device is', () => {
  fc.assert(
    fc.property(aZone, aMoment, (zone, moment) => {
      chooseZone(zone);
      const said = new Intl.DateTimeFormat('en-GB', {
        timeZone: zone,
        dateStyle: 'short',
        timeStyle: 'short',
      });
      expect(formatDateTime(moment)).toBe(said.format(moment).replace(',', ''));
      expect(dayOfMoment(moment)).toBe(dayIn(zone, moment));
    }),
    { numRuns: 500 },
  );
});

test('a day begins where the one before it ends, also on a day whose clocks change', () => {
  fc.assert(
    fc.property(aZone, aMoment, (zone, moment) => {
      chooseZone(zone);
      const day = dayIn(zone, moment);
      const begins = momentOfDay(day).valueOf();
      expect(dayIn(zone, begins)).toBe(day);
      expect(dayIn(zone, begins - 1) < day).toBe(true);
      expect(momentAfterDay(day).valueOf()).toBeGreaterThan(begins);
    }),
    { numRuns: 500 },
  );
});

test('the days of a filter are the same days after they were sent', () => {
  fc.assert(
    fc.property(aZone, aMoment, fc.integer({ min: 0, max: 400 }), (zone, moment, length) => {
      chooseZone(zone);
      const period = {
        from: dayIn(zone, moment),
        to: dayIn(zone, moment + length * 86_400_000),
      };
      expect(daysOf(instantsOf(period))).toEqual(period);
    }),
    { numRuns: 500 },
  );
});

test('a day without a time is that day everywhere', () => {
  for (const zone of zones) {
    chooseZone(zone);
    expect(formatDate('1984-03-04')).toBe('04/03/1984');
  }
});

test('today is the day of the programme', () => {
  chooseZone('Pacific/Kiritimati');
  expect(lastDays(1).to).toBe(dayIn('Pacific/Kiritimati', Date.now()));
});
