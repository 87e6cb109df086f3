import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { MatrixProduct } from '../../../contract/store-products.ts';
import { formatAmount, formatMoney, formatNumber, parseAmount } from '../../i18n/format.ts';
import { usePanel } from '../../panels/context.ts';
import styles from './matrix.module.css';
import { type Cell, type Change, cellOf } from './matrix-cells.ts';

export type Shown = 'retail_price' | 'reward_points';

interface EditorProps {
  readonly label: string;
  readonly value: number;
  readonly decimals: number;
  /** Undefined where it is given up. */
  readonly onDone: (value: number | undefined, key?: string) => void;
}

/** The number of a cell while it is typed: Enter keeps it, Escape does not. */
function Editor({ label, value, decimals, onDone }: EditorProps) {
  const { lang } = usePanel();
  const [typed, setTyped] = useState(formatAmount(value, lang, decimals));
  const end = (key?: string) => {
    const wanted = parseAmount(typed, lang);
    onDone(typeof wanted === 'number' && wanted >= 0 ? wanted : undefined, key);
  };
  return (
    <input
      // biome-ignore lint/a11y/noAutofocus: it stands where the focus was
      autoFocus
      className={styles.edit}
      aria-label={label}
      inputMode="decimal"
      autoComplete="off"
      value={typed}
      onFocus={({ target }) => target.select()}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={() => end()}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key === 'Escape') onDone(undefined, 'Escape');
        if (event.key === 'Enter') end('Enter');
      }}
    />
  );
}

interface Props {
  readonly product: MatrixProduct;
  readonly told: ReturnType<typeof useTold>;
  readonly shown: Shown;
  readonly may: boolean;
  readonly editing: boolean;
  readonly onEdit: (on: boolean, key?: string) => void;
  readonly onChange: (change: Change) => void;
}

/** The state of a cell in words. */
const stateOf = (cell: Cell | undefined) => {
  if (!cell?.available) return 'notAvailable';
  return cell.published ? 'available' : 'hidden';
};

/** How a cell is told to whoever does not see it, and its number as it is written. */
export function useTold(product: MatrixProduct, storeName: string, storeId: number, shown: Shown) {
  const translate = useTranslate();
  const { lang } = usePanel();
  const cell = cellOf(product, storeId);
  const isShared = shown === 'reward_points' && product.points_shared;
  const value = isShared ? product.reward_points : (cell?.[shown] ?? product[shown]);
  const written =
    shown === 'retail_price' ? formatMoney(value, 'EUR', lang) : formatNumber(value, lang);
  const state = translate(`catalogue.matrix.${stateOf(cell)}`);
  const named = { product: product.name[lang], store: storeName, state, value: written };
  const label = translate(`catalogue.matrix.${cell?.available ? 'cellWith' : 'cell'}`, named);
  return { cell, value, written, label, isShared, named };
}

/** What stands in one cell: whether the store sells the product, and its price or points there. */
export function MatrixCell(props: Props) {
  const { product, told, shown, may, editing, onEdit, onChange } = props;
  const translate = useTranslate();
  const { cell, value, written, isShared, named } = told;
  const what = translate(`catalogue.matrix.${shown === 'retail_price' ? 'price' : 'points'}`);
  const label = translate('catalogue.matrix.valueOf', { ...named, what });
  const done = (wanted: number | undefined, key?: string) => {
    onEdit(false, key);
    if (wanted !== undefined && wanted !== value) onChange({ [shown]: wanted });
  };
  if (editing)
    return (
      <Editor
        label={label}
        value={value}
        decimals={shown === 'retail_price' ? 2 : 0}
        onDone={done}
      />
    );
  const isOwn = cell !== undefined && value !== product[shown];
  return (
    <>
      <input
        type="checkbox"
        tabIndex={-1}
        aria-label={translate('catalogue.matrix.switchOn', named)}
        checked={cell?.available ?? false}
        disabled={!may}
        onChange={({ target }) => onChange({ available: target.checked })}
      />
      {cell?.available ? (
        <button
          type="button"
          tabIndex={-1}
          className={`${styles.value} ${isOwn ? styles.own : ''}`}
          aria-label={`${label}: ${written}`}
          disabled={!may || isShared}
          title={isShared ? translate('catalogue.matrix.sharedHint') : undefined}
          onClick={() => onEdit(true)}
        >
          {written}
        </button>
      ) : (
        <span className={styles.quiet} aria-hidden>
          {'\u2013'}
        </span>
      )}
    </>
  );
}
