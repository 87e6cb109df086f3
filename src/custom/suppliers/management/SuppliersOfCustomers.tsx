import { Alert, Box, Stack } from '@mui/material';
import { useTranslate } from 'react-admin';
import { ListWithin } from '../../../resources/list/GeneratedList.tsx';
import { CreateLink } from '../../../resources/pieces/CreateLink.tsx';
import { useCan } from '../../../shell/context.ts';
import { Tabs } from '../../../shell/Tabs.tsx';
import { Title } from '../../../shell/Title.tsx';
import { DeleteSupplier } from './DeleteSupplier.tsx';
import { suppliersPath } from './paths.ts';

/** The suppliers among the tabs of the customers: the same list as that of their own screen. */
export function SuppliersOfCustomers() {
  const translate = useTranslate();
  const mayRead = useCan('suppliers.read');
  const mayCreate = useCan('suppliers.create');
  return (
    <Stack spacing={1}>
      <Title title={translate('tabs.customers/supplier')} />
      <Tabs />
      {mayRead && mayCreate ? (
        <Box sx={{ alignSelf: 'flex-end' }}>
          <CreateLink resource={suppliersPath} />
        </Box>
      ) : null}
      {mayRead ? (
        <ListWithin resource={suppliersPath} only={{}} rowActions={<DeleteSupplier />} />
      ) : (
        <Alert severity="info">{translate('suppliers.notYours')}</Alert>
      )}
    </Stack>
  );
}
