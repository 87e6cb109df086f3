import { Box, Chip } from '@mui/material';
import { useListContext, useTranslate } from 'react-admin';
import { useNarrow } from '../../../resources/narrowing/use-narrow.ts';
import { useWritten } from '../../../shell/use-written.ts';
import { pending } from '../orders/moves.data.ts';
import { countsOf, useReports } from './use-reports.ts';

/** The states an order passes on its way, each with how many are in it; pressing one shows those. */
export function StateTabs() {
  const translate = useTranslate();
  const { number } = useWritten();
  const { filterValues, onUnselectItems } = useListContext();
  const narrow = useNarrow();
  const counts = countsOf(useReports().data ?? []);
  const choose = (status: number) => {
    // A choice of rows that are no longer in view would be moved unseen.
    onUnselectItems();
    narrow((current) => ({ ...current, status }));
  };
  return (
    <Box
      role="group"
      aria-label={translate('orders.stateOf')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1.5 }}
    >
      {pending.map((status) => {
        const isChosen = Number(filterValues.status) === status;
        return (
          <Chip
            key={status}
            component="button"
            clickable
            aria-pressed={isChosen}
            color={isChosen ? 'primary' : 'default'}
            variant={isChosen ? 'filled' : 'outlined'}
            label={`${translate(`orders.states.${status}`)} (${number(counts.get(status) ?? 0)})`}
            onClick={() => choose(status)}
          />
        );
      })}
    </Box>
  );
}
