import {
  provePartnerPoints,
  undoPartnerPoints,
} from '../../../../contract/synergies/partner-points.ts';
import { call } from '../../app.ts';
import { sentCode } from '../sent-codes.ts';
import { apply, ask, bringWith, type Pair, sideOf } from '../synergies.ts';
import { addCustomer, addTill, type Shopper, send, type Till } from '../till.ts';
import type { Programme } from './programme.ts';
import type { Step } from './step.ts';

/** Another company, at which a customer of the till's has points of a receipt. */
export async function addPartner(here: Till, customer: Shopper): Promise<Pair> {
  const there = await addTill(here.app);
  const [ours, theirs] = [await sideOf(here), await sideOf(there)];
  const ratios = { from_to_points_ratio: 1, to_from_points_ratio: 0.5 };
  const { synergy_id: synergyId } = (await ask(ours, theirs, ratios)).data;
  await apply(theirs, synergyId, 'accept');
  const known = await addCustomer(there, { mobile: customer.mobile });
  await send(there, known, 100);
  return { here, there, ours, theirs, synergyId, at: { here: customer, there: known } };
}

const at = ({ here, at: { here: customer } }: Pair) => ({
  params: { storeId: here.store.storeId, id: customer.id },
  as: here.cashier,
});

const seenFrom = ({ pair, till }: Programme): Pair => ({ ...pair, here: till });

/** Brings points of the partner with a code. */
export async function bring(programme: Programme, { cents }: Step) {
  const pair = seenFrom(programme);
  const { app } = pair.here;
  const body = { synergy_id: pair.synergyId };
  const asked = await call(app, provePartnerPoints, { ...at(pair), body });
  if (asked.status >= 300) return;
  const made = await bringWith(pair, 1 + (cents % 30), await sentCode(app, pair.at.here.mobile));
  if (made.status < 300) programme.transfers.push(made.data.transfer_id);
}

async function sendBack(programme: Programme, transferId: number) {
  const pair = seenFrom(programme);
  const { params, as } = at(pair);
  await call(pair.here.app, undoPartnerPoints, {
    params: { ...params, transferId },
    body: {},
    as,
  });
}

export async function sendSomeBack(programme: Programme) {
  const last = programme.transfers.at(-1);
  if (last) await sendBack(programme, last);
}

export async function sendAllBack(programme: Programme) {
  for (const transfer of programme.transfers) await sendBack(programme, transfer);
}
