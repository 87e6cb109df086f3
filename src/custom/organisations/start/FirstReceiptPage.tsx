import { Alert, Button, Skeleton, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { TillCustomer } from '../../../../contract/customers/customers.ts';
import type { PostedReceipt } from '../../../../contract/transactions/transaction-calls.ts';
import { ListFailed } from '../../../resources/list/ListFailed.tsx';
import { useOwnStores } from '../../../resources/pieces/use-own-stores.ts';
import { useCan, usePanel } from '../../../shell/context.ts';
import { useAddressOf } from '../../../shell/menu.ts';
import { homePath } from '../../../shell/panel.ts';
import { Title } from '../../../shell/Title.tsx';
import { FirstCustomer } from './FirstCustomer.tsx';
import { FirstReceipt } from './FirstReceipt.tsx';
import { startPaths } from './places.ts';

interface Store {
  readonly store_id: number;
  readonly name: string;
}

/** The customer and the till, one below the other. */
function Counter({ store }: { store: Store }) {
  const translate = useTranslate();
  const addressOf = useAddressOf();
  const [customer, setCustomer] = useState<TillCustomer>();
  const [posted, setPosted] = useState<PostedReceipt>();
  return (
    <Stack spacing={2} sx={{ maxWidth: 640 }}>
      <Typography>{translate('firstSteps.receiptLead')}</Typography>
      <FirstCustomer storeId={store.store_id} customer={customer} onRegistered={setCustomer} />
      <FirstReceipt store={store} customer={customer} posted={posted} onPosted={setPosted} />
      {posted ? null : (
        <div>
          <Button component={Link} to={addressOf(homePath)}>
            {translate('firstSteps.later')}
          </Button>
        </div>
      )}
    </Stack>
  );
}

/** Shown without a store to post in; links to the first store for users with the right to create it. */
function NoStore() {
  const translate = useTranslate();
  const addressOf = useAddressOf();
  const may = useCan('profile.update');
  const way = may ? (
    <Button component={Link} to={addressOf(startPaths.store)} color="inherit" size="small">
      {translate('firstSteps.toStore')}
    </Button>
  ) : null;
  return (
    <Alert severity="info" action={way}>
      {translate('firstSteps.noStore')}
    </Alert>
  );
}

/** The first customer of a company and their first receipt, on one page. */
export function FirstReceiptPage() {
  const translate = useTranslate();
  const { store } = usePanel();
  const { data, error, refetch } = useOwnStores();
  const own = data?.filter(
    ({ company_id, kind }) => company_id === store.company_id && kind === 'store',
  );
  const first = own?.reduce<Store | undefined>(
    (least, each) => (least && least.store_id < each.store_id ? least : each),
    undefined,
  );
  return (
    <>
      <Title title={translate('firstSteps.receipt')} />
      {error && !data ? <ListFailed onRetry={refetch} error={error} /> : null}
      {!data && !error ? <Skeleton variant="rounded" height={420} /> : null}
      {first ? <Counter key={first.store_id} store={first} /> : null}
      {data && !first ? <NoStore /> : null}
    </>
  );
}
