import { useTranslate } from 'react-admin';
import type { CustomerImport } from '../../../../contract/customers/customer-imports.ts';
import { resourceOf } from '../../../dataProvider/sources.ts';
import { usePanel } from '../../../shell/context.ts';
import { importFields } from './fields.data.ts';

/** What a column may be and how that is called, attributes of the company last. */
export function useFieldNames(attributes: CustomerImport['attributes']) {
  const translate = useTranslate();
  const { lang } = usePanel();
  const nameOf = (field: string) =>
    translate(
      field === 'points'
        ? 'imports.points'
        : `resources.${resourceOf('customers')}.fields.${field}`,
    );
  const own = attributes.map(({ field, name }) => {
    const [first = ''] = [name[lang], name.el, name.en, name.it].filter(Boolean);
    return [field, first] as const;
  });
  return [...importFields.map((field) => [field, nameOf(field)] as const), ...own];
}
