ALTER TABLE "messages" ADD COLUMN "useful_until" timestamp(3) with time zone DEFAULT now() + interval '7 days' NOT NULL;
--> statement-breakpoint
-- After so long a message is pointless, whoever it is for: a code, what advertises or greets, and what says something of an
-- account, such as a bill.
CREATE OR REPLACE FUNCTION message_useful_for(has_code boolean, purpose text) RETURNS interval LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN has_code THEN interval '15 minutes' WHEN purpose = 'campaign' THEN interval '1 day' ELSE interval '7 days' END
$$;
--> statement-breakpoint
-- A message is of use from the moment on at which it may leave: quiet hours do not make it older.
CREATE OR REPLACE FUNCTION note_useful() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.useful_until := CASE WHEN isfinite(NEW.next_try_at) THEN greatest(now(), NEW.next_try_at) ELSE now() END
    + message_useful_for(NEW.sealed_code IS NOT NULL, NEW.purpose);
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER messages_note_useful BEFORE INSERT ON messages FOR EACH ROW
  EXECUTE FUNCTION note_useful();
