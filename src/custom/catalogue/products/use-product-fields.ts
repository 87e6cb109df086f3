import { useTranslate } from 'react-admin';
import type {
  PreviewedProduct,
  ProductColumn,
} from '../../../../contract/catalogue/product-imports.ts';
import { resourceOf } from '../../../dataProvider/sources.ts';
import { formatDate } from '../../../i18n/format.ts';
import { useWritten } from '../../../shell/use-written.ts';
import { productFields } from './import-fields.data.ts';

type Value = PreviewedProduct['changes'][number]['to'];

/** What fields of a product are called, texts with their language, and how values of them are written. */
export function useProductFields() {
  const translate = useTranslate();
  const { number } = useWritten();
  const nameOf = (field: ProductColumn) => {
    const [name, language] = field.split('.');
    const said = translate(`resources.${resourceOf('company-products')}.fields.${name}`);
    return language ? `${said} ${language.toUpperCase()}` : said;
  };
  const written = (field: ProductColumn, value: Value) => {
    if (value === null || value === '') return '–';
    if (productFields[field] === 'number') return number(Number(value));
    if (productFields[field] === 'flag') return translate(`ra.boolean.${value}`);
    return productFields[field] === 'day' ? formatDate(String(value)) : String(value);
  };
  return { nameOf, written };
}
