-- The history of each consent, whichever way it was given: at the till, at the desk, by an import, on a coupon's page.
CREATE OR REPLACE FUNCTION keep_consents() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO customer_consents (company_id, user_account_id, channel, given, user_id, call)
    SELECT NEW.company_id, NEW.user_account_id, c.channel, c.given, (acting() ->> 'user_id')::bigint, acting() ->> 'call'
      FROM (VALUES ('sms', NEW.sms, CASE WHEN TG_OP = 'UPDATE' THEN OLD.sms ELSE false END),
        ('viber', NEW.viber, CASE WHEN TG_OP = 'UPDATE' THEN OLD.viber ELSE false END),
        ('push', NEW.push, CASE WHEN TG_OP = 'UPDATE' THEN OLD.push ELSE false END),
        ('mail', NEW.mail, CASE WHEN TG_OP = 'UPDATE' THEN OLD.mail ELSE false END)) c (channel, given, before)
      WHERE c.given <> c.before;
  -- Whoever agrees anew is written to again.
  DELETE FROM suppressions s USING (VALUES ('sms', NEW.sms, CASE WHEN TG_OP = 'UPDATE' THEN OLD.sms ELSE false END, NEW.mobile),
      ('viber', NEW.viber, CASE WHEN TG_OP = 'UPDATE' THEN OLD.viber ELSE false END, NEW.mobile),
      ('email', NEW.mail, CASE WHEN TG_OP = 'UPDATE' THEN OLD.mail ELSE false END, NEW.email)) c (channel, given, before, address)
    WHERE c.given AND NOT c.before AND s.company_id = NEW.company_id AND s.channel = c.channel AND s.address IN (c.address, e164(NEW.country_id, c.address))
      AND s.reason = 'unsubscribed';
  RETURN NULL;
END $$;
