import { z } from 'zod';
import { weekdays } from '../catalogue/products.ts';

/** How a store keeps its hours on a day: in shifts, round the clock, or not at all. */
export const dayTypes = ['regular', '24h', 'closed'] as const;
export type DayType = (typeof dayTypes)[number];
const mostShifts = 6;

/** `09:00`–`17:00`; one that ends at or before its beginning ends on the next day. */
export interface Shift {
  from: string;
  to: string;
}
export interface Day {
  day: (typeof weekdays)[number];
  type: DayType;
  shifts?: Shift[] | undefined;
}

const time = z.string().superRefine((sent, context) => {
  if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(sent))
    context.addIssue({ code: 'custom', params: { rule: 'invalid_time' } });
});
const shift = z.object({ from: time, to: time });

const day = z
  .object({
    day: z.enum(weekdays),
    type: z.enum(dayTypes),
    shifts: z.array(shift).max(mostShifts).optional(),
  })
  .superRefine((sent, context) => {
    if (sent.type === 'regular' && !sent.shifts?.length)
      context.addIssue({
        code: 'too_small',
        origin: 'array',
        minimum: 1,
        inclusive: true,
        input: [],
        path: ['shifts'],
      });
  })
  // On days without shifts none are kept (timetable-24h-closed-no-shifts).
  .transform(({ shifts, ...rest }): Day => (rest.type === 'regular' ? { ...rest, shifts } : rest));

const minutesOfDay = 24 * 60;
const week = 7 * minutesOfDay;
const minutesOf = (text: string) => {
  const [hours = 0, minutes = 0] = text.split(':').map(Number);
  return hours * 60 + minutes;
};

interface Placed {
  path: (string | number)[];
  begins: number;
  ends: number;
}

/** Each shift as minutes of the week; one over midnight of Sunday ends after the week does. */
function placed(days: readonly Day[]): Placed[] {
  return days.flatMap(({ day: name, shifts = [] }, index) =>
    shifts.map(({ from, to }, place) => {
      const begins = weekdays.indexOf(name) * minutesOfDay + minutesOf(from);
      const length = minutesOf(to) - minutesOf(from);
      return {
        path: [index, 'shifts', place, 'from'],
        begins,
        ends: begins + (length > 0 ? length : length + minutesOfDay),
      };
    }),
  );
}

const meets = (one: Placed, other: Placed) =>
  [-week, 0, week].some(
    (later) => one.begins < other.ends + later && other.begins + later < one.ends,
  );

/** A week: each day once, its shifts apart from one another, also over midnight. */
export const timetable = z
  .array(day)
  .max(weekdays.length)
  .superRefine((days, context) => {
    const names = days.map((each) => each.day);
    for (const [index, name] of names.entries())
      if (names.indexOf(name) !== index)
        context.addIssue({ code: 'custom', path: [index, 'day'], params: { rule: 'invalid' } });
    const all = placed(days);
    for (const [index, each] of all.entries()) {
      const earlier = all.slice(0, index).some((other) => meets(other, each));
      if (earlier)
        context.addIssue({ code: 'custom', path: each.path, params: { rule: 'shifts_overlap' } });
    }
  });

/** What is told of a week; a store that never said anything has none. */
export const timetableReply = z.array(
  z.object({
    day: z.enum(weekdays),
    type: z.enum(dayTypes),
    shifts: z.array(z.object({ from: z.string(), to: z.string() })).optional(),
  }),
);

/**
 * What the editor sends: it keeps one empty row at the end of a regular day, which is removed
 * (timetable-regular-last-shift); other days have none (timetable-24h-closed-no-shifts).
 */
export const timetableToSend = (days: readonly Day[]): Day[] =>
  days.map(({ day: name, type, shifts = [] }) =>
    type === 'regular' ? { day: name, type, shifts: shifts.slice(0, -1) } : { day: name, type },
  );
