import { managedSuppliers } from '../../../contract/suppliers/company-suppliers.ts';
import { outlineOf } from '../../dataProvider/outline.ts';

/** What the screens of a company's suppliers show. */
export const outlines = { managedSuppliers: outlineOf(managedSuppliers) };
