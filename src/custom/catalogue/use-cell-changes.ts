import { useRef, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { changeCell, StoreProductCell } from '../../../contract/store-products.ts';
import { showForbidden } from '../../authProvider/forbidden.ts';
import { usePanel } from '../../panels/context.ts';
import { ApiError, send } from '../../session/api.ts';
import {
  type Cell,
  type Change,
  cellOf,
  foreseen,
  putBack,
  type Where,
  withCell,
} from './matrix-cells.ts';
import type { Matrix } from './use-matrix.ts';

const path: (typeof changeCell)['path'] =
  '/companies/{storeId}/products/store-products/{storesStoreId}/products/{parentProductId}';

interface Done {
  readonly where: Where;
  readonly before: Cell | undefined;
  readonly what: string;
}

const told = ({ updated_at, ...cell }: StoreProductCell): Cell => ({
  ...cell,
  changedMs: Date.parse(updated_at),
});

const shownIn =
  ({ replace }: Matrix) =>
  ({ product_id, store_id }: Where, cell: Cell | undefined) =>
    replace(product_id, (product) => withCell(product, store_id, cell));

/** Puts a cell back that was refused, or shows what somebody else has made of it, and says why. */
function useRefusing(matrix: Matrix) {
  const notify = useNotify();
  const show = shownIn(matrix);
  return (error: unknown, where: Where, before: Cell | undefined) => {
    if (!(error instanceof ApiError)) throw error;
    const current = error.error === 'changed_meanwhile' ? error.current : undefined;
    const theirs = current as unknown as StoreProductCell | undefined;
    show(where, theirs?.updated_at ? told(theirs) : before);
    if (error.status === 403) return showForbidden();
    const why = Object.values(error.errors ?? {})[0]?.join(' ') || error.message;
    notify(theirs ? 'catalogue.matrix.conflict' : why || 'shell.unreachable', {
      type: theirs ? 'warning' : 'error',
    });
  };
}

/**
 * Changes of cells: shown at once, sent one after the other, and put back when the server refuses.
 * What was changed can be undone, the last one first. What was done last is told in place: many cells are
 * changed one after the other, and as many notifications would queue up.
 */
export function useCellChanges(matrix: Matrix) {
  const { productOf } = matrix;
  const { store } = usePanel();
  const translate = useTranslate();
  const [said, setSaid] = useState('');
  const queue = useRef(Promise.resolve());
  const [done, setDone] = useState<readonly Done[]>([]);
  const show = shownIn(matrix);
  const refuse = useRefusing(matrix);
  const attempt = async (where: Where, change: Change, before: Cell | undefined) => {
    // As it is known by now: an earlier change of the same cell has been answered.
    const product = productOf(where.product_id);
    const known = product && cellOf(product, where.store_id);
    const updated_at = known?.changedMs ? new Date(known.changedMs).toISOString() : null;
    const params = {
      storeId: store.store_id,
      storesStoreId: where.store_id,
      parentProductId: where.product_id,
    };
    try {
      const body = { ...change, updated_at };
      const { data } = await send<typeof changeCell>('PUT', path, { params, body });
      show(where, told(data));
      return true;
    } catch (error) {
      refuse(error, where, before);
      return false;
    }
  };
  const start = (where: Where, change: Change) => {
    const product = productOf(where.product_id);
    if (!product) return undefined;
    const before = cellOf(product, where.store_id);
    show(where, foreseen(product, before, change));
    const going = queue.current.then(() => attempt(where, change, before));
    queue.current = going.then(() => undefined);
    return { before, going };
  };
  const change = async (where: Where, wanted: Change, what: string) => {
    const started = start(where, wanted);
    if (!started || !(await started.going)) return;
    setDone((list) => [...list, { where, before: started.before, what }]);
    setSaid(translate('catalogue.matrix.done'));
  };
  const undo = async () => {
    const last = done.at(-1);
    if (!last) return;
    setDone((list) => list.slice(0, -1));
    const started = start(last.where, putBack(last.before));
    if (started && (await started.going))
      setSaid(translate('catalogue.matrix.undone', { what: last.what }));
  };
  return { change, undo, canUndo: done.length > 0, said };
}
export type CellChanges = ReturnType<typeof useCellChanges>;
