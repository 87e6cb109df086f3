import type { CodeAction } from '../../../contract/common/code-files.ts';
import type { ValidationName } from '../../../contract/words/validation.ts';
import type { Reason } from '../../tables/customer-imports.ts';
import type { ReadCard } from '../cells.ts';
import type { FileRow } from '../table.ts';

/** A row, the code that it names, and what becomes of it. */
export interface PlannedCode {
  readonly row: number;
  readonly cells: readonly string[];
  /** As it is stored, or as the file has it where the row names none. */
  readonly code: string;
  readonly action: CodeAction;
  readonly reasons: readonly Reason[];
}

type ReadRow = Omit<PlannedCode, 'action'>;

/** How cells are read as codes. */
export interface CodeReading {
  /** The code of a cell as it is stored, or what is wrong with the cell. */
  readonly read: (cell: string) => ReadCard;
  /** The reason of a second row with the same code. */
  readonly same: ValidationName;
}

/** What is there of the codes of a file, and how many more there may be. */
export interface CodesThere {
  /** The codes that are there already: `unchanged` where they are those of the import, `taken` where in use elsewhere. */
  readonly known: ReadonlyMap<string, 'unchanged' | 'taken'>;
  /** How many more codes are taken, and the reason of the rows beyond; without a limit where it is missing. */
  readonly room?: { readonly left: number; readonly reason: Omit<Reason, 'column'> };
}

function rowReader({ read, same }: CodeReading, column: number) {
  const seen = new Map<string, number>();
  return ([row, ...cells]: FileRow): ReadRow => {
    const cell = cells[column] ?? '';
    const wrong = (reason: Omit<Reason, 'column'>): ReadRow => ({
      ...{ row, cells, code: cell },
      reasons: [{ column, ...reason }],
    });
    if (!cell) return wrong({ name: 'required' });
    const code = read(cell);
    if ('name' in code) return wrong(code);
    const above = seen.get(code.value);
    if (above !== undefined) return wrong({ name: same, args: { row: above } });
    seen.set(code.value, row);
    return { row, cells, code: code.value, reasons: [] };
  };
}

/** Reads the rows of a file against the codes that are there, without changing anything. */
export async function planOf(
  rows: readonly FileRow[],
  column: number,
  reading: CodeReading,
  look: (codes: readonly string[]) => Promise<CodesThere>,
): Promise<PlannedCode[]> {
  const read = rows.map(rowReader(reading, column));
  const codes = read.filter(({ reasons }) => !reasons.length).map(({ code }) => code);
  const { known, room } = await look(codes);
  let fresh = 0;
  return read.map((each): PlannedCode => {
    if (each.reasons.length) return { ...each, action: 'reject' };
    const there = known.get(each.code);
    if (there) return { ...each, action: there };
    fresh += 1;
    if (!room || fresh <= room.left) return { ...each, action: 'create' };
    return { ...each, action: 'reject', reasons: [{ column, ...room.reason }] };
  });
}

/** How many rows there are of each action. */
export function figuresOf(plan: readonly PlannedCode[]) {
  const count = (wanted: CodeAction) => plan.filter(({ action }) => action === wanted).length;
  return {
    created: count('create'),
    unchanged: count('unchanged'),
    taken: count('taken'),
    rejected: count('reject'),
  };
}
