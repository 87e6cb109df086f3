import {
  type PreviewedProduct,
  type ProductColumn,
  productColumns,
} from '../../../contract/catalogue/product-imports.ts';
import { minorOf } from '../../runtime/units.ts';
import { numberColumns } from './choices.ts';
import type { ReadProduct } from './row.ts';

type Change = PreviewedProduct['changes'][number];
type Values = Readonly<Record<string, unknown>>;

const isNumber = (field: ProductColumn) => numberColumns.some((each) => each === field);

/** The value of a field, of texts that of its language; null where there is none. */
function fieldOf(values: Values, field: ProductColumn): Change['to'] {
  const [name = '', language] = field.split('.');
  const value = values[name];
  const own = language ? (value as Values | undefined)?.[language] : value;
  return (own as Change['to'] | undefined) ?? null;
}

/** What a known product has, in the units of the contract. */
function stored(known: Values, field: ProductColumn): Change['to'] {
  const value = fieldOf(known, field);
  return isNumber(field) && typeof value === 'number' ? value / 100 : value;
}

const isSame = (field: ProductColumn, from: Change['to'], to: Change['to']) =>
  isNumber(field) && typeof from === 'number' && typeof to === 'number'
    ? minorOf(from) === minorOf(to)
    : from === to;

/**
 * What saving a row changes: of a new product all that the row says, of a known one what is not so already. A product's
 * own number is none of it.
 */
export function changesOf({ known, values, filled }: ReadProduct): Change[] {
  return productColumns.flatMap((field): Change[] => {
    const to = fieldOf(values, field);
    if (field === 'product_id' || to === null) return [];
    if (!known) return filled.has(field) ? [{ field, from: null, to }] : [];
    const from = stored(known, field);
    return isSame(field, from, to) ? [] : [{ field, from, to }];
  });
}
