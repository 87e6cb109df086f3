import { GeneratedList } from '../../../resources/list/GeneratedList.tsx';
import { Summaries } from './Summaries.tsx';

/** The stores of the company, under their numbers. */
export const StoreList = () => <GeneratedList above={<Summaries />} />;
