import type { Queryable } from '../db/transaction.ts';

const actorNow = "select current_setting('pistos.actor', true) as actor";

/** In the log of the other company it is nobody's doing: who works here is not theirs to know. */
function unnamed(actor: string | null) {
  if (!actor) return '';
  const { call } = JSON.parse(actor) as { call?: string };
  return JSON.stringify({ call });
}

/**
 * Writes what two companies share, once for each, in the order of their ids: two that do so at once wait
 * for one another instead of standing in each other's way.
 */
export async function onBothSides(
  client: Queryable,
  own: number,
  other: number,
  write: (company: number, partner: number) => Promise<void>,
) {
  const { rows } = await client.query<{ actor: string | null }>(actorNow);
  const actor = rows[0]?.actor ?? null;
  for (const company of [own, other].toSorted((one, two) => one - two)) {
    const said = company === own ? (actor ?? '') : unnamed(actor);
    await client.query("select set_config('pistos.actor', $1, true)", [said]);
    await write(company, company === own ? other : own);
  }
}
