import { useTranslate } from 'react-admin';
import type { CustomerImport } from '../../../../contract/customers/customer-imports.ts';
import { resourceOf } from '../../../dataProvider/sources.ts';
import { usePanel } from '../../../shell/context.ts';
import { importFields } from './fields.data.ts';

const fields = `resources.${resourceOf('customers')}.fields`;
const own: Readonly<Record<string, string>> = {
  points: 'imports.points',
  full_name: 'imports.fullName',
  country: `${fields}.country_id`,
};

/** What a column may be and how that is called, attributes of the company last. */
export function useFieldNames(attributes: CustomerImport['attributes']) {
  const translate = useTranslate();
  const { lang } = usePanel();
  const nameOf = (field: string) =>
    own[field] ? translate(own[field]) : translate(`${fields}.${field}`);
  const attributeNames = attributes.map(({ field, name }) => {
    const [first = ''] = [name[lang], name.el, name.en, name.it].filter(Boolean);
    return [field, first] as const;
  });
  return [...importFields.map((field) => [field, nameOf(field)] as const), ...attributeNames];
}
