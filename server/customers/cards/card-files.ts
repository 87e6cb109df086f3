import { sql } from 'drizzle-orm';
import { importCards, previewCards } from '../../../contract/customers/card-files.ts';
import { cardCode, isCardCode, isRounded } from '../../../contract/engine/card-codes.ts';
import type { Executor } from '../../db/executor.ts';
import type { Api } from '../../http/serve.ts';
import { cardOf } from '../../sheets/cells.ts';
import { serveCodeFile } from '../../sheets/code-files/serve.ts';
import { fieldOfTitle } from '../../sheets/customer-titles.ts';

/** Three digits at least, without a space. */
const isNumber = (cell: string) =>
  isRounded(cell) ||
  (isCardCode(cardCode(cell)) && /^\S+$/.test(cell) && /(?:\d\D*){3}/.test(cell));

/** Which of some cards there are, and whether a customer has them. */
async function knownCards(tx: Executor, companyId: number, numbers: readonly string[]) {
  const { rows } = await tx.execute<{ card_number: string; taken: boolean }>(sql`select card_number,
      user_account_id is not null as taken from loyalty_cards
    where company_id = ${companyId} and card_number = any(${sql.param([...numbers])}::text[])`);
  return new Map(
    rows.map(({ card_number, taken }) => [card_number, taken ? 'taken' : 'unchanged'] as const),
  );
}

async function addAll(tx: Executor, companyId: number, numbers: readonly string[]) {
  const { rowCount } = await tx.execute(sql`insert into loyalty_cards (company_id, card_number)
    select ${companyId}::bigint, number from unnest(${sql.param([...numbers])}::text[]) number order by number
    on conflict do nothing`);
  return rowCount ?? 0;
}

/** Cards out of a file. */
export const mountCardFiles = (api: Api) =>
  serveCodeFile(
    api,
    { save: importCards, preview: previewCards },
    {
      kind: 'cards',
      field: 'cards',
      isTitle: (title) => fieldOfTitle(title) === 'card_number',
      isCode: isNumber,
      read: cardOf,
      same: 'sameCard',
      target: async (tx, { scope: { companyId } }) => ({
        look: async (numbers) => ({ known: await knownCards(tx, companyId, numbers) }),
        add: (numbers) => addAll(tx, companyId, numbers),
      }),
    },
  );
