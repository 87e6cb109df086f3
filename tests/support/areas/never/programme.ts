import { anotherServer, type TestApp, testApp } from '../../app.ts';
import { type RestorePoint, restorePoint } from '../../process/restoring.ts';
import { addMarketer, type Marketer, runCampaign } from '../campaigns.ts';
import { addGift, addGoal } from '../claims.ts';
import {
  addBranch,
  addCustomer,
  addLadder,
  addTill,
  type Shopper,
  setCompany,
  type Till,
} from '../till.ts';

/** What a sequence begins with. */
interface Opened extends Marketer {
  readonly tills: readonly [Till, Till];
  readonly customers: readonly Shopper[];
  readonly beginning: RestorePoint;
}

export interface Programme extends Opened {
  readonly receipts: { readonly id: number; readonly at: Till }[];
  /** Customers who paid with points: their account is not merged into the other one. */
  readonly paid: Set<number>;
  /** The merges that stand, the last one last. */
  readonly merges: number[];
}

const start = Date.parse('2026-03-27T07:10:00Z');
const gives = (own: object) => ({ campaign_reward: { title: 'Δώρο', ...own } });

async function addCampaigns(marketer: Marketer) {
  const gift = await addGift(marketer.till, 13, { cost: 1.1, cost_type: 'fixed' });
  await runCampaign(marketer, 'transaction', { minimum_amount: 50 }, gives({ points: 7.5 }));
  const capped = { ...gives({ points: 3, gift_ids: [gift] }), caps: { money: 4, points: 9 } };
  await runCampaign(marketer, 'transaction', { nth_receipt: 2 }, capped);
  const crossed = gives({ points: 5, gift_ids: [gift] });
  await runCampaign(marketer, 'balance', { on: 'crosses', threshold: 150 }, crossed);
  await runCampaign(marketer, 'tier_reached', {}, gives({ gift_ids: [gift] }));
}

/** Two stores, a ladder, a goal, carried remainders, and campaigns for receipts, balances and tiers, some with caps. */
export async function openProgramme(): Promise<Opened> {
  const till = await addTill(await testApp({ now: start }));
  await setCompany(till, { carry_remainders: true, point_value: 333, expiration_points: 30 });
  await addLadder(till, [{ from: 0 }, { from: 20_000, multiplier: 150 }, { from: 60_000 }]);
  const marketer = await addMarketer(till);
  await addGoal(till, { goal_sequence: 2 });
  await addCampaigns(marketer);
  const opened = {
    ...marketer,
    tills: [till, await addBranch(till)] as const,
    customers: [await addCustomer(till), await addCustomer(till)],
  };
  return { ...opened, beginning: await restorePoint(till.app.database) };
}

const servedBy = <T extends Till>(till: T, app: TestApp): T => ({ ...till, app });

/** The programme as it is seen through one of its servers. */
export const through = <P extends Pick<Opened, 'till' | 'tills'>>(
  programme: P,
  app: TestApp,
): P => ({
  ...programme,
  till: servedBy(programme.till, app),
  tills: programme.tills.map((till) => servedBy(till, app)),
});

/** The programme as it was when it opened, on servers that remember nothing: what happened before has never been. */
export async function beginAgain(opened: Opened): Promise<Programme> {
  await opened.beginning.restore();
  opened.till.app.clock.now = start;
  const fresh = through(opened, anotherServer(opened.till.app));
  return { ...fresh, receipts: [], paid: new Set(), merges: [] };
}
