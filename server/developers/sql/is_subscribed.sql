-- Whether a webhook of the company subscribes to an event.
CREATE OR REPLACE FUNCTION is_subscribed(company bigint, happened text) RETURNS boolean LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN EXISTS (SELECT 1 FROM webhooks w WHERE w.company_id = company AND w.active AND happened = ANY (w.events));
END $$;
