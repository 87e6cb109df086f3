ALTER TABLE "messages" ADD COLUMN "subject" text;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "purpose" text DEFAULT 'service' NOT NULL;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "map_logo" text;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "offline_map_logo" text;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "loyalty_logo" text;--> statement-breakpoint
ALTER TABLE "company_settings" ADD COLUMN "app_points_visibility" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "company_settings" ADD COLUMN "rc_app_visible_loyalty_program" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "company_settings" ADD COLUMN "coupon_creation_type_id" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "company_settings" ADD COLUMN "elorus_client_id" text;--> statement-breakpoint
ALTER TABLE "company_settings" ADD COLUMN "instructions_file" text;--> statement-breakpoint
ALTER TABLE "company_settings" ADD COLUMN "terms_file" text;--> statement-breakpoint
ALTER TABLE "company_settings" ADD COLUMN "privacy_policy_file" text;--> statement-breakpoint
ALTER TABLE "company_settings" ADD COLUMN "sms_mode" text DEFAULT 'default' NOT NULL;--> statement-breakpoint
ALTER TABLE "company_settings" ADD COLUMN "sms_url" text;--> statement-breakpoint
ALTER TABLE "company_settings" ADD COLUMN "sms_token" text;--> statement-breakpoint
ALTER TABLE "company_settings" ADD COLUMN "sms_sender_name" text;--> statement-breakpoint
ALTER TABLE "company_settings" ADD COLUMN "sms_coupon_claim_message" jsonb DEFAULT '{"el":"","en":"","it":""}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "company_settings" ADD COLUMN "sms_redemption_message" jsonb DEFAULT '{"el":"","en":"","it":""}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "company_settings" ADD COLUMN "email_mode" text DEFAULT 'default' NOT NULL;--> statement-breakpoint
ALTER TABLE "company_settings" ADD COLUMN "email_host" text;--> statement-breakpoint
ALTER TABLE "company_settings" ADD COLUMN "email_port" integer;--> statement-breakpoint
ALTER TABLE "company_settings" ADD COLUMN "email_account" text;--> statement-breakpoint
ALTER TABLE "company_settings" ADD COLUMN "email_password" text;--> statement-breakpoint
ALTER TABLE "company_settings" ADD COLUMN "email_own_name" text;--> statement-breakpoint
ALTER TABLE "company_settings" ADD COLUMN "email_own_address" text;--> statement-breakpoint
ALTER TABLE "company_settings" ADD COLUMN "email_sender_alias_name" text;--> statement-breakpoint
ALTER TABLE "company_settings" ADD COLUMN "email_sender_alias_email" text;--> statement-breakpoint
ALTER TABLE "company_settings" ADD COLUMN "secondary_email_settings" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "company_settings" ADD COLUMN "push_notifications" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "company_settings" ADD COLUMN "campaign_email_notifications" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "company_settings" ADD COLUMN "campaign_username" text;--> statement-breakpoint
ALTER TABLE "company_settings" ADD COLUMN "campaign_password" text;--> statement-breakpoint
ALTER TABLE "company_settings" ADD COLUMN "viber_state" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "company_settings" ADD COLUMN "viber_alias_name" text;--> statement-breakpoint
ALTER TABLE "store_settings" ADD COLUMN "shopping_cart" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "store_settings" ADD COLUMN "timetable" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "store_settings" ADD COLUMN "invoicing" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "store_settings" ADD COLUMN "redemption_type_id" integer DEFAULT 3 NOT NULL;--> statement-breakpoint
ALTER TABLE "store_settings" ADD COLUMN "order_settings" jsonb DEFAULT '{"delivers":false,"radius_km":null,"minimum_order":0,"fee":0,"free_from":0}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "store_settings" ADD COLUMN "bank_providers" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "store_settings" ADD COLUMN "online_bank_provider_id" integer;--> statement-breakpoint
ALTER TABLE "store_settings" ADD COLUMN "pending_payment_days" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "store_settings" ADD COLUMN "ended_coupon_days" integer DEFAULT 0 NOT NULL;