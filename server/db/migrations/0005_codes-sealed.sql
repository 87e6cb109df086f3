ALTER TABLE "messages" ADD COLUMN "sealed_code" text;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "code_shown_at" timestamp(3) with time zone;--> statement-breakpoint
CREATE INDEX "messages__code__idx" ON "messages" USING btree ("created_at") WHERE "messages"."sealed_code" is not null;
--> statement-breakpoint
-- A code is needed until its message was sent: after that nobody can read it any more.
CREATE OR REPLACE FUNCTION forget_code() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.sealed_code := NULL;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER messages_forget_code BEFORE UPDATE OF state ON messages FOR EACH ROW
  WHEN (NEW.sealed_code IS NOT NULL AND NEW.state <> 'queued')
  EXECUTE FUNCTION forget_code();
--> statement-breakpoint
-- Each look at a code is a change; nothing else of a message is one.
CREATE OR REPLACE TRIGGER messages_keep_change AFTER UPDATE OF code_shown_at ON messages FOR EACH ROW
  WHEN (NEW.code_shown_at IS DISTINCT FROM OLD.code_shown_at)
  EXECUTE FUNCTION keep_change('message_id', '', '');
