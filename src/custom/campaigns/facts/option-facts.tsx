import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { NamedKind } from '../../../../contract/common/record-names.ts';
import { formatDateTime } from '../../../i18n/format.ts';
import { useWritten } from '../../../shell/use-written.ts';
import type { Options } from '../draft/part.ts';
import { hourName, useWord } from '../fields/pieces.tsx';
import { weekdayName } from '../fields/weekdays.ts';
import { AttributeName, Names, ViewName } from './Names.tsx';

/** The records that an option names. */
const records: Readonly<Record<string, NamedKind>> = {
  product_ids: 'company-products',
  product_tag_ids: 'product-tags',
  store_point_title_ids: 'point-titles',
  store_company_network_region_ids: 'network-regions',
};
const choices = ['channel', 'per', 'on', 'every', 'when'];
const chosen = ['genders', 'channels'];
const hours = ['hour', 'from_hour', 'to_hour'];
const moneys = ['minimum_amount', 'amount'];

const isNothing = (value: unknown) =>
  value === null ||
  value === undefined ||
  value === '' ||
  value === false ||
  value === 'any' ||
  (Array.isArray(value) && value.length === 0);

/** How the value of an option reads. */
function useShown() {
  const translate = useTranslate();
  const word = useWord();
  const { lang, money, number } = useWritten();
  return (name: string, value: unknown): ReactNode => {
    const of = records[name];
    if (of) return <Names of={of} ids={value as number[]} />;
    if (name === 'user_account_attribute_definition_id')
      return <AttributeName id={Number(value)} />;
    if (name === 'view_id') return <ViewName id={Number(value)} />;
    if (name === 'weekdays')
      return (value as number[]).map((day) => weekdayName(day, lang)).join(', ');
    if (name === 'weekday') return weekdayName(Number(value), lang);
    if (name === 'at') return formatDateTime(String(value));
    if (hours.includes(name)) return hourName(Number(value));
    if (moneys.includes(name)) return money(Number(value));
    if (choices.includes(name)) return word(`choices.${name}.${value}`);
    if (chosen.includes(name))
      return (value as string[]).map((each) => word(`choices.${name}.${each}`)).join(', ');
    if (value === true) return translate('ra.boolean.true');
    if (Array.isArray(value)) return value.join(', ');
    return typeof value === 'number' ? number(value) : String(value);
  };
}

/** The options of a type or of a characteristic as facts, without those that ask for nothing. */
export function useOptionFacts() {
  const word = useWord();
  const shown = useShown();
  return (options: Options): [string, ReactNode][] =>
    Object.entries(options)
      .filter(([, value]) => !isNothing(value))
      .map(([name, value]) => [word(`options.${name}`), shown(name, value)]);
}
