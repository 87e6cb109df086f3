ALTER TABLE "supplier_invoices" ADD COLUMN "paid_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "supplier_invoices" ADD COLUMN "paid_by_id" bigint;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER supplier_invoices_keep_change AFTER INSERT OR UPDATE OR DELETE ON supplier_invoices FOR EACH ROW
  EXECUTE FUNCTION keep_change('invoice_id', '', 'created_at');
