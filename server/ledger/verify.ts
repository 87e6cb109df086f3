import { ledgerInvariants } from '../../contract/reports/reports.ts';
import type { Queryable } from '../db/transaction.ts';
import type { Breach, Position } from '../tables/ledger-verifications.ts';
import { checks, type Walk, walks } from './invariants.ts';

/** One thing that is wrong: which invariant, in which company, and what it is about. */
type CompanyBreach = Omit<Breach, 'company_id'>;

interface Piece {
  /** Where to go on; null at the end. */
  next: Position | null;
  breaches: CompanyBreach[];
  postings: number;
}

const firstSize = 50;
const [leastSize, mostSize] = [5, 20_000];
const mostOfEach = 100;
/** What one check counts for in `farOf`. */
const partsOfCheck = 1000;
export const partsOfAll = checks.length * partsOfCheck;

function boundOf(walk: Walk, bound: 'min' | 'max') {
  const { table, id, also } = walks[walk];
  const each = [table, ...also].map(
    (name) => `(select ${bound}(${id}) from ${name} where company_id = $1)`,
  );
  return `${bound === 'min' ? 'least' : 'greatest'}(${each.join(', ')})`;
}

const readBounds = {
  name: 'ledger-bounds',
  text: `select json_build_array(${checks
    .map(({ walk }) => `json_build_array(${boundOf(walk, 'min')} - 1, ${boundOf(walk, 'max')})`)
    .join(', ')}) as bounds`,
};

const at = (bounds: Position['bounds'], check: number, size: number): Position | null => {
  const boundAt = bounds.findIndex(([before, last], index) => index >= check && before < last);
  return boundAt < 0 ? null : { check: boundAt, after: bounds[boundAt]?.[0] ?? 0, size, bounds };
};

/** Where a verification of a company begins; null where there is nothing to verify. */
export async function beginning(client: Queryable, companyId: number): Promise<Position | null> {
  const { rows } = await client.query<{ bounds: [number | null, number | null][] }>({
    ...readBounds,
    values: [companyId],
  });
  const bounds = (rows[0]?.bounds ?? []).map(([before, last]) => [before ?? 0, last ?? 0] as const);
  return at(bounds, 0, firstSize);
}

const upTo = (walk: Walk) => ({
  name: `ledger-up-to-${walk}`,
  text: `select max(id) as last, count(*)::int as count from (select ${walks[walk].id} as id from ${walks[walk].table}
    where company_id = $1 and ${walks[walk].id} > $2 and ${walks[walk].id} <= $3 order by 1 limit $4) ids`,
});

/**
 * Holds the invariants of one check against the next ids. `forMs` is how long that may take: the pieces
 * become larger or smaller by what they took.
 */
export async function verifyPiece(
  client: Queryable,
  companyId: number,
  { check, after, size, bounds }: Position,
  forMs: number,
): Promise<Piece> {
  const { walk = 'postings', text = '' } = checks[check] ?? {};
  const end = bounds[check]?.[1] ?? 0;
  const result = await client.query<{ last: number | null; count: number }>({
    ...upTo(walk),
    values: [companyId, after, end, size],
  });
  const { last = null, count = 0 } = result.rows[0] ?? {};
  // Behind the last there may be ids that stand elsewhere only.
  const until = last === null || count < size ? end : last;
  const began = performance.now();
  const { rows } = await client.query<CompanyBreach>({
    name: `ledger-check-${walk}`,
    text: `${text} limit ${ledgerInvariants.length * mostOfEach}`,
    values: [companyId, after, until],
  });
  const took = performance.now() - began;
  const factor = Math.min(4, Math.max(0.25, forMs / Math.max(took, 1)));
  const fitting = Math.round(Math.min(mostSize, Math.max(leastSize, size * factor)));
  const next =
    until < end ? { check, after: until, size: fitting, bounds } : at(bounds, check + 1, firstSize);
  return { next, breaches: rows, postings: walk === 'postings' ? count : 0 };
}

/** How much of a verification is done, of `partsOfAll`. */
export function farOf(position: Position | null): number {
  if (!position) return partsOfAll;
  const { check, after, bounds } = position;
  const [before, last] = bounds[check] ?? [0, 1];
  return check * partsOfCheck + Math.floor(((after - before) / (last - before)) * partsOfCheck);
}

const inOrder: readonly string[] = ledgerInvariants;
const rank = ({ invariant }: CompanyBreach) => inOrder.indexOf(invariant);

/** All breaches of both, in the order of the invariants, up to a hundred of each. */
export function together<B extends CompanyBreach>(some: readonly B[], more: readonly B[]): B[] {
  if (!more.length) return [...some];
  const counts = new Map<string, number>();
  return [...some, ...more]
    .filter(({ invariant }) => {
      const count = (counts.get(invariant) ?? 0) + 1;
      counts.set(invariant, count);
      return count <= mostOfEach;
    })
    .sort((one, other) => rank(one) - rank(other));
}

const patientMs = 1000;

async function verifyCompany(client: Queryable, companyId: number) {
  let position = await beginning(client, companyId);
  let breaches: Breach[] = [];
  let postings = 0;
  while (position) {
    const piece = await verifyPiece(client, companyId, position, patientMs);
    const ofCompany = piece.breaches.map((each) => ({ ...each, company_id: companyId }));
    breaches = together(breaches, ofCompany);
    postings += piece.postings;
    position = piece.next;
  }
  return { breaches, postings };
}

/**
 * Replays all postings, of one company or of all, piece by piece, and holds every invariant against what
 * is stored; answers how many there were and what is wrong, up to a hundred of each in a company.
 */
export async function replayLedger(client: Queryable, companyId?: number) {
  const { rows } = await client.query<{ company_id: number }>(
    'select company_id from stores where store_id = company_id and ($1::bigint is null or company_id = $1) order by 1',
    [companyId ?? null],
  );
  const all: { breaches: Breach[]; postings: number } = { breaches: [], postings: 0 };
  for (const { company_id } of rows) {
    const { breaches, postings } = await verifyCompany(client, company_id);
    all.breaches.push(...breaches);
    all.postings += postings;
  }
  return all;
}

/** What is wrong with the ledger of one company, or of all. */
export const verifyLedger = async (client: Queryable, companyId?: number): Promise<Breach[]> =>
  (await replayLedger(client, companyId)).breaches;
