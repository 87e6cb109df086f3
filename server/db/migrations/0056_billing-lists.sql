CREATE INDEX "subscriptions__status__idx" ON "subscriptions" USING btree ("company_id","status");--> statement-breakpoint
CREATE INDEX "subscriptions__period__idx" ON "subscriptions" USING btree ("company_id","period_to","subscription_id");--> statement-breakpoint
CREATE INDEX "subscriptions__updated__idx" ON "subscriptions" USING btree ("company_id","updated_at","subscription_id");--> statement-breakpoint
CREATE INDEX "stores__name__idx" ON "stores" USING btree ("company_id",fold("name") collate "C","store_id");--> statement-breakpoint
CREATE INDEX "stores__search__idx" ON "stores" USING gin (fold("name") gin_trgm_ops);