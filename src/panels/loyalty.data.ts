import { networkRegions } from '../../contract/organisations/network-regions.ts';
import { stores } from '../../contract/organisations/stores.ts';
import { outlineOf } from '../dataProvider/outline.ts';

/** What the screens of the loyalty panel show. */
export const outlines = {
  stores: outlineOf(stores),
  networkRegions: outlineOf(networkRegions),
};
