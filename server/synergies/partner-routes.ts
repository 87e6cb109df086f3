import {
  bringPoints,
  customerPartnerPoints,
  provePartnerPoints,
  undoPartnerPoints,
} from '../../contract/synergies/partner-points.ts';
import { becomes, tenThousandths } from '../../contract/synergies/synergy-states.ts';
import { isProved, type Proof, sendProof, spendProof } from '../coupons/public/proofs.ts';
import { assertCustomer } from '../customers/record.ts';
import type { Database } from '../db/connection.ts';
import { withTransaction } from '../db/transaction.ts';
import type { Call } from '../http/call.ts';
import { claimKey, onceBy } from '../http/once.ts';
import { invalidField, Refusal } from '../http/refusal.ts';
import { type Api, serve } from '../http/serve.ts';
import { countTry, triesOf } from '../http/throttle.ts';
import { languageOfCountry, partnerProofText } from '../messages/texts.ts';
import { hundredthsOf, pointsOf } from '../runtime/units.ts';
import { bring } from './bring.ts';
import { type Partner, partner, partners, usableAt } from './partners.ts';
import { mayUndo, undoTransfer } from './undo.ts';

/** A code for one partner is none for another. */
const proofOf = (companyId: number, { mobile, country_id, synergy_id }: Partner): Proof => ({
  companyId,
  mobile,
  countryId: country_id,
  purpose: `partner-points:${synergy_id}:`,
});

async function prove(call: Call<typeof provePartnerPoints>) {
  const { database, scope, params, body, address, now, settings } = call;
  const { companyId } = scope;
  const from = await partner(database.pool, companyId, params.id, body.synergy_id);
  // Each code is a message that somebody pays for.
  const account = `${from.country_id}:${from.mobile}`;
  await countTry(database, triesOf('proof:', { account, address }), now());
  const { company, name } = from;
  const language = languageOfCountry(from.country_id);
  const say = (code: string) => partnerProofText(language, { company, partner: name, code });
  const { code, expires_at } = await sendProof(call, proofOf(companyId, from), say, now());
  const showsCode = settings.demo && !settings.channels.includes('sms');
  return { verification_code: showsCode ? code : null, expires_at };
}

interface Transfer {
  transfer_id: number;
  synergy_id: number;
  name: string;
  points: number;
  points_there: number;
  created_at: Date;
  undone: boolean;
  may_undo: boolean;
}

const transfersOf = (
  which: string,
) => `select t.transfer_id, t.synergy_id, s.name, t.points, o.points as points_there, t.created_at,
    t.undo_posting_id is not null as undone, (${mayUndo}) as may_undo
  from synergy_transfers t
  join synergy_transfers o on o.company_id = t.to_company_id and o.transfer_id = t.transfer_id
  join postings g on g.company_id = t.company_id and g.posting_id = t.posting_id
  join stores s on s.company_id = t.to_company_id and s.store_id = t.to_company_id
  where t.company_id = $1 and t.user_account_id = $2 and t.direction = 'in' and ${which}`;

const transferReply = ({
  points,
  points_there,
  created_at,
  may_undo: _,
  ...transfer
}: Transfer) => ({
  ...transfer,
  points_taken: pointsOf(points_there),
  points_brought: pointsOf(points),
  created_at: created_at.toISOString(),
});

const lastFew = 5;
const last = `${transfersOf('g.store_id = $3')} order by t.transfer_id desc limit ${lastFew}`;
const single = transfersOf('t.transfer_id = $3');
const balanceNow = 'select balance from accounts where company_id = $1 and user_account_id = $2';

async function transferOf({ pool }: Database, companyId: number, accountId: number, id: number) {
  const result = await pool.query<Transfer>(single, [companyId, accountId, id]);
  const account = await pool.query<{ balance: number }>(balanceNow, [companyId, accountId]);
  if (!result.rows[0]) throw new Refusal('not_found');
  return {
    ...transferReply(result.rows[0]),
    balance_after: pointsOf(account.rows[0]?.balance ?? 0),
  };
}

async function seen(call: Call<typeof customerPartnerPoints>) {
  const { database, scope, params, now } = call;
  const { companyId, storeId } = scope;
  await assertCustomer(database, companyId, params.id);
  const sums = await partners(database.pool, companyId, params.id);
  const usable = sums.map(async (each) => {
    const points = await usableAt(database.pool, each, now());
    const { synergy_id, store_id, name, logo, ratio } = each;
    const worth = pointsOf(becomes(points, tenThousandths(ratio)));
    return { synergy_id, store_id, name, logo, ratio, points: pointsOf(points), worth };
  });
  const { rows } = await database.pool.query<Transfer>(last, [companyId, params.id, storeId]);
  const transfers = rows.map((row) => ({ ...transferReply(row), may_undo: row.may_undo }));
  return { partners: await Promise.all(usable), transfers };
}

async function bringOnce(call: Call<typeof bringPoints>) {
  const { database, scope, caller, params, body, idempotency, now } = call;
  const { companyId, storeId } = scope;
  const nowMs = now();
  const keyed = { companyId, nowMs, idempotency };
  const work = async () => {
    const from = await partner(database.pool, companyId, params.id, body.synergy_id);
    const proof = proofOf(companyId, from);
    if (!(await isProved(database, proof, body.verification_code, nowMs)))
      throw invalidField('verification_code', 'wrongCode');
    const id = await withTransaction(database, async (client) => {
      const by = { companyId, storeId, userId: caller.userId, accountId: params.id, nowMs };
      const points = hundredthsOf(body.points);
      const transferId = await bring(client, { ...by, synergyId: from.synergy_id, points });
      if (!(await spendProof(client, proof))) throw invalidField('verification_code', 'wrongCode');
      await claimKey(client, keyed, transferId);
      return transferId;
    });
    return { ...(await transferOf(database, companyId, params.id, id)), replayed: false };
  };
  return onceBy(database, keyed, work, async (id) => ({
    ...(await transferOf(database, companyId, params.id, id)),
    replayed: true,
  }));
}

/** The points that a customer has with partners, at the till: seen, brought, and sent back. */
export function mountPartnerPoints(api: Api) {
  serve(api, customerPartnerPoints, seen);
  serve(api, provePartnerPoints, prove);
  serve(api, bringPoints, bringOnce);
  serve(api, undoPartnerPoints, async ({ database, scope, caller, params, now }) => {
    const { companyId, storeId } = scope;
    const { id: accountId, transferId } = params;
    const undoing = { companyId, storeId, userId: caller.userId, accountId, transferId };
    await withTransaction(database, (client) => undoTransfer(client, { ...undoing, nowMs: now() }));
    return transferOf(database, companyId, accountId, transferId);
  });
}
