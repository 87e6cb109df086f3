import { useTranslate } from 'react-admin';
import { nameOf } from '../../../dataProvider/name-of.ts';
import { resourceOf } from '../../../dataProvider/sources.ts';
import { formatDate } from '../../../i18n/format.ts';
import { daysOf, formatPeriod } from '../../../i18n/period.ts';
import { useDefinitions } from '../../../resources/inputs/use-definitions.ts';
import { usePanel } from '../../../shell/context.ts';
import { placeFilters, visitFilters } from '../desk/places.data.ts';
import { useChoices } from '../desk/use-choices.ts';

const ours = [
  ...placeFilters.stores,
  ...placeFilters.regions,
  ...visitFilters,
  'minimum_age',
  'maximum_age',
  'reachable',
  'tier_id',
];

/** By what filter each choice is found, where that is not its own name. */
const listOf = (name: string) =>
  Object.entries(placeFilters).find(([, names]) => names.includes(name))?.[0] ?? name;

function momentText(name: string, value: string): string | undefined {
  if (name === 'came_before') return formatDate(value);
  const days = ['came', 'came_too', 'created_at'].includes(name) ? daysOf(value) : undefined;
  return days && formatPeriod(days);
}

/** Tells a filter in words: `Balance from: 100`, `Has receipts in: Σύνταγμα`. */
export function useFilterNames(filters: Readonly<Record<string, unknown>>) {
  const translate = useTranslate();
  const { lang } = usePanel();
  const choices = useChoices(filters);
  const definitions = useDefinitions();
  const field = (name: string) => translate(`resources.${resourceOf('customers')}.fields.${name}`);
  const valueText = (name: string, value: string) => {
    const options = choices[listOf(name) as keyof typeof choices];
    if (options)
      return value
        .split(',')
        .map((each) => options.find(({ id }) => id === each)?.name ?? each)
        .join(', ');
    if (name === 'came_channel') return translate(`desk.filters.${value}`);
    return value === 'true' || value === 'false'
      ? translate(`ra.boolean.${value}`)
      : (momentText(name, value) ?? value);
  };
  const labelOf = (name: string) => {
    const range = /^(minimum|maximum)_(.+)$/.exec(name);
    if (ours.includes(name)) {
      const age = translate('desk.filters.minimum_age').split(' ')[0];
      return name === 'maximum_age'
        ? `${age} ${translate('desk.filters.maximum_age')}`
        : translate(`desk.filters.${name}`);
    }
    if (range?.[1] === 'minimum')
      return translate('desk.filters.least', { name: field(range[2] ?? '') });
    if (range) return `${field(range[2] ?? '')} ${translate('desk.filters.most')}`;
    return field(name);
  };
  return (name: string, value: string) => {
    if (name !== 'attribute') return `${labelOf(name)}: ${valueText(name, value)}`;
    const [id, ...rest] = value.split(':');
    const definition = definitions.find((each) => String(each.id) === id);
    return `${nameOf(definition, lang) ?? `#${id}`}: ${rest.join(':')}`;
  };
}
