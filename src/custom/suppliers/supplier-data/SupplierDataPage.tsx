import { Alert, Button, Card, Skeleton, Stack } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import type { supplierMe, supplierSettings } from '../../../../contract/suppliers/suppliers.ts';
import { saidBy } from '../../../resources/pieces/said-by.ts';
import { send } from '../../../session/api.ts';
import { usePanel } from '../../../shell/context.ts';
import { Title } from '../../../shell/Title.tsx';
import { Facts } from './Facts.tsx';
import { SettingsForm } from './SettingsForm.tsx';

/** What is known of the supplier, and the addresses and CSV columns it may change. */
export function SupplierDataPage() {
  const translate = useTranslate();
  const { store } = usePanel();
  const params = { id: store.store_id };
  const me = useQuery({
    queryKey: ['supplier-me', store.store_id],
    queryFn: ({ signal }) =>
      send<typeof supplierMe>('GET', '/suppliers/{id}/me', { params, signal }),
  });
  const settings = useQuery({
    queryKey: ['supplier-settings', store.store_id],
    queryFn: ({ signal }) =>
      send<typeof supplierSettings>('GET', '/suppliers/{id}/settings', { params, signal }),
  });
  const again = () => Promise.all([me.refetch(), settings.refetch()]);
  const failed = me.isError || settings.isError;
  return (
    <Stack spacing={2} sx={{ maxWidth: 860, mt: 1 }}>
      <Title title={translate('menu.supplierData')} />
      {failed ? (
        <Alert
          severity="error"
          action={
            <Button color="inherit" onClick={again}>
              {translate('app.retry')}
            </Button>
          }
        >
          {translate(saidBy(me.error ?? settings.error))}
        </Alert>
      ) : null}
      <Card sx={{ p: 3 }}>
        {me.data ? <Facts profile={me.data.data} /> : <Skeleton height={120} />}
      </Card>
      <Card sx={{ p: 3 }}>
        {settings.data ? (
          <SettingsForm saved={settings.data.data} onSaved={() => settings.refetch()} />
        ) : (
          <Skeleton height={260} />
        )}
      </Card>
    </Stack>
  );
}
