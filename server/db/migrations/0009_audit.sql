-- Who is at work, as the server says at the beginning of a transaction: {user_id, store_id, address, call};
-- null for jobs and for whoever works in the database itself.
CREATE FUNCTION acting() RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT nullif(current_setting('pistos.actor', true), '')::jsonb
$$;
--> statement-breakpoint
-- Keeps what a change did, in its own transaction. Arguments: the columns that name the row, those that
-- are nobody's business (a mark tells that they changed), and those that say nothing.
CREATE FUNCTION keep_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  v_actor jsonb := acting();
  v_old jsonb;
  v_new jsonb;
  v_row jsonb;
  v_title jsonb;
  v_hidden text[] := string_to_array(coalesce(TG_ARGV[1], ''), ',');
  v_silent text[] := string_to_array(coalesce(TG_ARGV[2], ''), ',') || ARRAY['company_id', 'updated_at'];
BEGIN
  -- What is made without anybody at work is a seed or an import, which says so itself.
  IF v_actor ->> 'quiet' = 'true' OR (TG_OP = 'INSERT' AND v_actor IS NULL) THEN RETURN NULL; END IF;
  IF TG_OP <> 'INSERT' THEN v_old := to_jsonb(OLD); END IF;
  IF TG_OP <> 'DELETE' THEN v_new := to_jsonb(NEW); END IF;
  v_row := coalesce(v_new, v_old);
  v_old := jsonb_strip_nulls(v_old - v_silent);
  v_new := jsonb_strip_nulls(v_new - v_silent);
  IF TG_OP = 'UPDATE' THEN
    SELECT jsonb_object_agg(name, to_jsonb(OLD) -> name), jsonb_object_agg(name, to_jsonb(NEW) -> name) INTO v_old, v_new
      FROM jsonb_object_keys(to_jsonb(NEW) - v_silent) name WHERE to_jsonb(OLD) -> name IS DISTINCT FROM to_jsonb(NEW) -> name;
    IF v_new IS NULL THEN RETURN NULL; END IF;
  END IF;
  FOR i IN 1 .. coalesce(array_length(v_hidden, 1), 0) LOOP
    IF v_old ? v_hidden[i] THEN v_old := v_old || jsonb_build_object(v_hidden[i], '•••'); END IF;
    IF v_new ? v_hidden[i] THEN v_new := v_new || jsonb_build_object(v_hidden[i], '•••'); END IF;
  END LOOP;
  v_title := coalesce(v_row -> 'friendly_name', v_row -> 'name', v_row -> 'title', v_row -> 'gift_title', v_row -> 'first_name', v_row -> 'card_number');
  IF jsonb_typeof(v_title) = 'object' THEN v_title := v_title -> 'el'; END IF;
  INSERT INTO audit_log (company_id, user_id, store_id, address, call, action, subject, subject_id, title, before, after)
    VALUES ((v_row ->> 'company_id')::bigint, (v_actor ->> 'user_id')::bigint,
      coalesce((v_actor ->> 'store_id')::bigint, CASE WHEN TG_TABLE_NAME = 'store_settings' THEN (v_row ->> 'store_id')::bigint END),
      v_actor ->> 'address', v_actor ->> 'call', lower(TG_OP), TG_TABLE_NAME,
      (SELECT string_agg(v_row ->> name, '/') FROM unnest(string_to_array(TG_ARGV[0], ',')) name),
      left(v_title #>> '{}', 200), v_old, v_new);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER stores_keep_change AFTER INSERT OR UPDATE OR DELETE ON stores FOR EACH ROW EXECUTE FUNCTION keep_change('store_id', '', 'registration_date');
--> statement-breakpoint
CREATE TRIGGER memberships_keep_change AFTER INSERT OR UPDATE OR DELETE ON memberships FOR EACH ROW EXECUTE FUNCTION keep_change('store_id,user_id', '', 'created_at');
--> statement-breakpoint
CREATE TRIGGER company_settings_keep_change AFTER INSERT OR UPDATE OR DELETE ON company_settings FOR EACH ROW EXECUTE FUNCTION keep_change('company_id', '', '');
--> statement-breakpoint
CREATE TRIGGER store_settings_keep_change AFTER INSERT OR UPDATE OR DELETE ON store_settings FOR EACH ROW EXECUTE FUNCTION keep_change('store_id', '', '');
--> statement-breakpoint
CREATE TRIGGER cash_registers_keep_change AFTER INSERT OR UPDATE OR DELETE ON cash_registers FOR EACH ROW EXECUTE FUNCTION keep_change('cash_register_id', '', 'created_at');
--> statement-breakpoint
CREATE TRIGGER customers_keep_change AFTER INSERT OR UPDATE OR DELETE ON customers FOR EACH ROW EXECUTE FUNCTION keep_change('user_account_id', 'qr_code', 'created_at');
--> statement-breakpoint
CREATE TRIGGER point_titles_keep_change AFTER INSERT OR UPDATE OR DELETE ON point_titles FOR EACH ROW EXECUTE FUNCTION keep_change('store_point_title_id', '', 'created_at');
--> statement-breakpoint
CREATE TRIGGER products_keep_change AFTER INSERT OR UPDATE OR DELETE ON products FOR EACH ROW EXECUTE FUNCTION keep_change('product_id', '', 'created_at');
--> statement-breakpoint
CREATE TRIGGER product_categories_keep_change AFTER INSERT OR UPDATE OR DELETE ON product_categories FOR EACH ROW EXECUTE FUNCTION keep_change('product_category_id', '', 'created_at');
--> statement-breakpoint
CREATE TRIGGER product_groups_keep_change AFTER INSERT OR UPDATE OR DELETE ON product_groups FOR EACH ROW EXECUTE FUNCTION keep_change('product_group_id', '', 'created_at');
--> statement-breakpoint
CREATE TRIGGER gifts_keep_change AFTER INSERT OR UPDATE OR DELETE ON gifts FOR EACH ROW EXECUTE FUNCTION keep_change('gift_id', '', 'created_at');
--> statement-breakpoint
CREATE TRIGGER gift_categories_keep_change AFTER INSERT OR UPDATE OR DELETE ON gift_categories FOR EACH ROW EXECUTE FUNCTION keep_change('gift_category_id', '', 'created_at');
--> statement-breakpoint
CREATE TRIGGER network_regions_keep_change AFTER INSERT OR UPDATE OR DELETE ON network_regions FOR EACH ROW EXECUTE FUNCTION keep_change('store_company_network_region_id', '', 'created_at');
--> statement-breakpoint
CREATE TRIGGER store_external_links_keep_change AFTER INSERT OR UPDATE OR DELETE ON store_external_links FOR EACH ROW EXECUTE FUNCTION keep_change('store_external_link_id', '', 'created_at');
--> statement-breakpoint
CREATE TRIGGER attribute_definitions_keep_change AFTER INSERT OR UPDATE OR DELETE ON attribute_definitions FOR EACH ROW EXECUTE FUNCTION keep_change('user_account_attribute_definition_id', '', 'created_at');
--> statement-breakpoint
-- A coupon counts its claims all day: only what somebody changes is kept.
CREATE TRIGGER coupons_keep_new AFTER INSERT OR DELETE ON coupons FOR EACH ROW EXECUTE FUNCTION keep_change('coupon_id', '', 'created_at,code_key,claimed,generated,generation');
--> statement-breakpoint
CREATE TRIGGER coupons_keep_change AFTER UPDATE ON coupons FOR EACH ROW WHEN (OLD.claimed = NEW.claimed AND OLD.generated = NEW.generated)
  EXECUTE FUNCTION keep_change('coupon_id', '', 'created_at,code_key,generation,redeemed_report_at,all_report_at');
--> statement-breakpoint
CREATE TRIGGER loyalty_cards_keep_change AFTER UPDATE ON loyalty_cards FOR EACH ROW EXECUTE FUNCTION keep_change('card_number', '', 'created_at,attached_at');
--> statement-breakpoint
-- Points that somebody gives or takes by hand; all others are in the ledger with the receipt they belong to.
CREATE TRIGGER postings_keep_change AFTER INSERT ON postings FOR EACH ROW WHEN (NEW.kind IN ('adjustment', 'merge'))
  EXECUTE FUNCTION keep_change('posting_id', '', 'created_at,point_value,transaction_id,return_id,claim_id');
--> statement-breakpoint
-- The history of each consent, whichever way it was given: at the till, at the desk, by an import, on a coupon's page.
CREATE FUNCTION keep_consents() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO customer_consents (company_id, user_account_id, channel, given, user_id, call)
    SELECT NEW.company_id, NEW.user_account_id, c.channel, c.given, (acting() ->> 'user_id')::bigint, acting() ->> 'call'
      FROM (VALUES ('sms', NEW.sms, CASE WHEN TG_OP = 'UPDATE' THEN OLD.sms ELSE false END),
        ('viber', NEW.viber, CASE WHEN TG_OP = 'UPDATE' THEN OLD.viber ELSE false END),
        ('push', NEW.push, CASE WHEN TG_OP = 'UPDATE' THEN OLD.push ELSE false END),
        ('mail', NEW.mail, CASE WHEN TG_OP = 'UPDATE' THEN OLD.mail ELSE false END)) c (channel, given, before)
      WHERE c.given <> c.before;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER customers_keep_consents AFTER INSERT OR UPDATE OF sms, viber, push, mail ON customers FOR EACH ROW EXECUTE FUNCTION keep_consents();
--> statement-breakpoint
-- Where a customer's first receipt was is kept with the sums of their account. The first receipts of
-- those who have some are looked up once.
CREATE OR REPLACE FUNCTION write_posting(
  p_company bigint, p_account bigint, p_kind text, p_store bigint, p_user bigint,
  p_transaction bigint, p_return bigint, p_reverses bigint, p_value integer, p_reason text,
  p_now timestamptz, p_deficit bigint, p_sides text[], p_lots bigint[], p_issuers bigint[],
  p_redeemers bigint[], p_amounts bigint[], p_from timestamptz, p_until timestamptz,
  p_earned bigint, p_used bigint, p_spent bigint, p_receipts integer, p_tier bigint, p_tier_until timestamptz, p_claim bigint,
  OUT posted_id bigint, OUT new_balance bigint
) LANGUAGE plpgsql AS $$
DECLARE
  v_sum bigint := 0;
  v_change bigint := 0;
  v_owed bigint := 0;
  v_new bigint := 0;
  v_old boolean := false;
  v_lot bigint;
  v_issuer bigint;
BEGIN
  FOR i IN 1 .. coalesce(array_length(p_amounts, 1), 0) LOOP
    v_sum := v_sum + p_amounts[i];
    IF p_sides[i] = 'customer' THEN
      v_change := v_change + p_amounts[i];
      IF p_lots[i] IS NULL THEN v_owed := v_owed - p_amounts[i]; END IF;
      IF p_lots[i] > 0 THEN v_old := true; END IF;
      IF p_lots[i] = 0 THEN v_new := v_new + p_amounts[i]; v_issuer := p_issuers[i]; END IF;
    END IF;
  END LOOP;
  IF v_sum <> 0 THEN RAISE EXCEPTION 'The entries do not sum to zero'; END IF;
  UPDATE accounts SET balance = balance + v_change, deficit = deficit + v_owed, earned = earned + p_earned,
      redeemed = redeemed + p_used, total_amount = total_amount + p_spent, total_transactions = total_transactions + p_receipts,
      first_transaction_store_id = CASE WHEN p_receipts > 0 THEN coalesce(first_transaction_store_id, p_store) ELSE first_transaction_store_id END,
      last_transaction_at = CASE WHEN p_receipts > 0 THEN p_now ELSE last_transaction_at END,
      store_point_title_id = p_tier, tier_until = p_tier_until
    WHERE company_id = p_company AND user_account_id = p_account AND deficit = p_deficit
    RETURNING balance INTO new_balance;
  IF NOT FOUND THEN RAISE EXCEPTION 'The account has changed' USING ERRCODE = 'PT001'; END IF;
  IF coalesce(array_length(p_amounts, 1), 0) = 0 THEN RETURN; END IF;
  INSERT INTO postings (company_id, user_account_id, kind, store_id, user_id, transaction_id,
      return_id, claim_id, reverses_posting_id, point_value, reason, created_at)
    VALUES (p_company, p_account, p_kind, p_store, p_user, p_transaction, p_return, p_claim, p_reverses,
      p_value, p_reason, p_now)
    RETURNING posting_id INTO posted_id;
  IF v_new > 0 THEN
    INSERT INTO lots (company_id, user_account_id, posting_id, store_id, amount, points_left, active_from, expires_at)
      VALUES (p_company, p_account, posted_id, v_issuer, v_new, v_new, p_from, p_until)
      RETURNING lot_id INTO v_lot;
  END IF;
  INSERT INTO entries (company_id, posting_id, entry_no, side, lot_id, store_id, redeem_store_id, amount)
    SELECT p_company, posted_id, e.no, e.side, CASE WHEN e.lot = 0 THEN v_lot ELSE e.lot END, e.issuer, e.redeemer, e.amount
    FROM unnest(p_sides, p_lots, p_issuers, p_redeemers, p_amounts) WITH ORDINALITY AS e (side, lot, issuer, redeemer, amount, no);
  IF v_old THEN
    UPDATE lots SET points_left = points_left + moved.amount
      FROM (SELECT e.lot, sum(e.amount) AS amount FROM unnest(p_sides, p_lots, p_amounts) AS e (side, lot, amount)
        WHERE e.side = 'customer' AND e.lot > 0 GROUP BY e.lot) moved
      WHERE lots.company_id = p_company AND lots.user_account_id = p_account AND lots.lot_id = moved.lot;
  END IF;
END $$;
--> statement-breakpoint
UPDATE accounts SET first_transaction_store_id = f.store_id FROM (SELECT DISTINCT ON (company_id, user_account_id) company_id, user_account_id, store_id
    FROM transactions WHERE status = 'posted' ORDER BY company_id, user_account_id, created_at) f
  WHERE accounts.company_id = f.company_id AND accounts.user_account_id = f.user_account_id;
