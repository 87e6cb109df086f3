import ImportIcon from '@mui/icons-material/UploadFileOutlined';
import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { useCan } from '../../../shell/context.ts';
import { useAddressOf } from '../../../shell/menu.ts';

/** The way from the list of customers to their import. */
export function ImportLink() {
  const translate = useTranslate();
  const addressOf = useAddressOf();
  if (!useCan('customers.import')) return null;
  return (
    <Button
      component={Link}
      to={addressOf('customers/import')}
      startIcon={<ImportIcon />}
      sx={{ mt: 1.5, mr: 1 }}
    >
      {translate('imports.open')}
    </Button>
  );
}
