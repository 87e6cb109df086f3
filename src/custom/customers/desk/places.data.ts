import { channels } from '../../../../contract/transactions/transactions.ts';

/** What customers are narrowed by that is chosen from the stores and from the regions of the company. */
export const placeFilters: Readonly<Record<'stores' | 'regions', readonly string[]>> = {
  stores: ['registration_store_id', 'first_transaction_store_id', 'child_id'],
  regions: ['registration_region_id', 'child_region_id'],
};

/** What is asked of the receipts they have. */
export const visitFilters: readonly string[] = ['came', 'came_too', 'came_channel', 'came_before'];
export const boughtIn: readonly string[] = channels;
