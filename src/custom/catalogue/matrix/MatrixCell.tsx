import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { MatrixProduct } from '../../../../contract/catalogue/store-products.ts';
import { formatAmount, formatMoney, formatNumber, parseAmount } from '../../../i18n/format.ts';
import { useUnread } from '../../../resources/inputs/use-unread.ts';
import { usePanel } from '../../../shell/context.ts';
import styles from './matrix.module.css';
import { type Cell, type Change, cellOf } from './matrix-cells.ts';

export type Shown = 'retail_price' | 'reward_points';

interface EditorProps {
  readonly label: string;
  readonly value: number;
  readonly decimals: number;
  /** What was typed already; without it the number as it is. */
  readonly start: string | undefined;
  /** Why what was typed is not taken. */
  readonly onWrong: (why: string) => void;
  /** Undefined where it is given up. */
  readonly onDone: (value: number | undefined, key?: string) => void;
}

/** Why what was typed is no price and no points; undefined where it is. */
function useWhyNot() {
  const translate = useTranslate();
  const { lang } = usePanel();
  const unread = useUnread();
  return (typed: string) => {
    const wanted = parseAmount(typed, lang);
    const isBelow = typeof wanted === 'number' && wanted < 0;
    return unread(typed) ?? (isBelow ? translate('validation.tooSmall', { min: 0 }) : undefined);
  };
}

/**
 * The number of a cell while it is typed: Enter keeps it, Escape does not. What is no number stays to be
 * corrected, and is told; whoever leaves it finds the number that was there.
 */
function Editor({ label, value, decimals, start, onWrong, onDone }: EditorProps) {
  const { lang } = usePanel();
  const whyNot = useWhyNot();
  const [typed, setTyped] = useState(start ?? formatAmount(value, lang, decimals));
  const [isWrong, setWrong] = useState(false);
  const end = (key?: string) => {
    const wanted = parseAmount(typed, lang);
    const why = whyNot(typed);
    if (why) onWrong(why);
    if (why && key) return setWrong(true);
    onDone(why || typeof wanted !== 'number' ? undefined : wanted, key);
  };
  return (
    <input
      // biome-ignore lint/a11y/noAutofocus: it stands where the focus was
      autoFocus
      className={styles.edit}
      aria-label={label}
      inputMode="decimal"
      autoComplete="off"
      aria-invalid={isWrong}
      value={typed}
      onFocus={({ target }) => start === undefined && target.select()}
      onChange={({ target }) => {
        setTyped(target.value);
        setWrong(false);
      }}
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
  readonly words: ReturnType<typeof useCellWords>;
  readonly shown: Shown;
  readonly may: boolean;
  /** A text is what was typed already. */
  readonly editing: string | boolean;
  readonly onEdit: (on: boolean, key?: string) => void;
  readonly onChange: (change: Change) => void;
  readonly onWrong: (what: string, why: string) => void;
}

/** The state of a cell in words. */
const stateOf = (cell: Cell | undefined) => {
  if (!cell?.available) return 'notAvailable';
  return cell.published ? 'available' : 'hidden';
};

/** How a cell is told to whoever does not see it, and its number as it is written. */
export function useCellWords(
  product: MatrixProduct,
  storeName: string,
  storeId: number,
  shown: Shown,
) {
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
  const { product, words, shown, may, editing, onEdit, onChange, onWrong } = props;
  const translate = useTranslate();
  const { cell, value, written, isShared, named } = words;
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
        start={typeof editing === 'string' ? editing : undefined}
        onWrong={(why) => onWrong(label, why)}
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
