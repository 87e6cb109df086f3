import type { Queryable } from '../db/transaction.ts';
import { type Bought, factsOf, namesGoods, optionsOf } from './candidates.ts';
import { type Matched, meets } from './evaluate.ts';
import { goodsOf, noGoods, type Person, personOf } from './person.ts';
import type { Running } from './running.ts';
import { viewsAsked } from './views.ts';

/** Who bought, and which campaigns their receipt may be one for. */
export interface Asked {
  readonly accountId: number;
  readonly timeZone: string;
  readonly candidates: readonly Running[];
}

/** A campaign that a receipt is one for, and what of it matched. */
export interface Met {
  readonly campaign: Running;
  readonly person: Person;
  readonly matched: Matched;
}

/** The campaigns that a receipt and who brought it are what they wait for; `uncounted` is 1 for one that is not posted yet. */
export async function metBy(
  client: Queryable,
  buying: Bought & Asked,
  uncounted: 0 | 1,
): Promise<readonly Met[]> {
  const { companyId, accountId, nowMs, timeZone, candidates } = buying;
  if (!candidates.length) return [];
  const ids = candidates.map(({ campaign_id }) => campaign_id);
  const person = await personOf(client, companyId, accountId, nowMs, ids, viewsAsked(candidates));
  if (!person) return [];
  const named = candidates.some((each) => namesGoods(optionsOf(each)));
  const bought = buying.lines.map(({ product_id }) => product_id);
  const facts = factsOf(
    buying,
    timeZone,
    named ? await goodsOf(client, companyId, bought) : noGoods,
  );
  return candidates.flatMap((campaign) => {
    const matched = meets(campaign.definition, facts, person, person.receipts + uncounted);
    return matched ? [{ campaign, person, matched }] : [];
  });
}
