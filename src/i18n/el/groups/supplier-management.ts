import { gifts } from '../gifts/gifts.ts';
import { managedSuppliers, suppliers } from '../suppliers/suppliers.ts';

/** The suppliers of a company and the gifts they deliver. */
export const words = {
  suppliers,
  resources: {
    'supplier-management': managedSuppliers,
    'catalog/gift-catalog': gifts,
  },
};
