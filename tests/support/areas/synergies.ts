import { expect } from 'vitest';
import {
  bringPoints,
  customerPartnerPoints,
  provePartnerPoints,
} from '../../../contract/synergies/partner-points.ts';
import { moveSynergy, synergies } from '../../../contract/synergies/synergies.ts';
import type { SynergyAction } from '../../../contract/synergies/synergy-states.ts';
import { call, type TestApp } from '../app.ts';
import { addMember, type Person, type Place } from './people.ts';
import { sentCode } from './sent-codes.ts';
import { accountOf, addCustomer, addTill, type Shopper, send, type Till } from './till.ts';

/** A company and somebody who may do everything there. */
export interface Side {
  app: TestApp;
  company: Place;
  admin: Person;
}

export const sideOf = async ({ app, company }: Pick<Till, 'app' | 'company'>): Promise<Side> => ({
  app,
  company,
  admin: await addMember(app, company),
});

/** One company asks another; what a point becomes there and here is 1 unless told otherwise. */
export const ask = ({ app, company, admin }: Side, other: Side, own: object = {}) =>
  call(app, synergies.calls.create, {
    params: { storeId: company.storeId },
    body: { to_company_id: other.company.companyId, ...own },
    as: admin,
  });

export const apply = ({ app, company, admin }: Side, synergyId: number, action: SynergyAction) =>
  call(app, moveSynergy, { params: { storeId: company.storeId, synergyId, action }, as: admin });

export const listOf = ({ app, company, admin }: Side) =>
  call(app, synergies.calls.list, { params: { storeId: company.storeId }, as: admin });

/** Two companies that use points across, a till in each, and a customer who is known to both. */
export interface Pair {
  here: Till;
  there: Till;
  ours: Side;
  theirs: Side;
  synergyId: number;
  /** The customer at either company. */
  at: { here: Shopper; there: Shopper };
}

/**
 * A pair that agreed: `toHere` is what a point from there becomes here, `toThere` the other way round.
 * The customer has the points there that a receipt of as much earned.
 */
export async function addPair(
  app: TestApp,
  { points = 100, toHere = 1, toThere = 1 } = {},
): Promise<Pair> {
  const here = await addTill(app);
  const there = await addTill(app);
  const [ours, theirs] = [await sideOf(here), await sideOf(there)];
  const ratios = { from_to_points_ratio: toThere, to_from_points_ratio: toHere };
  const { synergy_id: synergyId } = (await ask(ours, theirs, ratios)).data;
  expect((await apply(theirs, synergyId, 'accept')).data.status).toBe('active');
  const known = await addCustomer(there);
  const at = { here: await addCustomer(here, { mobile: known.mobile }), there: known };
  if (points) await send(there, known, points);
  return { here, there, ours, theirs, synergyId, at };
}

/** The same pair, seen from the other company. */
export const turned = ({ here, there, ours, theirs, at, synergyId }: Pair): Pair => ({
  here: there,
  there: here,
  ours: theirs,
  theirs: ours,
  at: { here: at.there, there: at.here },
  synergyId,
});

const of = ({ here, at }: Pair) => ({
  params: { storeId: here.store.storeId, id: at.here.id },
  as: here.cashier,
});

/** What the till sees of the customer's points at partners. */
export const seen = async (pair: Pair) =>
  (await call(pair.here.app, customerPartnerPoints, of(pair))).data;

/** The code that was sent to the customer, as their telephone shows it. */
export async function codeFor(pair: Pair) {
  const body = { synergy_id: pair.synergyId };
  const { status } = await call(pair.here.app, provePartnerPoints, { ...of(pair), body });
  expect(status).toBe(201);
  return sentCode(pair.here.app, pair.at.here.mobile);
}

/** Brings points with a code, sent or not. */
export const bringWith = (pair: Pair, points: number, verification_code: string, key?: string) =>
  call(pair.here.app, bringPoints, {
    ...of(pair),
    body: { synergy_id: pair.synergyId, points, verification_code },
    ...(key ? { key } : {}),
  });

/** The whole way at the till: a code, and then the points. */
export const bring = async (pair: Pair, points: number, key?: string) =>
  bringWith(pair, points, await codeFor(pair), key);

/** What the customer has there and here, in points. */
export const balances = async ({ here, there, at }: Pair) => [
  (await accountOf(there, at.there)).balance,
  (await accountOf(here, at.here)).balance,
];
