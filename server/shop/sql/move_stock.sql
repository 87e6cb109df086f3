-- Takes pieces out of the stock of a variant, or gives them back; false where there are not so many. What has no end stays so.
-- A sale is in the orders: in the log of changes is what somebody changed.
CREATE OR REPLACE FUNCTION move_stock(company bigint, variant bigint, pieces bigint) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  actor text := current_setting('pistos.actor', true);
  moved boolean;
BEGIN
  PERFORM set_config('pistos.actor', '{"quiet": true}', true);
  UPDATE shop_variants v SET inventory = v.inventory + pieces, updated_at = now()
    WHERE v.company_id = company AND v.subscription_product_variant_id = variant
      AND (v.inventory IS NULL OR v.inventory + pieces >= 0);
  moved := FOUND;
  PERFORM set_config('pistos.actor', coalesce(actor, ''), true);
  RETURN moved;
END $$;
