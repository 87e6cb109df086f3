import { resourceOf } from '../../../dataProvider/sources.ts';
/** Where the suppliers and the catalogue of gifts are in the loyalty panel. */
export const suppliersPath = resourceOf('managed-suppliers');
export const giftsPath = resourceOf('gifts');
