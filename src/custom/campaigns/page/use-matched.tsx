import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { Participant } from '../../../../contract/campaigns/participants.ts';
import { formatDate } from '../../../i18n/format.ts';
import { isDay } from '../../../resources/inputs/DayField.tsx';
import { useWritten } from '../../../shell/use-written.ts';
import { Names, ViewName } from '../facts/Names.tsx';
import { hourName } from '../fields/pieces.tsx';
import { weekdayName } from '../fields/weekdays.ts';

/** What is told of what matched, in this order; anything else is for machines. */
const told = [
  'amount',
  'nth_receipt',
  'weekday',
  'hour',
  'birthday',
  'last_receipt',
  'days',
  'balance',
  'points',
  'expires',
  'age',
  'gender',
  'tier',
  'region',
  'consent',
  'attribute',
  'view',
] as const;

const choices: Readonly<Record<string, string>> = { gender: 'genders', consent: 'channels' };

/** What of a customer and an occasion matched, as facts. */
export function useMatched() {
  const translate = useTranslate();
  const { lang, money, number } = useWritten();
  const shown = (name: string, value: number | string | boolean): ReactNode => {
    if (name === 'amount') return money(Number(value));
    if (name === 'weekday') return weekdayName(Number(value), lang);
    if (name === 'hour') return hourName(Number(value));
    if (name === 'tier') return <Names of="point-titles" ids={[Number(value)]} />;
    if (name === 'region') return <Names of="network-regions" ids={[Number(value)]} />;
    if (name === 'view') return <ViewName id={Number(value)} />;
    if (choices[name]) return translate(`campaignMaker.choices.${choices[name]}.${value}`);
    if (isDay(String(value))) return formatDate(String(value));
    return typeof value === 'number' ? number(value) : String(value);
  };
  return (matched: Participant['matched']): [string, ReactNode][] =>
    told.flatMap((name): [string, ReactNode][] => {
      const value = matched[name];
      if (value === undefined || value === null) return [];
      return [[translate(`matched.${name}`), shown(name, value)]];
    });
}
