import { GeneratedList } from '../../../resources/list/GeneratedList.tsx';
import { useCan } from '../../../shell/context.ts';
import { BulkMoves } from './BulkMoves.tsx';
import { StatusCell, StatusFilter } from './Status.tsx';

const own = { cells: { status: StatusCell }, filters: { status: StatusFilter } };

/** The redeemed gifts that suppliers deliver, as the company sees them. */
export function OrderList() {
  const mayMove = useCan('redemptions.update');
  return <GeneratedList {...own} bulk={mayMove ? <BulkMoves /> : undefined} />;
}
