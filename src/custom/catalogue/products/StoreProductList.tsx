import { GeneratedList } from '../../../resources/list/GeneratedList.tsx';
import { useChosenProducts } from './use-chosen-products.tsx';

/** The products of a store, with what can be done with chosen ones. */
export const StoreProductList = () => <GeneratedList bulk={useChosenProducts('store')} bulkOfAll />;
