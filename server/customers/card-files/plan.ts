import { sql } from 'drizzle-orm';
import type { CardAction } from '../../../contract/customers/card-files.ts';
import type { Executor } from '../../db/executor.ts';
import { cardOf } from '../../sheets/cells.ts';
import type { FileRow } from '../../sheets/table.ts';
import type { Reason } from '../../tables/customer-imports.ts';

/** A row, the card that it names, and what becomes of it. */
export interface PlannedCard {
  readonly row: number;
  readonly cells: readonly string[];
  readonly card_number: string;
  readonly action: CardAction;
  readonly reasons: readonly Reason[];
}

type ReadCard = Pick<PlannedCard, 'row' | 'cells' | 'card_number' | 'reasons'>;

function readRow([row, ...cells]: FileRow, column: number, seen: Map<string, number>): ReadCard {
  const cell = cells[column] ?? '';
  const wrong = (reason: Omit<Reason, 'column'>): ReadCard => ({
    ...{ row, cells, card_number: cell },
    reasons: [{ column, ...reason }],
  });
  if (!cell) return wrong({ name: 'required' });
  const read = cardOf(cell);
  if ('name' in read) return wrong(read);
  const above = seen.get(read.value);
  if (above !== undefined) return wrong({ name: 'sameCard', args: { row: above } });
  seen.set(read.value, row);
  return { row, cells, card_number: read.value, reasons: [] };
}

/** Which of some cards there are, and whether a customer has them. */
async function knownCards(tx: Executor, companyId: number, numbers: readonly string[]) {
  const { rows } = await tx.execute<{ card_number: string; taken: boolean }>(sql`select card_number,
      user_account_id is not null as taken from loyalty_cards
    where company_id = ${companyId} and card_number = any(${sql.param([...numbers])}::text[])`);
  return new Map(rows.map(({ card_number, taken }) => [card_number, taken]));
}

function actionOf(reasons: ReadCard['reasons'], taken: boolean | undefined): CardAction {
  if (reasons.length) return 'reject';
  if (taken === undefined) return 'create';
  return taken ? 'taken' : 'unchanged';
}

/** Reads the rows of a file against the cards of a company, without changing anything. */
export async function planOf(
  tx: Executor,
  companyId: number,
  rows: readonly FileRow[],
  column: number,
): Promise<PlannedCard[]> {
  const seen = new Map<string, number>();
  const read = rows.map((row) => readRow(row, column, seen));
  const known = await knownCards(tx, companyId, [...seen.keys()]);
  return read.map((card) => ({
    ...card,
    action: actionOf(card.reasons, known.get(card.card_number)),
  }));
}

/** How many rows there are of each action. */
export function figuresOf(plan: readonly PlannedCard[]) {
  const count = (wanted: CardAction) => plan.filter(({ action }) => action === wanted).length;
  return {
    created: count('create'),
    unchanged: count('unchanged'),
    taken: count('taken'),
    rejected: count('reject'),
  };
}
