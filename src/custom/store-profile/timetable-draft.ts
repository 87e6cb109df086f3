import { weekdays } from '../../../contract/products.ts';
import type { Day, Shift } from '../../../contract/timetable.ts';

/** A day as it is edited: its shifts are there whatever its type, with an empty one at the end. */
export interface OpenDay extends Day {
  shifts: Shift[];
}

const empty: Shift = { from: '', to: '' };
const isEmpty = ({ from, to }: Shift) => !from && !to;

/** Shifts with exactly one empty row, at their end. */
export const withEmptyRow = (shifts: readonly Shift[]): Shift[] => [
  ...shifts.filter((shift) => !isEmpty(shift)),
  empty,
];

/** The week to be edited; a day that was never told is closed. */
export const draftOf = (saved: readonly Day[]): OpenDay[] =>
  weekdays.map((name) => {
    const day = saved.find((each) => each.day === name);
    return { day: name, type: day?.type ?? 'closed', shifts: withEmptyRow(day?.shifts ?? []) };
  });

export const copyTargets = ['workdays', 'all'] as const;
export type CopyTarget = (typeof copyTargets)[number];
const workdays: readonly string[] = weekdays.slice(0, 5);

/** The week with a day's hours on others too. */
export const copied = (days: readonly OpenDay[], { type, shifts }: OpenDay, to: CopyTarget) =>
  days.map((day) => (to === 'all' || workdays.includes(day.day) ? { ...day, type, shifts } : day));
