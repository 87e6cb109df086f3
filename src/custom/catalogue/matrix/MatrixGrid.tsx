// biome-ignore-all lint/a11y/useSemanticElements: the rows and columns of a table cannot be drawn in part
// biome-ignore-all lint/a11y/useFocusableInteractive: of a grid only cells take the focus
import { type KeyboardEvent, memo, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { useTranslate } from 'react-admin';
import type { MatrixProduct } from '../../../../contract/catalogue/store-products.ts';
import { MatrixCell, type Shown, useCellWords } from './MatrixCell.tsx';
import styles from './matrix.module.css';
import { type Change, cellOf, type Where } from './matrix-cells.ts';
import { RowHead, soldIn } from './RowHead.tsx';
import type { CellChanges } from './use-cell-changes.ts';
import { useCursor } from './use-cursor.ts';
import type { Matrix } from './use-matrix.ts';
import { measures, span, useWindow } from './use-window.ts';

export interface Store {
  readonly store_id: number;
  readonly name: string;
}

interface Props {
  readonly stores: readonly Store[];
  readonly matrix: Matrix;
  readonly shown: Shown;
  readonly may: boolean;
  readonly changes: CellChanges;
  /** Tells which rows are looked at, so that their pages are fetched. */
  readonly onSeen: (from: number, to: number) => void;
}

type Cursor = ReturnType<typeof useCursor>;

/** What cells do: the same object for as long as the grid is there, so that a cell is drawn anew only for itself. */
interface Acts {
  readonly here: (row: number, column: number) => void;
  readonly edit: (row: number, column: number, on: boolean, key?: string) => void;
  readonly change: (where: Where, change: Change, what: string) => void;
  readonly complain: (what: string, why: string) => void;
  readonly everywhere: (product: MatrixProduct, available: boolean) => void;
}

function useActs(cursor: Cursor, { changes, stores }: Props): Acts {
  const latest = useRef({ cursor, changes, stores });
  useLayoutEffect(() => {
    latest.current = { cursor, changes, stores };
  });
  return useMemo(
    () => ({
      here: (row, column) => latest.current.cursor.setAt({ row, column }),
      edit(row, column, on, key) {
        const { setAt, setEditing, go } = latest.current.cursor;
        setAt({ row, column });
        setEditing(on);
        if (key === 'Enter') go({ row: row + 1, column });
        if (key === 'Escape') go({ row, column });
      },
      change: (...args) => void latest.current.changes.change(...args),
      complain: (...args) => latest.current.changes.complain(...args),
      everywhere({ product_id }, available) {
        const ids = latest.current.stores.map(({ store_id }) => store_id);
        latest.current.changes.changeEverywhere(product_id, ids, available);
      },
    }),
    [],
  );
}

interface CellProps extends Pick<Props, 'shown' | 'may'> {
  readonly product: MatrixProduct;
  readonly store: Store;
  readonly row: number;
  readonly column: number;
  readonly isHere: boolean;
  readonly editing: string | boolean;
  readonly acts: Acts;
}

const GridCell = memo(function GridCell(props: CellProps) {
  const { product, store, row, column, shown, may, isHere, editing, acts } = props;
  const words = useCellWords(product, store.name, store.store_id, shown);
  const where = { product_id: product.product_id, store_id: store.store_id };
  return (
    <div
      role="gridcell"
      aria-colindex={column + 2}
      aria-label={words.label}
      tabIndex={isHere ? 0 : -1}
      data-cell={`${row}-${column}`}
      className={styles.cell}
      style={{ left: measures.name + column * measures.column, width: measures.column }}
      onFocus={() => !isHere && acts.here(row, column)}
    >
      <MatrixCell
        product={product}
        words={words}
        shown={shown}
        may={may}
        editing={editing}
        onEdit={(on, key) => acts.edit(row, column, on, key)}
        onChange={(change) => acts.change(where, change, words.label)}
        onWrong={acts.complain}
      />
    </div>
  );
});

interface RowProps extends Pick<Props, 'stores' | 'shown' | 'may'> {
  readonly product: MatrixProduct | undefined;
  readonly row: number;
  readonly columns: readonly number[];
  readonly width: number;
  /** The column of this row that has the focus; none has it where it is -1. */
  readonly here: number;
  readonly editing: string | boolean;
  readonly acts: Acts;
}

const GridRow = memo(function GridRow(props: RowProps) {
  const { product, row, columns, width, stores, here, editing, ...rest } = props;
  const cells = columns.map((column) => {
    const store = stores[column];
    if (!store || !product) return null;
    const isHere = here === column;
    const own = { product, store, row, column, isHere, editing: isHere && editing };
    return <GridCell key={store.store_id} {...own} {...rest} />;
  });
  return (
    <div
      role="row"
      aria-rowindex={row + 2}
      className={styles.row}
      style={{ top: row * measures.row + measures.head, height: measures.row, width }}
    >
      <RowHead product={product} stores={stores} may={rest.may} onChange={rest.acts.everywhere} />
      {cells}
    </div>
  );
});

function Head({
  stores,
  columns,
  width,
}: Pick<Props, 'stores'> & { columns: readonly number[]; width: number }) {
  const translate = useTranslate();
  return (
    <div
      role="row"
      aria-rowindex={1}
      className={styles.head}
      style={{ height: measures.head, width }}
    >
      <div
        role="columnheader"
        aria-colindex={1}
        className={styles.corner}
        style={{ width: measures.name }}
      >
        {translate('catalogue.matrix.product')}
      </div>
      {columns.map((column) => (
        <div
          key={stores[column]?.store_id}
          role="columnheader"
          aria-colindex={column + 2}
          className={styles.store}
          style={{ left: measures.name + column * measures.column, width: measures.column }}
        >
          <span>{stores[column]?.name}</span>
        </div>
      ))}
    </div>
  );
}

const isNumber = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  /^[\d.,-]$/.test(key) && !ctrlKey && !metaKey && !altKey;

/**
 * What the keys do beside moving: Space switches the cell, with Shift the row, Enter edits its number and
 * a digit begins it anew, Ctrl+Z undoes.
 */
function useKeys({ matrix, stores, shown, may, changes }: Props, cursor: Cursor, acts: Acts) {
  const { at, press, setEditing } = cursor;
  return (event: KeyboardEvent) => {
    if (press(event)) return;
    const product = matrix.rowAt(at.row);
    const store = stores[at.column];
    if (event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      void changes.undo();
    } else if (product && store && may && (/^( |Enter)$/.test(event.key) || isNumber(event))) {
      event.preventDefault();
      const cell = cellOf(product, store.store_id);
      const isFixed = shown === 'reward_points' && product.points_shared;
      if (event.key !== ' ')
        return cell?.available && !isFixed && setEditing(isNumber(event) ? event.key : true);
      if (event.shiftKey) return acts.everywhere(product, soldIn(product, stores) < stores.length);
      const target = document.querySelector(`[data-cell="${at.row}-${at.column}"]`);
      const what = target?.getAttribute('aria-label') ?? '';
      const where = { product_id: product.product_id, store_id: store.store_id };
      void changes.change(where, { available: !cell?.available }, what);
    }
  };
}

/** Products and stores as a grid of which only what is in view is drawn. */
export function MatrixGrid(props: Props) {
  const { stores, matrix, shown, may, onSeen } = props;
  const translate = useTranslate();
  const { box, seen, look, bring } = useWindow();
  const total = matrix.total ?? 0;
  const cursor = useCursor({ rows: total, columns: stores.length, bring });
  const { fromRow, toRow } = seen;
  useEffect(() => onSeen(fromRow, toRow), [onSeen, fromRow, toRow]);
  const acts = useActs(cursor, props);
  const keys = useKeys(props, cursor, acts);
  const { at, editing } = cursor;
  const { fromColumn, toColumn } = seen;
  const columns = useMemo(
    () => span(fromColumn, toColumn, stores.length, at.column),
    [fromColumn, toColumn, stores.length, at.column],
  );
  const width = measures.name + stores.length * measures.column;
  return (
    <div ref={box} className={styles.box} onScroll={look}>
      <div
        role="grid"
        tabIndex={-1}
        aria-label={translate('catalogue.matrix.grid')}
        aria-rowcount={total + 1}
        aria-colcount={stores.length + 1}
        className={styles.sheet}
        style={{ width, height: measures.head + total * measures.row }}
        onKeyDown={keys}
      >
        <Head stores={stores} columns={columns} width={width} />
        {span(fromRow, toRow, total, at.row).map((row) => (
          <GridRow
            key={row}
            {...{ row, columns, width, stores, shown, may, acts }}
            product={matrix.rowAt(row)}
            here={at.row === row ? at.column : -1}
            editing={at.row === row && editing}
          />
        ))}
      </div>
    </div>
  );
}
