import { Divider, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { FormFields } from '../../../resources/form/GeneratedForm.tsx';
import { AddressPicker } from './AddressPicker.tsx';

export function Heading({ word }: { word: string }) {
  const translate = useTranslate();
  return (
    <>
      <Divider flexItem sx={{ mt: 1, mb: 2 }} />
      <Typography variant="h4" component="h2" sx={{ mb: 1.5 }}>
        {translate(`stores.${word}`)}
      </Typography>
    </>
  );
}

/** What a store is called, how it is reached and where it stands. */
export function StoreFields() {
  return (
    <>
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
      <Heading word="contact" />
      <FormFields names={['email', 'primary_phone', 'secondary_phone', 'country_id']} />
      <Heading word="place" />
      <FormFields names={['address', 'zip']} />
      <AddressPicker />
      <FormFields names={['lat', 'lon', 'manually_address']} />
    </>
  );
}
