import { gifts } from '../gifts.ts';
import { managedSuppliers, suppliers } from '../suppliers.ts';

/** The suppliers of a company and the gifts they deliver. */
export const words = {
  suppliers,
  resources: {
    'supplier-management': managedSuppliers,
    'catalog/gift-catalog': gifts,
  },
};
