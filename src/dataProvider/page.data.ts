import type { Total } from '../../contract/engine/endpoint.ts';

/** What a list knows of its page beside the rows: how many the server puts on one, and if the total is near. */
export interface PageMeta extends Pick<Total, 'estimated'> {
  readonly size: number;
}

/**
 * How many rows a page of a list has until somebody chooses or the server says, without the schemas that stand
 * beside it in the contract.
 */
export { itemsPerPage, pageSizes } from '../../contract/engine/endpoint.ts';
