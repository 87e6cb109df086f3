import { GeneratedList } from '../../../resources/list/GeneratedList.tsx';
import { DeleteSupplier } from './DeleteSupplier.tsx';

/** The suppliers of the company, each with the person who signs in for it. */
export const SupplierList = () => <GeneratedList rowActions={<DeleteSupplier />} />;
