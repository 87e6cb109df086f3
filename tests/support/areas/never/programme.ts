import { anotherServer, type TestApp, testApp } from '../../app.ts';
import { type RestorePoint, restorePoint } from '../../process/restoring.ts';
import { addMarketer, type Marketer } from '../campaigns.ts';
import { Drawer } from '../draws.ts';
import type { Pair } from '../synergies.ts';
import { addBranch, addLadder, addTill, type Shopper, setCompany, type Till } from '../till.ts';
import { addCodes } from './codes.ts';
import { addTexts, reachAll } from './messages.ts';
import { addPartner } from './partner.ts';
import { addCampaigns, addCustomers, addGoods, type Goods } from './setting-up.ts';

/** What a sequence begins with. */
export interface Opened extends Marketer, Goods {
  readonly tills: readonly [Till, Till];
  readonly customers: readonly Shopper[];
  readonly drawId: number;
  /** The campaigns that say something of receipts. */
  readonly telling: readonly number[];
  /** Codes of campaigns that anybody redeems: by themselves, and on receipts. */
  readonly codes: { readonly alone: readonly string[]; readonly onReceipts: readonly string[] };
  /** The first customer at a partner of the company. */
  readonly pair: Pair;
  readonly beginning: RestorePoint;
}

/** A claim that was made at a till, and where it was redeemed. */
export interface Claim {
  readonly id: number;
  readonly code: string;
  readonly at: Till;
  handedOver?: Till;
}

/** A receipt, and where it was taken. */
export interface Receipt {
  readonly id: number;
  readonly at: Till;
}

/** What happened in a sequence and may go on. */
export interface Programme extends Opened {
  readonly customers: Shopper[];
  readonly receipts: Receipt[];
  /** Receipts that wait for their payment, or waited. */
  readonly waiting: Receipt[];
  /** The imports that were not undone, the last one last. */
  readonly imports: number[];
  /** The merges that stand, the last one last. */
  readonly merges: number[];
  readonly claims: Claim[];
  readonly orders: number[];
  /** Points that were brought from the partner. */
  readonly transfers: number[];
}

const start = Date.parse('2026-03-27T07:10:00Z');

/** Two stores, a ladder, a goal, carried remainders, coupons, gifts, and campaigns of every trigger. */
export async function openProgramme(): Promise<Opened> {
  const till = await addTill(await testApp({ now: start }));
  await setCompany(till, { carry_remainders: true, point_value: 333, expiration_points: 30 });
  await addLadder(till, [{ from: 0 }, { from: 20_000, multiplier: 150 }, { from: 60_000 }]);
  const marketer = await addMarketer(till);
  const customers = await addCustomers(marketer);
  await addTexts(till);
  await reachAll(till, customers);
  const opened = {
    ...{ ...marketer, customers },
    tills: [till, await addBranch(till)] as const,
    ...(await addGoods(till)),
    ...(await addCampaigns(marketer, customers)),
    codes: {
      alone: await addCodes(marketer, {}),
      onReceipts: await addCodes(marketer, { minimum_spend: 20 }),
    },
    pair: await addPartner(till, customers[0]),
  };
  return { ...opened, beginning: await restorePoint(till.app.database) };
}

const servedBy = (till: Till, app: TestApp): Till => ({ ...till, app });

/** The same programme through another of its servers; what happens is noted for both. */
export function through<P extends Opened>(programme: P, app: TestApp): P {
  const { till, tills, supplying } = programme;
  return {
    ...programme,
    till: servedBy(till, app),
    tills: [servedBy(tills[0], app), servedBy(tills[1], app)],
    supplying: { ...supplying, till: servedBy(supplying.till, app) },
  };
}

/** The programme as it was when it opened, on two servers that remember nothing: what happened before has never been. */
export async function beginAgain(opened: Opened): Promise<readonly [Programme, Programme]> {
  await opened.beginning.restore();
  opened.till.app.clock.now = start;
  const noted = {
    receipts: [],
    waiting: [],
    imports: [],
    merges: [],
    claims: [],
    orders: [],
    transfers: [],
  };
  const programme = { ...opened, ...noted, customers: [...opened.customers] };
  const on = () => through(programme, anotherServer(opened.till.app));
  return [on(), on()];
}

export const drawerOf = (programme: Programme) => new Drawer(programme, programme.drawId);
