import type { Queryable } from '../db/transaction.ts';

/** What is taken back: what its messages are about, and those who took part in campaigns by it. */
interface TakenBack {
  readonly companyId: number;
  readonly occasions?: readonly string[];
  readonly participantIds?: readonly number[];
}

const withdraw = {
  name: 'withdraw-messages',
  text: `update messages set state = 'suppressed', reason = 'cancelled' where company_id = $1 and state = 'queued'
    and (occasion = any($2::text[]) or participant_id = any($3::bigint[]))`,
};

/** Messages about what is taken back are not sent any more; those that have left stay as they are. */
export async function withdrawMessages(client: Queryable, back: TakenBack): Promise<void> {
  const values = [back.companyId, back.occasions ?? [], back.participantIds ?? []];
  await client.query({ ...withdraw, values });
}
