import { customers } from '../../contract/customers/company-customers.ts';
import { anonymise } from '../../contract/customers/customer-desk.ts';
import { findClaim } from '../coupons/find.ts';
import { endClaim } from '../coupons/settle.ts';
import { type Queryable, withTransaction } from '../db/transaction.ts';
import type { AnyCall } from '../http/call.ts';
import { type Api, serve } from '../http/serve.ts';
import { lockAccount, readLots } from '../ledger/context.ts';
import { spendable } from '../ledger/lots.ts';
import { hundredthsOf } from '../runtime/units.ts';
import { accountsOfPerson } from './accounts-of.ts';
import { erase } from './erasing/erase.ts';
import { giveUpFiles, importsNaming } from './erasing/files.ts';
import { identityOf } from './erasing/identity.ts';
import { adjust } from './points.ts';
import { customerPage } from './record.ts';

interface Leaving {
  companyId: number;
  accountId: number;
  userId: number;
  nowMs: number;
  reason: string;
}

const openClaims = {
  name: 'open-claims-of-customer',
  text: `select claim_id from claims where company_id = $1 and user_account_id = $2 and state = 'claimed' order by claim_id`,
};

/** Ends what somebody who leaves has under way: claims are cancelled, cards are free, points are taken. */
async function settleAll(client: Queryable, leaving: Leaving) {
  const { companyId, accountId, userId, nowMs, reason } = leaving;
  await lockAccount(client, companyId, accountId);
  const values = [companyId, accountId];
  const { rows } = await client.query<{ claim_id: number }>({ ...openClaims, values });
  for (const { claim_id } of rows) {
    const claim = await findClaim(client, companyId, claim_id);
    await endClaim(client, claim, 'cancelled', { companyId, userId, nowMs, reason });
  }
  await client.query(
    'update loyalty_cards set user_account_id = null, attached_at = null where company_id = $1 and user_account_id = $2',
    values,
  );
  const page = await customerPage(client, companyId, accountId, nowMs);
  const lots = await readLots(client, companyId, accountId, []);
  const left = spendable(lots, hundredthsOf(page.deficit), nowMs);
  if (left > 0) await adjust(client, { ...leaving, points: -left });
}

/** Forgets the person and keeps the ledger, within the client's transaction; answers the files that go with them. */
async function forget(client: Queryable, leaving: Leaving, imports: readonly number[]) {
  const { companyId, accountId, nowMs } = leaving;
  await lockAccount(client, companyId, accountId);
  // Whoever was merged into the account is the same person, and would otherwise be kept under it.
  const accounts = await accountsOfPerson(client, companyId, accountId);
  const identity = await identityOf(client, companyId, accounts);
  await settleAll(client, leaving);
  const files = await giveUpFiles(client, companyId, imports, nowMs);
  await erase(client, { companyId, accounts, nowMs, identity });
  return files;
}

/** The waiting imports in whose files a customer is. */
async function importsOf({ database, files }: Pick<AnyCall, 'database' | 'files'>, at: Leaving) {
  const { companyId, accountId } = at;
  const accounts = await accountsOfPerson(database.pool, companyId, accountId);
  const identity = await identityOf(database.pool, companyId, accounts);
  return importsNaming(database, files, companyId, identity);
}

/** Deleting a customer and forgetting one: neither takes a posting out of the ledger. */
export function mountForgetting(api: Api) {
  serve(api, anonymise, async (call) => {
    const { database, files, scope, caller, params, now } = call;
    const { companyId } = scope;
    const at = { companyId, accountId: params.id, userId: caller.userId, nowMs: now() };
    const leaving = { ...at, reason: 'anonymised' };
    const imports = await importsOf(call, leaving);
    const { page, gone } = await withTransaction(database, async (client) => {
      await customerPage(client, companyId, params.id, at.nowMs);
      const gone = await forget(client, leaving, imports);
      return { gone, page: await customerPage(client, companyId, params.id, at.nowMs) };
    });
    for (const file of gone) await files.remove(file);
    return page;
  });
  serve(api, customers.calls.delete, ({ database, scope, caller, params, now }) => {
    const { companyId } = scope;
    const at = { companyId, accountId: params.id, userId: caller.userId, nowMs: now() };
    return withTransaction(database, async (client) => {
      await customerPage(client, companyId, params.id, at.nowMs);
      await settleAll(client, { ...at, reason: 'deleted' });
      await client.query(
        'update customers set deleted_at = $3 where company_id = $1 and user_account_id = $2',
        [companyId, params.id, new Date(at.nowMs)],
      );
      return null;
    });
  });
}
