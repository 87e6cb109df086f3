import fc from 'fast-check';
import { mergeAccounts, undoMerge } from '../../../../contract/customers/customer-merges.ts';
import { undoTransaction } from '../../../../contract/transactions/transaction-undo.ts';
import { lookAtCampaigns } from '../../../../server/campaigns/looks/run.ts';
import { postExpiries } from '../../../../server/ledger/expiry.ts';
import { call } from '../../app.ts';
import { serverLog } from '../../server-log.ts';
import { accept } from '../claims.ts';
import { giveBack, type Shopper, send } from '../till.ts';
import type { Programme } from './programme.ts';

/** Something that happens with receipts: what it causes goes back with them. */
export interface Step {
  readonly what:
    | 'buy'
    | 'pay'
    | 'undo'
    | 'part'
    | 'look'
    | 'merge'
    | 'unmerge'
    | 'redeem'
    | 'expire';
  readonly who: number;
  readonly where: 0 | 1;
  readonly cents: number;
  readonly hours: number;
}

export const anyStep: fc.Arbitrary<Step> = fc.record({
  what: fc.constantFrom(
    ...([
      'buy',
      'buy',
      'buy',
      'pay',
      'undo',
      'part',
      'look',
      'merge',
      'unmerge',
      'redeem',
    ] as const),
    'expire',
  ),
  who: fc.nat(1),
  where: fc.constantFrom(0 as const, 1 as const),
  cents: fc.integer({ min: 1, max: 60_000 }),
  hours: fc.constantFrom(0, 0.01, 1, 26),
});

const look = ({ till: { app } }: Programme) =>
  lookAtCampaigns(app.database, app.clock.now, serverLog);

async function buy(
  programme: Programme,
  { who, where, cents }: Step,
  own: Record<string, unknown> = {},
) {
  const at = programme.tills[where];
  const reply = await send(at, programme.customers[who] as Shopper, cents / 100, own);
  if (reply.status >= 300) return undefined;
  const receipt = { id: reply.data.transaction_id, at };
  programme.receipts.push(receipt);
  return receipt;
}

async function pay(programme: Programme, step: Step) {
  const made = await buy(programme, step, { points_used: 1 + (step.cents % 40) });
  if (made) programme.paid.add(step.who);
}

/** Merges the other customer into this one: what points paid for is returned to the account that paid alone. */
async function merge({ till, admin, customers, paid, merges }: Programme, { who }: Step) {
  if (paid.has(1 - who)) return;
  const params = { storeId: till.company.companyId };
  const mobiles = [customers[who]?.mobile, customers[1 - who]?.mobile] as [string, string];
  const made = await call(till.app, mergeAccounts, { params, body: { mobiles }, as: admin });
  if (made.status < 300) merges.push(made.data.merge_id);
}

async function unmerge({ till, admin, merges }: Programme) {
  const id = merges.at(-1);
  if (!id) return;
  const params = { storeId: till.company.companyId, id };
  const undone = await call(till.app, undoMerge, { params, body: {}, as: admin });
  if (undone.status < 300) merges.pop();
}

const openCode = `select code from claims where company_id = $1 and state = 'claimed' and points = 0 order by claim_id offset $2 limit 1`;

/** Hands over one of the gifts that were not used. */
async function redeem({ till }: Programme, { cents }: Step) {
  const values = [till.company.companyId, cents % 2];
  const { rows } = await till.app.database.pool.query<{ code: string }>(openCode, values);
  if (rows[0]) await accept(till, rows[0].code);
}

/** A month later the points that nobody used are gone. Those that a merge moved are no longer known as a receipt's. */
async function expire({ till: { app }, merges }: Programme) {
  if (merges.length) return;
  app.clock.now += 31 * 86_400_000;
  await postExpiries(app.database, app.clock.now);
}

/** Lets it happen, so many hours later; what is refused changes nothing. */
export async function happen(programme: Programme, step: Step): Promise<void> {
  programme.till.app.clock.now += step.hours * 3_600_000;
  const some = programme.receipts[step.cents % (programme.receipts.length || 1)];
  if (step.what === 'look') await look(programme);
  if (step.what === 'buy') await buy(programme, step);
  if (step.what === 'pay') await pay(programme, step);
  if (step.what === 'redeem') await redeem(programme, step);
  if (step.what === 'expire') await expire(programme);
  if (step.what === 'merge') await merge(programme, step);
  if (step.what === 'unmerge') await unmerge(programme);
  if (step.what === 'part' && some)
    await giveBack(some.at, some.id, { amount: Math.ceil(step.cents / 9) / 100 });
  if (step.what !== 'undo') return;
  const made = await buy(programme, step);
  if (!made) return;
  const params = { storeId: made.at.store.storeId, id: made.id };
  await call(made.at.app, undoTransaction, { params, body: {}, as: made.at.cashier });
}

/** Returns all that is left of every receipt, one after another in an order, and lets campaigns look in between. */
export async function returnAll(programme: Programme, order: number): Promise<void> {
  const left = [...programme.receipts];
  for (let turn = order; left.length; turn = turn * 7 + 3) {
    const [receipt] = left.splice(turn % left.length, 1);
    if (receipt) await giveBack(receipt.at, receipt.id);
    if (turn % 3 === 0) await look(programme);
  }
  await look(programme);
}
