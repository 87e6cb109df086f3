CREATE OR REPLACE TRIGGER supplier_invoices_keep_change AFTER INSERT OR UPDATE OR DELETE ON supplier_invoices FOR EACH ROW
  EXECUTE FUNCTION keep_change('invoice_id', '', 'created_at');
