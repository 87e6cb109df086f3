-- A receipt to be posted, as it was planned.
CREATE TYPE new_receipt AS (
  key text, hash text, company bigint, store bigint, account bigint, by_user bigint, till bigint, register bigint,
  channel text, number text, amount bigint, covered bigint, discount bigint, points_used bigint, points bigint,
  point_value integer, lines jsonb, vouchers jsonb, terms jsonb, rules jsonb, occurred_at timestamptz, posted_at timestamptz,
  day text, day_from timestamptz, most_amount bigint, most_points bigint, tier bigint, tier_until timestamptz, deficit bigint,
  entries posting_entry[], active_from timestamptz, expires_at timestamptz, pending bigint, notify text, recipient text,
  message text
);
