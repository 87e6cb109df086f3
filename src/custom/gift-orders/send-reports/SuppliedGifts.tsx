import { Box, Typography } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import { GeneratedList } from '../../../resources/list/GeneratedList.tsx';
import { useCan } from '../../../shell/context.ts';
import { useWritten } from '../../../shell/use-written.ts';
import { StatusChip } from '../orders/Status.tsx';
import { countsOf, useReports } from './use-reports.ts';

/** How often a gift was redeemed, by the state its orders are in. */
function Redeemed() {
  const translate = useTranslate();
  const { number } = useWritten();
  const id = Number(useRecordContext()?.id);
  const { data } = useReports();
  if (!data) return null;
  const counts = [...countsOf(data.filter(({ gift_id }) => gift_id === id))];
  if (!counts.length)
    return (
      <Typography component="span" variant="body2" color="text.secondary">
        {translate('sendReports.never')}
      </Typography>
    );
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
      {counts
        .sort(([one], [other]) => one - other)
        .map(([status, count]) => (
          <StatusChip key={status} status={status} count={number(count)} />
        ))}
    </Box>
  );
}

const more = { label: 'sendReports.redeemed', cell: <Redeemed /> };

/** The gifts a supplier delivers, and what was redeemed of each. */
export function SuppliedGifts() {
  const may = useCan('supplier.send_reports.read');
  return may ? <GeneratedList more={more} /> : <GeneratedList />;
}
