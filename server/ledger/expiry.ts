import type { Logger } from 'pino';
import type { Database } from '../db/connection.ts';
import { withTransaction } from '../db/transaction.ts';
import { every } from '../jobs/every.ts';
import { lockAccount, readAccount, readLots } from './context.ts';
import { expire } from './lots.ts';
import { writePosting } from './write.ts';

const everyMs = 10 * 60_000;
const batch = 200;

interface Due {
  company_id: number;
  user_account_id: number;
  store_id: number;
  point_value: number;
}

const dueAccounts = {
  name: 'accounts-with-expired-lots',
  text: `select l.company_id, l.user_account_id, min(l.store_id) as store_id, min(cs.point_value) as point_value
    from lots l join company_settings cs on cs.company_id = l.company_id
    where l.points_left > 0 and l.expires_at <= $1 group by l.company_id, l.user_account_id limit ${batch}`,
};

/** Expires one customer's lots in one posting. Several processes may try: the later one finds nothing. */
const expireAccount = (database: Database, due: Due, nowMs: number) =>
  withTransaction(database, async (client) => {
    const { company_id: companyId, user_account_id: accountId } = due;
    await lockAccount(client, companyId, accountId);
    const lots = await readLots(client, companyId, accountId, []);
    const expired = lots.filter(({ expires_at }) => expires_at !== null && expires_at <= nowMs);
    if (expired.length === 0) return 0;
    const account = await readAccount(client, companyId, accountId);
    await writePosting(client, {
      companyId,
      accountId,
      kind: 'expiry',
      storeId: due.store_id,
      userId: null,
      pointValue: due.point_value,
      nowMs,
      deficit: account.deficit,
      tier: { id: account.store_point_title_id, until: account.tier_until },
      entries: expired.flatMap(expire),
    });
    return expired.length;
  });

/** Posts the expiry of every lot whose time has passed; answers how many. Safe to repeat and to kill. */
export async function postExpiries(database: Database, nowMs: number): Promise<number> {
  let expired = 0;
  for (;;) {
    const { rows } = await database.pool.query<Due>({ ...dueAccounts, values: [new Date(nowMs)] });
    if (rows.length === 0) return expired;
    for (const due of rows) expired += await expireAccount(database, due, nowMs);
  }
}

/** Posts expiries every ten minutes; answers how to stop. */
export const startExpiry = (database: Database, now: () => number, log: Logger) =>
  every('expiry', everyMs, log, () => postExpiries(database, now()));
