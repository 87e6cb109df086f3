import { Skeleton, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { GeneratedList } from '../../../resources/list/GeneratedList.tsx';
import { useCan } from '../../../shell/context.ts';
import { BulkMoves } from '../orders/BulkMoves.tsx';
import { pending, states } from '../orders/moves.data.ts';
import { StatusCell, StatusFilter } from '../orders/Status.tsx';
import { StateTabs } from './StateTabs.tsx';
import { ToInvoice } from './ToInvoice.tsx';
import { countsOf, useReports } from './use-reports.ts';

const own = {
  cells: { status: StatusCell },
  filters: { status: StatusFilter, gift_id: null },
};

function Above() {
  const translate = useTranslate();
  return (
    <Stack spacing={2} sx={{ mt: 1 }}>
      <ToInvoice />
      <div>
        <Typography variant="h4" component="h2" sx={{ mb: 1 }}>
          {translate('sendReports.orders')}
        </Typography>
        <StateTabs />
      </div>
    </Stack>
  );
}

/** The list opens at a state and stays there while orders leave it. */
function Opened({ first }: { first: number }) {
  const mayMove = useCan('supplier.send_reports.update');
  const [start] = useState({ status: first });
  return (
    <GeneratedList
      {...own}
      above={<Above />}
      start={start}
      bulk={mayMove ? <BulkMoves /> : undefined}
    />
  );
}

/** What a supplier has to do: invoices to upload, and orders to send on their way. */
export function PendingPage() {
  const { data, isPending } = useReports();
  if (isPending) return <Skeleton variant="rounded" height={420} sx={{ mt: 1 }} />;
  // The first state in which something waits.
  const counts = countsOf(data ?? []);
  return <Opened first={pending.find((status) => counts.get(status)) ?? states.requested} />;
}
