import { managedSuppliers } from '../../contract/company-suppliers.ts';
import { outlineOf } from '../resources/outline.ts';

/** What the screens of a company's suppliers show. */
export const outlines = { managedSuppliers: outlineOf(managedSuppliers) };
