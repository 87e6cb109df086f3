import { chooseZone, dayOfMoment, momentOfDay } from '../../../src/i18n/calendar.ts';

/** The zone of the companies that tests make. */
const zone = 'Europe/Athens';

/** Noon of today in the calendar of the programme, as a moment in milliseconds: the server and the page agree on its day. */
export function noonOfToday(): number {
  chooseZone(zone);
  return momentOfDay(dayOfMoment(), 12).valueOf();
}
