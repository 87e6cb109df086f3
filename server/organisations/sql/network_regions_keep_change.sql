CREATE OR REPLACE TRIGGER network_regions_keep_change AFTER INSERT OR UPDATE OR DELETE ON network_regions FOR EACH ROW
  EXECUTE FUNCTION keep_change('store_company_network_region_id', '', 'created_at');
