import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { FormFields } from '../../../resources/form/FormFields.tsx';
import { GeneratedCreate } from '../../../resources/form/GeneratedForm.tsx';

function Heading({ word }: { word: 'supplier' | 'user' }) {
  const translate = useTranslate();
  return (
    <>
      <Typography variant="h4" component="h2" sx={{ mt: 1 }}>
        {translate(`suppliers.${word}.title`)}
      </Typography>
      <Typography color="text.secondary" sx={{ mb: 1.5, maxWidth: '70ch' }}>
        {translate(`suppliers.${word}.hint`)}
      </Typography>
    </>
  );
}

/** A new supplier and who signs in for it, both saved or neither. */
export const SupplierCreate = () => (
  <GeneratedCreate>
    <Heading word="supplier" />
    <FormFields
      names={[
        'supplier_name',
        'supplier_country_id',
        'supplier_primary_phone',
        'supplier_email_1',
        'supplier_email_2',
      ]}
    />
    <Heading word="user" />
    <FormFields
      names={[
        'user_full_name',
        'user_gender',
        'user_country_id',
        'user_mobile',
        'user_email_1',
        'user_email_2',
      ]}
    />
  </GeneratedCreate>
);
