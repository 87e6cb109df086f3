import type { TypeOptions } from '../../../contract/campaigns/type-options.ts';
import type { Queryable } from '../../db/transaction.ts';
import type { OccasionsOf } from '../occasions/occasion.ts';
import { type ClockType, occasionsOf } from '../occasions/occasions.ts';
import { giveEach, type Looking, meantBy, onlyTells, tellAll } from './give-found.ts';
import { holdWindow, keepWindow, type Window } from './window.ts';

/** So many occasions are looked for in one piece. */
const pieceSize = { gives: 100, tells: 500 };

const found = (client: Queryable, { companyId, timeZone, campaign }: Looking, window: Window) => {
  const find = occasionsOf[campaign.type as ClockType] as OccasionsOf<TypeOptions[ClockType]>;
  const options = campaign.definition.campaign_type_options as TypeOptions[ClockType];
  const limit = onlyTells(campaign) ? pieceSize.tells : pieceSize.gives;
  return { limit, occasions: find(client, { companyId, timeZone, options, ...window, limit }) };
};

/** Gives to those; answers the account up to which it is done where it is not with all. */
async function giveTo(
  client: Queryable,
  looking: Looking,
  meant: Awaited<ReturnType<typeof meantBy>>,
) {
  if (!onlyTells(looking.campaign)) return giveEach(client, looking, meant);
  await tellAll(client, looking, meant);
  return undefined;
}

/**
 * One piece of a campaign's look, within a transaction: what happened, to whom, given, and how far it came,
 * all or nothing. Answers whether there is more.
 */
export async function lookPiece(client: Queryable, looking: Looking): Promise<boolean> {
  const { companyId, campaign, nowMs } = looking;
  const window = await holdWindow(client, companyId, campaign, nowMs);
  if (!window) return false;
  const { limit, occasions: finding } = found(client, looking, window);
  const occasions = await finding;
  const meant = await meantBy(client, looking, occasions);
  const stopped = await giveTo(client, looking, meant);
  const after = stopped ?? occasions.at(-1)?.accountId ?? window.after;
  const isDone = stopped === undefined && occasions.length < limit;
  await keepWindow(client, companyId, campaign, { ...window, after }, isDone);
  return !isDone;
}
