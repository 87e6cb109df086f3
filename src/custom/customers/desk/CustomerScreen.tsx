import { Box, Skeleton, Stack, Tab, Tabs } from '@mui/material';
import { Suspense } from 'react';
import { useTranslate } from 'react-admin';
import { useParams, useSearchParams } from 'react-router';
import type { CustomerPage } from '../../../../contract/customers/company-customers.ts';
import { late } from '../../../loading/late.tsx';
import { ListWithin } from '../../../resources/list/GeneratedList.tsx';
import { ListFailed } from '../../../resources/list/ListFailed.tsx';
import { useCan } from '../../../shell/context.ts';
import { Title } from '../../../shell/Title.tsx';
import { ChangesOf } from '../../audit/AuditList.tsx';
import { useCustomer } from '../story/use-customer.ts';
import { CustomerHead } from './CustomerHead.tsx';
import { Messages, Movements, Receipts } from './CustomerTables.tsx';
import { Lots, Overview } from './Overview.tsx';

// Whoever looks somebody up does not wait for the form.
const CustomerForm = late(() => import('./CustomerForms.tsx'), 'CustomerForm');

const names = ['overview', 'details', 'receipts', 'points', 'claims', 'messages', 'changes'];

function Part({ tab, customer }: { tab: string; customer: CustomerPage }) {
  const id = customer.user_account_id;
  if (tab === 'details')
    return (
      <Suspense fallback={<Skeleton variant="rounded" height={420} />}>
        <CustomerForm />
      </Suspense>
    );
  if (tab === 'receipts') return <Receipts id={id} />;
  if (tab === 'points')
    return (
      <Stack spacing={2}>
        <Lots customer={customer} />
        <Movements id={id} />
      </Stack>
    );
  if (tab === 'messages') return <Messages id={id} />;
  if (tab === 'claims')
    return (
      <ListWithin
        resource="redemptions/all"
        only={{ user_account_id: id }}
        columns={['title', 'state', 'kind', 'store_id', 'created_at', 'redeemed_at', 'points']}
      />
    );
  if (tab === 'changes')
    return (
      <Suspense fallback={<Skeleton variant="rounded" height={420} />}>
        <ChangesOf customer={id} />
      </Suspense>
    );
  return <Overview customer={customer} />;
}

function Opened({ customer }: { customer: CustomerPage }) {
  const translate = useTranslate();
  const [search, setSearch] = useSearchParams();
  const rights = {
    details: useCan('customers.update'),
    claims: useCan('redemptions.read'),
    changes: useCan('audit.read'),
  } as Record<string, boolean>;
  const shown = names.filter((name) => rights[name] ?? true);
  const wanted = search.get('tab') ?? '';
  const tab = shown.includes(wanted) ? wanted : 'overview';
  return (
    <Stack spacing={2}>
      <Title title={[customer.first_name, customer.last_name].filter(Boolean).join(' ')} />
      <CustomerHead customer={customer} />
      <Tabs
        value={tab}
        onChange={(_, next: string) => setSearch({ tab: next }, { replace: true })}
        variant="scrollable"
        aria-label={translate('desk.facts.title')}
      >
        {shown.map((name) => (
          <Tab
            key={name}
            value={name}
            id={`tab-${name}`}
            aria-controls="customer-part"
            label={translate(`desk.tabs.${name}`)}
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id="customer-part" aria-labelledby={`tab-${tab}`}>
        <Part tab={tab} customer={customer} />
      </Box>
    </Stack>
  );
}

/** One customer: who they are, what they have, what they did, and who changed what of them. */
export function CustomerScreen() {
  const id = Number(useParams().id);
  const { data, error, refetch } = useCustomer(id);
  if (data) return <Opened customer={data} />;
  if (error) return <ListFailed onRetry={refetch} error={error} />;
  return <Skeleton variant="rounded" height={480} sx={{ mt: 1 }} />;
}
