import { useTranslate } from 'react-admin';
import { nameOf } from '../../../dataProvider/name-of.ts';
import { resourceOf } from '../../../dataProvider/sources.ts';
import { useDefinitions } from '../../../resources/inputs/use-definitions.ts';
import { usePanel } from '../../../shell/context.ts';
import { useChoices } from '../desk/use-choices.ts';

const stores = ['registration_store_id', 'first_transaction_store_id', 'child_id'];
const ours = [...stores, 'minimum_age', 'maximum_age', 'reachable', 'tier_id'];

/** Tells a filter in words: `Balance from: 100`, `Has receipts in: Σύνταγμα`. */
export function useFilterNames() {
  const translate = useTranslate();
  const { lang } = usePanel();
  const choices = useChoices();
  const definitions = useDefinitions();
  const field = (name: string) => translate(`resources.${resourceOf('customers')}.fields.${name}`);
  const valueText = (name: string, value: string) => {
    const known = stores.includes(name) ? 'stores' : name;
    const option = choices[known as keyof typeof choices]?.find(({ id }) => id === value);
    if (option) return option.name;
    if (name === 'reachable') return field(value);
    return value === 'true' || value === 'false' ? translate(`ra.boolean.${value}`) : value;
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
