import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';

dayjs.extend(utc);
dayjs.extend(timezone);

/** The zone of this device, as `Europe/Athens`. */
export const deviceZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

let chosen: string | undefined;

/**
 * The zone whose days and times the page shows: of the programme that is open, or the device's where none is. What was
 * written before it changes stays as it is, so it is chosen before a page is drawn.
 */
export function chooseZone(zone: string | undefined) {
  chosen = zone === deviceZone() ? undefined : zone;
}

/** The zone of the programme where it is another one than the device's. */
export const otherZone = () => chosen;

/** A day without a time is the same day in every zone. */
const isPlainDay = (moment: unknown) =>
  typeof moment === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(moment);

/** A moment as the programme's clock and calendar have it; now, where none is named. */
export function inCalendar(moment: dayjs.ConfigType = Date.now()) {
  const at = dayjs(moment);
  return chosen && at.isValid() && !isPlainDay(moment) ? at.tz(chosen) : at;
}

/** The day of a moment in the programme's calendar, as `YYYY-MM-DD`; today, where none is named. */
export const dayOfMoment = (moment?: dayjs.ConfigType) => inCalendar(moment).format('YYYY-MM-DD');

/** The moment at which an hour of a day begins there; the day itself at 0. */
export const momentOfDay = (day: string, hour = 0) => {
  const written = `${day}T${String(hour).padStart(2, '0')}:00:00`;
  return chosen ? dayjs.tz(written, chosen) : dayjs(written);
};

/** The moment at which the day after it begins. */
export const momentAfterDay = (day: string) =>
  momentOfDay(dayjs(day).add(1, 'day').format('YYYY-MM-DD'));
