DROP INDEX "customers__county__idx";--> statement-breakpoint
CREATE INDEX "accounts__balance__idx" ON "accounts" USING btree ("company_id","balance","user_account_id");--> statement-breakpoint
CREATE INDEX "accounts__amount__idx" ON "accounts" USING btree ("company_id","total_amount","user_account_id");--> statement-breakpoint
CREATE INDEX "accounts__receipts__idx" ON "accounts" USING btree ("company_id","total_transactions","user_account_id");--> statement-breakpoint
CREATE INDEX "customers__county__idx" ON "customers" USING btree ("company_id","county_id") WHERE "customers"."deleted_at" is null;