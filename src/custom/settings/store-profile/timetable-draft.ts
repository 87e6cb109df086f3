import { weekdays } from '../../../../contract/catalogue/products.ts';
import type { Day, Shift } from '../../../../contract/organisations/timetable.ts';

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

/** A time as it is written, of what was typed: `9:30`, `9.30` and `930` are 09:30. What is none stays. */
export function tidyTime(typed: string): string {
  const [, hours = '', minutes = '00'] = /^(\d{1,2})(?:[:.]?(\d{2}))?$/.exec(typed.trim()) ?? [];
  return hours ? `${hours.padStart(2, '0')}:${minutes}` : typed.trim();
}
