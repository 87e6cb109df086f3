import type { DebtKind } from '../../contract/debts/states.ts';
import type { Queryable } from '../db/transaction.ts';
import type { Month } from './months.ts';
import type { MovedSum } from './moved.ts';

/** What one store owes another, in minor units and hundredths of points. */
export interface Line {
  readonly debt_line_id: number | null;
  readonly kind: DebtKind;
  readonly debtor_id: number;
  readonly creditor_id: number;
  readonly points: number;
  readonly net: number;
  readonly vat: number;
  /** Its debtor accounts for the tax, in another country of the European Union. */
  readonly reverse_charge: boolean;
  readonly corrects_id: number | null;
}

/** Hundredths of a point times hundredths of a minor unit, in a minor unit. */
const scale = 10_000n;
/** Hundredths of a percent, in the whole. */
const wholeRate = 10_000;

export const vatOf = (net: number, rate: number) => Math.round((net * rate) / wholeRate);

interface Pair {
  kind: DebtKind;
  debtor: number;
  creditor: number;
  points: number;
  worth: bigint;
}

/** Who pays whom for one sum; nothing where a store would pay itself. */
function pairOf(
  { what, store_id, redeem_store_id, sum, worth }: MovedSum,
  month: Month,
): Pair | undefined {
  const company = month.companyId;
  const byIssuing = month.rule === 'issuing';
  if (what === 'issued' && byIssuing)
    return { kind: 'given', debtor: store_id, creditor: company, points: -sum, worth: -worth };
  if (what === 'redeemed')
    return {
      kind: 'honoured',
      debtor: byIssuing ? company : store_id,
      creditor: redeem_store_id ?? store_id,
      points: sum,
      worth,
    };
  return undefined;
}

/**
 * What stores owe one another for what moved. Paid when points are given: each store pays the company for those it
 * gave, and the company whoever honours them; what expires stays with it. Paid when they are honoured: whoever gave
 * them pays whoever honoured them. Rounded down once for each pair, so that both sides have the same; without VAT.
 */
export function untaxedLinesOf(moves: readonly MovedSum[], month: Month): Line[] {
  const pairs = new Map<string, Pair>();
  for (const move of moves) {
    const pair = pairOf(move, month);
    if (!pair || pair.debtor === pair.creditor) continue;
    const key = `${pair.kind} ${pair.debtor} ${pair.creditor}`;
    const known = pairs.get(key);
    if (!known) pairs.set(key, pair);
    else {
      known.points += pair.points;
      known.worth += pair.worth;
    }
  }
  return [...pairs.values()]
    .filter(({ points }) => points !== 0)
    .map(({ kind, debtor, creditor, points, worth }) => {
      const net = Number(worth / scale);
      return {
        debt_line_id: null,
        kind,
        debtor_id: debtor,
        creditor_id: creditor,
        points,
        net,
        vat: 0,
        reverse_charge: false,
        corrects_id: null,
      };
    });
}

const written = `select debt_line_id, kind, debtor_id, creditor_id, points, net, vat, reverse_charge, corrects_id from debt_lines
  where company_id = $1 and month = $2 order by debt_line_id`;

/** Lines that are written: all of a closed month, and of an open one the corrections that wait for it. */
export const writtenLines = async (client: Queryable, { companyId, month }: Month) =>
  (await client.query<Line>(written, [companyId, month])).rows;
