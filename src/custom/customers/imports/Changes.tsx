import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { CustomerImport } from '../../../../contract/customers/customer-imports.ts';
import { resourceOf } from '../../../dataProvider/sources.ts';
import { formatDate } from '../../../i18n/format.ts';
import { usePanel } from '../../../shell/context.ts';
import { birthdayText } from './birthday-text.ts';
import { useFieldNames } from './use-field-names.ts';

type Change = CustomerImport['preview'][number]['changes'][number];

const birthdays = ['birth_date', 'birthday'];
const flags = ['true', 'false'];
const words = `resources.${resourceOf('customers')}`;

interface Props {
  readonly changes: readonly Change[];
  readonly attributes: CustomerImport['attributes'];
}

/** From what to what a row changes a customer who is there; of another country of the mobile that it does. */
export function Changes({ changes, attributes }: Props) {
  const translate = useTranslate();
  const names = new Map(useFieldNames(attributes));
  const { lang } = usePanel();
  const isDay = (field: string) =>
    attributes.some((each) => each.field === field && each.type === 'day');
  const written = (field: string, value: string | null) => {
    if (value === null) return translate('imports.empty');
    if (flags.includes(value)) return translate(`ra.boolean.${value}`);
    if (birthdays.includes(field)) return birthdayText(value, lang);
    if (field === 'gender') return translate(`${words}.texts.choices.${value}`);
    return isDay(field) ? formatDate(value) : value;
  };
  return changes.map(({ field, from, to }) => (
    <Box key={field}>
      {field === 'country'
        ? names.get(field)
        : `${names.get(field) ?? field}: ${written(field, from)} → ${written(field, to)}`}
    </Box>
  ));
}
