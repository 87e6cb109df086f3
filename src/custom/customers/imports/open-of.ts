import type { CustomerImport } from '../../../../contract/customers/customer-imports.ts';

type Facts = CustomerImport['facts'][number];

/** What the cells of a column leave open for what it is read as: the sign of decimals, or the order of days. */
export function openOf(
  field: string | null | undefined,
  facts: Facts | undefined,
  attributes: CustomerImport['attributes'],
) {
  const type = attributes.find((each) => each.field === field)?.type;
  if ((field === 'points' || type === 'number') && facts?.decimal === 'unsure') return 'decimals';
  const isDay = field === 'birth_date' || field === 'birthday' || type === 'day';
  return isDay && facts?.order === 'unsure' ? 'orders' : undefined;
}
