import { Grid, Skeleton, Stack } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { readTillCustomer, TillCustomer } from '../../../../contract/customers/customers.ts';
import type { TillFacts, tillFacts } from '../../../../contract/tills/tills.ts';
import type { PostedReceipt } from '../../../../contract/transactions/transaction-calls.ts';
import { ListFailed } from '../../../resources/list/ListFailed.tsx';
import { send } from '../../../session/api.ts';
import { usePanel } from '../../../shell/context.ts';
import { Title } from '../../../shell/Title.tsx';
import { PartnerPoints } from '../../synergies/partner-points/PartnerPoints.tsx';
import { ChosenCustomer } from './ChosenCustomer.tsx';
import { FindCustomer } from './FindCustomer.tsx';
import { Posted } from './Posted.tsx';
import { ReceiptForm } from './ReceiptForm.tsx';

function useFacts() {
  const { store } = usePanel();
  return useQuery({
    queryKey: ['till-facts', store.store_id],
    queryFn: async ({ signal }) =>
      (
        await send<typeof tillFacts>('GET', '/stores/{storeId}/till', {
          params: { storeId: store.store_id },
          signal,
        })
      ).data,
  });
}

/** The way of one receipt: whose it is, what it is, what came of it. */
function Steps({ facts }: { facts: TillFacts }) {
  const [customer, setCustomer] = useState<TillCustomer>();
  const [posted, setPosted] = useState<PostedReceipt>();
  const { store } = usePanel();
  const readAnew = async ({ user_account_id: id }: TillCustomer) => {
    const params = { storeId: store.store_id, id };
    const path = '/stores/{storeId}/customers/{id}';
    setCustomer((await send<typeof readTillCustomer>('GET', path, { params })).data);
  };
  const next = () => {
    setPosted(undefined);
    setCustomer(undefined);
  };
  if (posted) return <Posted posted={posted} currency={facts.currency} onNext={next} />;
  if (!customer) return <FindCustomer onCustomer={setCustomer} />;
  return (
    <Grid container spacing={2}>
      <Grid size={{ xs: 12, md: 4 }}>
        <Stack spacing={2}>
          <ChosenCustomer
            customer={customer}
            currency={facts.currency}
            onChange={() => setCustomer(undefined)}
          />
          {facts.partners ? (
            <PartnerPoints
              key={customer.user_account_id}
              customerId={customer.user_account_id}
              onMoved={() => readAnew(customer).catch(() => undefined)}
            />
          ) : null}
        </Stack>
      </Grid>
      <Grid size={{ xs: 12, md: 8 }}>
        <ReceiptForm facts={facts} customer={customer} onPosted={setPosted} />
      </Grid>
    </Grid>
  );
}

/** A receipt entered by hand: customer, amount, and what it earns before it is posted. */
export function NewTransactionPage() {
  const translate = useTranslate();
  const { data: facts, error, refetch } = useFacts();
  return (
    <Stack spacing={2} sx={{ maxWidth: 1080, mt: 1 }}>
      <Title title={translate('tabs.new-transaction')} />
      {error && !facts ? <ListFailed onRetry={refetch} error={error} /> : null}
      {facts ? <Steps facts={facts} /> : null}
      {facts || error ? null : <Skeleton variant="rounded" height={320} />}
    </Stack>
  );
}
