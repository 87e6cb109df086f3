import type { LedgerInvariant } from '../../../../contract/reports/reports.ts';
import { debts } from '../debts/debts.ts';
import { metrics } from '../messages/metrics.ts';

/** What a company owes in points. */
export const words = {
  debts,
  metrics,
  liability: {
    hint: 'Points that customers hold, by the store that gave them and by the month in which they expire, in points and in money.',
    totals: 'What is owed',
    chart: 'Points by month of expiry',
    shares: 'By store and month of expiry',
    outstanding: 'Points outstanding',
    pointValue: 'One point is worth',
    deficit: 'Owed by customers',
    held: 'Also held for open claims',
    ledger: 'By the entries of the ledger',
    reconciled: 'The two amounts match.',
    differs: 'They differ by %{points} points. Verify the ledger below.',
    empty: 'No customer holds any points.',
    never: 'Never',
    others: 'Other stores',
    store: 'Store',
    total: 'Total',
    check: 'The ledger',
    checkHint:
      'Recalculates every entry and compares balances, lots and receipts with the stored values. Nothing is changed.',
    verify: 'Verify the ledger',
    replayed: '%{count} entry checked. |||| %{count} entries checked.',
    sound: 'No differences found.',
    far: '%{percent} % of the ledger is verified',
    mayLeave: 'You may leave this page: it goes on.',
    neverVerified: 'The ledger was not verified yet.',
    stopped: 'The verification of %{at} did not come to its end. Start it again.',
    verified: 'Verified on %{at}.',
    verifiedBy: 'Verified on %{at} by %{by}.',
    breaches: 'One problem: |||| %{smart_count} problems:',
    invariants: {
      'what rounding cut off is kept or became points':
        'What rounding cut off is neither kept nor became points',
      'carried points are those that rounding had cut off':
        'Carried points are not those that rounding had cut off',
      'entries of each posting sum to zero': 'The entries of a posting do not sum to zero',
      'every posting has entries': 'A posting has no entries',
      'balance = sum of entries': 'A balance is not the sum of its entries',
      'deficit = what the entries owe': 'A deficit is not what its entries owe',
      'balance = sum of lots - deficit': 'A balance is not the sum of its lots less the deficit',
      'each lot holds what the entries left in it':
        'A lot does not hold what its entries left in it',
      'no negative lot and no negative deficit': 'A lot or a deficit is below zero',
      'every reversal names one posting of the same customer and company':
        'A reversal names no posting of the same customer',
      'every return is posted once': 'A return was posted more than once',
      'no receipt gives back more than it took': 'A receipt gave back more than it took',
      'every posted receipt has its points in the ledger':
        'The points of a receipt are not in the ledger',
      'every receipt is posted once': 'A receipt was posted more than once',
      'points of a partner are posted by a transfer':
        'Points of a partner were posted without a transfer',
      'both sides of a transfer say the same': 'The two sides of a transfer do not say the same',
      'a claim holds its points until it is redeemed or ends':
        'A claim does not hold its points until it is redeemed or ends',
      'a coupon is given out as often as its claims say, never past its maximum':
        'A coupon was given out more or less often than its claims say',
      'what was redeemed of a coupon is counted': 'What was redeemed of a coupon is counted wrong',
      'what a store took and gave is counted by quarters of an hour':
        'What a store took and gave is counted wrong in some quarter of an hour',
      'the sums of each day are those of its postings':
        'The sums of a day are not those of its entries',
      'the sums of each day are those of its quarters of an hour':
        'The sums of a day by store and hour are not those of its quarters of an hour',
      'what is kept of a month or a day is what its receipts say':
        'What is kept of a month or a day is not what its receipts say',
    } satisfies Record<LedgerInvariant, string>,
  },
};
