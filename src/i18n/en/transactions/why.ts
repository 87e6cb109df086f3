/** Why a receipt earned what it did: a sentence for each rule and outcome. */
export const why = {
  title: 'Why',
  points: '%{points} points',
  store_awards: { passed: 'The store awards points.' },
  coupons: {
    applied: 'Coupons take %{discount} off %{gross}.',
    skipped: 'No coupon was used.',
  },
  transaction_limits: {
    passed: '%{amount} is within the store’s limits for a receipt.',
    skipped: 'The store sets no limits for a receipt.',
  },
  points_payment: {
    applied: '%{points_used} points covered %{covered}; that part earns no points.',
    skipped: 'No points were used as payment.',
  },
  amount_points: {
    applied: 'For each %{reward_amount} of %{amount}: %{reward_points} p.',
    skipped: 'No amount was left to earn points.',
  },
  tier_multiplier: {
    applied: 'The customer’s tier multiplies this by %{multiplier}.',
    skipped: 'No tier multiplier applies.',
  },
  product_points: {
    applied: 'The products on it add %{product_points} points.',
    skipped: 'No product adds points.',
    notValid:
      'Products add %{product_points} points. Outside their valid days, so without points: %{not_valid}.',
  },
  online_offline_ratio: {
    applied: 'In-store receipts give %{ratio}% of the online points.',
    skipped: 'The online to offline ratio changes nothing.',
  },
  rounding: {
    whole: 'Rounded down to whole points.',
    decimals: 'Rounded down to two decimals.',
  },
  remainder: {
    applied:
      'With the %{before} kept before and %{cut} that rounding cut off, %{carried} points more; %{after} are kept.',
    passed:
      'Rounding cut off %{cut}; with what was there, %{after} points are kept for the next receipt.',
  },
  daily_limits: {
    passed: 'It fits in the store’s daily limit.',
    skipped: 'The store sets no daily limit.',
  },
  deficit: {
    applied: '%{filled} points cover what was owed from an earlier return.',
    skipped: 'Nothing was owing from earlier returns.',
  },
  expiration: {
    applied: 'The points expire on %{expires_at}.',
    skipped: 'The points do not expire.',
  },
  tier_reached: {
    applied: 'The customer reaches the tier %{tier}.',
    skipped: 'The tier stays as it is.',
  },
  goal: {
    applied: 'It counts towards the goal “%{goal}”.',
    skipped: 'It counts towards no goal.',
  },
};
