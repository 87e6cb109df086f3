import { codeIn } from '../../../server/messages/codes/codes.ts';
import { settingsWith, type TestApp } from '../app.ts';

const newest = `select company_id::int, sealed_code from messages
  where $1::text is null or recipient in ($1, '+30' || $1) order by message_id desc limit 1`;

/** The code in the newest message, or in the newest to a mobile, as its recipient reads it; '' where it has none. */
export async function sentCode(
  { database }: Pick<TestApp, 'database'>,
  recipient: string | null = null,
): Promise<string> {
  const { rows } = await database.pool.query<{ company_id: number; sealed_code: string | null }>(
    newest,
    [recipient],
  );
  const [row] = rows;
  return row?.sealed_code ? codeIn(settingsWith({}).secret, row.company_id, row.sealed_code) : '';
}
