/** How many rows a page of a list has, without the schemas that stand beside it in the contract. */
export { itemsPerPage } from '../../contract/endpoint.ts';
