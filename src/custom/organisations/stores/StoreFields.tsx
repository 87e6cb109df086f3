import { FormFields } from '../../../resources/form/FormFields.tsx';
import { FormSection } from '../../../resources/form/FormSection.tsx';
import { AddressPicker } from './AddressPicker.tsx';

/** What a store is called, how it is reached and where it stands. */
export function StoreFields() {
  return (
    <>
      <FormSection word="basics">
        <FormFields
          names={[
            'name',
            'app_name',
            'store_code',
            'store_company_network_region_id',
            'store_subscription_plan_id',
            'loyalty_program_id',
            'vat_number',
          ]}
        />
      </FormSection>
      <FormSection word="contact">
        <FormFields names={['email', 'primary_phone', 'secondary_phone', 'country_id']} />
      </FormSection>
      <FormSection word="place">
        <FormFields names={['address', 'zip']} />
        <AddressPicker />
        <FormFields names={['lat', 'lon', 'manually_address']} />
      </FormSection>
    </>
  );
}
