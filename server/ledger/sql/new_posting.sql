-- A posting to be written; points in hundredths, money in minor units.
CREATE TYPE new_posting AS (
  company bigint, account bigint, kind text, store bigint, by_user bigint, receipt bigint, return_id bigint, claim bigint,
  reverses bigint, point_value integer, reason text, posted_at timestamptz, deficit bigint, entries posting_entry[],
  active_from timestamptz, expires_at timestamptz, earned bigint, redeemed bigint, spent bigint, receipts integer,
  tier bigint, tier_until timestamptz
);
