import { useRef, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { StoreProductCell } from '../../../../contract/catalogue/store-products.ts';
import { showForbidden } from '../../../authProvider/forbidden.ts';
import { ApiError } from '../../../session/api.ts';
import { usePanel } from '../../../shell/context.ts';
import {
  type Cell,
  type Change,
  cellOf,
  foreseen,
  putBack,
  type Where,
  withCell,
} from './matrix-cells.ts';
import { sendCells } from './send-cells.ts';
import type { Matrix } from './use-matrix.ts';

interface Step {
  readonly where: Where;
  readonly change: Change;
  readonly before: Cell | undefined;
}

interface Done {
  readonly steps: readonly Step[];
  readonly what: string;
}

const savedCell = ({ updated_at, ...cell }: StoreProductCell): Cell => ({
  ...cell,
  changedMs: Date.parse(updated_at),
});

const shownIn =
  ({ replace }: Matrix) =>
  ({ product_id, store_id }: Where, cell: Cell | undefined) =>
    replace(product_id, (product) => withCell(product, store_id, cell));

/** Puts cells back that were refused, or shows what somebody else has made of one, and says why. */
function useRefusing(matrix: Matrix) {
  const notify = useNotify();
  const show = shownIn(matrix);
  return (error: unknown, steps: readonly Step[]) => {
    if (!(error instanceof ApiError)) throw error;
    const current = error.error === 'changed_meanwhile' ? error.current : undefined;
    const theirs = current as StoreProductCell | undefined;
    for (const { where, before } of steps) show(where, before);
    if (theirs?.updated_at) show(theirs, savedCell(theirs));
    if (error.status === 403) return showForbidden();
    notify(theirs ? 'catalogue.matrix.conflict' : error.said, {
      type: theirs ? 'warning' : 'error',
    });
  };
}

/** Shows changes at once and sends them one after the other; what goes together is changed or refused together. */
function useSending(matrix: Matrix) {
  const { productOf } = matrix;
  const { store } = usePanel();
  const queue = useRef(Promise.resolve());
  const show = shownIn(matrix);
  const refuse = useRefusing(matrix);
  const attempt = async (steps: readonly Step[]) => {
    const cells = steps.map(({ where, change }) => {
      // As it is known by now: an earlier change of the same cell has been answered.
      const product = productOf(where.product_id);
      const known = product && cellOf(product, where.store_id);
      const updated_at = known?.changedMs ? new Date(known.changedMs).toISOString() : null;
      return { ...where, ...change, updated_at };
    });
    try {
      for (const cell of await sendCells(store.store_id, cells)) show(cell, savedCell(cell));
      return true;
    } catch (error) {
      refuse(error, steps);
      return false;
    }
  };
  return (wanted: readonly Pick<Step, 'where' | 'change'>[]) => {
    const steps = wanted.flatMap(({ where, change }): Step[] => {
      const product = productOf(where.product_id);
      if (!product) return [];
      const before = cellOf(product, where.store_id);
      show(where, foreseen(product, before, change));
      return [{ where, change, before }];
    });
    const going = queue.current.then(() => steps.length > 0 && attempt(steps));
    queue.current = going.then(() => undefined);
    return { steps, going };
  };
}

/**
 * Changes of cells: shown at once, sent one after the other, and put back when the server refuses.
 * What was changed can be undone, the last one first. What was done last is told in place: many cells are
 * changed one after the other, and as many notifications would queue up.
 */
export function useCellChanges(matrix: Matrix) {
  const translate = useTranslate();
  const { lang } = usePanel();
  const [said, setSaid] = useState({ text: '', isWrong: false });
  const tell = (text: string, isWrong = false) => setSaid({ text, isWrong });
  const [done, setDone] = useState<readonly Done[]>([]);
  const start = useSending(matrix);
  const changeAll = async (wanted: Parameters<typeof start>[0], what: string) => {
    const { steps, going } = start(wanted);
    // What was done before is not what is done now.
    tell('');
    if (!(await going)) return;
    setDone((list) => [...list, { steps, what }]);
    tell(translate('catalogue.matrix.done'));
  };
  const change = (where: Where, wanted: Change, what: string) =>
    changeAll([{ where, change: wanted }], what);
  /** Puts a product into stores, or takes it out of them, in one step. */
  const changeEverywhere = (product_id: number, stores: readonly number[], available: boolean) => {
    const product = matrix.productOf(product_id);
    if (!product) return;
    const others = stores.filter((id) => (cellOf(product, id)?.available ?? false) !== available);
    const wanted = others.map((store_id) => ({
      where: { product_id, store_id },
      change: { available },
    }));
    void changeAll(wanted, product.name[lang]);
  };
  const undo = async () => {
    const last = done.at(-1);
    if (!last) return;
    setDone((list) => list.slice(0, -1));
    const back = last.steps.flatMap(({ where, before }) => {
      const product = matrix.productOf(where.product_id);
      return product ? [{ where, change: putBack(product, before) }] : [];
    });
    if (await start(back).going) tell(translate('catalogue.matrix.undone', { what: last.what }));
  };
  const complain = (what: string, why: string) => tell(`${what}: ${why}`, true);
  return { change, changeEverywhere, undo, canUndo: done.length > 0, said, complain };
}
export type CellChanges = ReturnType<typeof useCellChanges>;
