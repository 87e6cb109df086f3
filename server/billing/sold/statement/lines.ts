import { paymentCodesIn } from '../../../../contract/billing/payment-code.ts';
import type {
  StatementColumn,
  StatementLine,
  StatementMapping,
} from '../../../../contract/billing/statements.ts';
import type { DecimalSign } from '../../../../contract/engine/numbers.ts';
import { numberIn } from '../../../sheets/cells.ts';
import { Columns } from '../../../sheets/column-facts.ts';
import { plain } from '../../../sheets/headers.ts';
import type { FileRow } from '../../../sheets/table.ts';

/** What banks write beside an amount, or in a column of its own: where it went out, and where it came in. */
const marks = (list: string) => new Set(list.split(',').map(plain));
const outMarks = marks('d,dr,dt,db,dbit,debit,out,x,χ,χρ,χρεωση,αναληψη,dare,addebito,uscita');
const inMarks = marks('c,cr,ct,crdt,credit,in,π,πιστ,πιστωση,καταθεση,avere,accredito,entrata');
/** Longer than any amount with its marks. */
const longestAmount = 60;
const marked = /^([\p{L}.]*?)\.?\s*([^\p{L}]*?)\s*([\p{L}.]*)$/u;

/** What all amounts of a statement say of their decimal sign; `unsure` where each may be read in two ways. */
export type AmountSign = DecimalSign | 'unsure' | null;

/** The number of an amount, and the mark before or after it, such as `DR` of `19,90 DR`. */
function partsOf(cell: string | undefined) {
  const bare = (cell ?? '').replace(/€|\bEUR\b/gi, '').trim();
  if (bare.length > longestAmount) return { written: '', mark: '' };
  const [, before = '', written = '', after = ''] = marked.exec(bare) ?? [];
  return { written, mark: plain(before + after) };
}

/** A number; none where it may be two and nothing settles which. */
function numberBy(written: string, sign: AmountSign): number | undefined {
  const [comma, point] = [numberIn(written, ','), numberIn(written, '.')];
  if (sign === 'unsure' && comma !== point) return undefined;
  return sign === '.' ? point : comma;
}

/** An amount with its sign or its mark; none where it is no amount. */
function signedOf(cell: string | undefined, sign: AmountSign): number | undefined {
  const { written, mark } = partsOf(cell);
  const read = numberBy(written, sign);
  if (!mark || read === undefined) return read;
  if (outMarks.has(mark)) return -Math.abs(read);
  return inMarks.has(mark) ? Math.abs(read) : undefined;
}

const amountColumns: readonly (StatementColumn | null)[] = [
  'amount_in',
  'amount_out',
  'amount',
  'balance',
];

/** The decimal sign of a statement: a bank writes all its amounts alike, so that one of them settles the others. */
export function amountSignOf(
  rows: readonly FileRow[],
  mapping: StatementMapping,
  isWorkbook: boolean,
): AmountSign {
  const amounts = new Columns(1, isWorkbook);
  for (const [, ...cells] of rows)
    for (const [index, cell] of cells.entries())
      if (amountColumns.includes(mapping[index] ?? null)) amounts.look([partsOf(cell).written]);
  return amounts.facts()[0]?.decimal ?? null;
}

/** How the rows of a statement are read: what each column is, and the decimal sign of its amounts. */
export interface How {
  readonly mapping: StatementMapping;
  readonly sign: AmountSign;
}

/** An amount that is not nothing; some banks write what went out with a sign, others without. */
const amountOfCell = (cell: string | undefined, sign: AmountSign): number | null =>
  signedOf(cell, sign) || null;

const isOutMark = (cell: string) => /^[-−–]$/.test(cell.trim()) || outMarks.has(plain(cell));

const currencies = new Set(Intl.supportedValuesOf('currency'));
/** The currency that a row names in a cell of its own. */
const currencyIn = (cells: readonly string[]) =>
  cells.map((cell) => cell.trim()).find((cell) => currencies.has(cell));

const size = (amount: number | null) => amount && Math.abs(amount);

/**
 * A row as its columns say. What came in is of the column that has only that, or of one amount above nothing; what went
 * out of its own, or of one amount below nothing, or of one that the bank marks as such. A row that says both, nothing came in by.
 */
export function lineOf([row, ...cells]: FileRow, { mapping, sign }: How): StatementLine {
  const cell = (kind: StatementColumn) => cells[mapping.indexOf(kind)]?.trim() || undefined;
  const texts = cells.filter((_, index) => mapping[index] === 'text');
  const amount = amountOfCell(cell('amount'), sign);
  const came = amountOfCell(cell('amount_in'), sign) ?? amount;
  const isOut = (amount !== null && amount < 0) || cells.some(isOutMark);
  const out = size(amountOfCell(cell('amount_out'), sign) ?? (isOut ? (amount ?? came) : null));
  return {
    row,
    date: cell('date') ?? null,
    text: texts.filter(Boolean).join(' ') || null,
    amount_in: came !== null && came > 0 && out === null ? came : null,
    amount_out: out,
    balance: signedOf(cell('balance'), sign) ?? null,
  };
}

/** A payment code that a row names, with what the row says. */
export interface NamedRow extends StatementLine {
  readonly code: string;
  /** The currency that the row names; none where it names none. */
  readonly currency: string | undefined;
}

/** The codes that a row names in any cell that is no date and no amount. */
export function namedIn(cells: FileRow, how: How): NamedRow[] {
  const [, ...texts] = cells;
  const read = texts.filter((_, index) => [null, 'text'].includes(how.mapping[index] ?? null));
  const line = { ...lineOf(cells, how), currency: currencyIn(texts) };
  return [...new Set(read.flatMap(paymentCodesIn))].map((code) => ({ ...line, code }));
}
