import {
  Box,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  type Theme,
  Typography,
  useMediaQuery,
} from '@mui/material';
import { useTranslate } from 'react-admin';
import type { CompanyLimits, StoreLimits } from '../../../../contract/settings/daily-limits.ts';
import { columns, LimitField } from './LimitField.tsx';

interface RowProps {
  readonly standard: CompanyLimits;
  readonly store?: StoreLimits;
}
interface Props {
  readonly standard: CompanyLimits;
  readonly stores: readonly StoreLimits[];
}

function Name({ store }: { store: StoreLimits | undefined }) {
  const translate = useTranslate();
  const app = store?.app_name && store.app_name !== store.name ? store.app_name : undefined;
  return (
    <>
      <Typography
        component="span"
        sx={{ fontWeight: 650, display: 'block', overflowWrap: 'anywhere' }}
      >
        {store?.name ?? translate('dailyLimits.default')}
      </Typography>
      {(app ?? (store ? null : translate('dailyLimits.defaultHint'))) ? (
        <Typography component="span" variant="body2" color="text.secondary">
          {app ?? translate('dailyLimits.defaultHint')}
        </Typography>
      ) : null}
    </>
  );
}

const sunken = { bgcolor: 'action.hover' } as const;

function Row({ standard, store }: RowProps) {
  return (
    <TableRow sx={store ? {} : sunken}>
      <TableCell component="th" scope="row" sx={{ minWidth: 180 }}>
        <Name store={store} />
      </TableCell>
      {columns.map(({ channel, measure }) => (
        <TableCell key={`${channel} ${measure}`} sx={{ minWidth: 128 }}>
          <LimitField channel={channel} measure={measure} standard={standard} store={store} />
        </TableCell>
      ))}
    </TableRow>
  );
}

function LimitTable({ standard, stores }: Props) {
  const translate = useTranslate();
  return (
    <Table size="small">
      <TableHead>
        <TableRow>
          <TableCell>{translate('dailyLimits.store')}</TableCell>
          {columns.map(({ channel, measure }) => (
            <TableCell key={`${channel} ${measure}`}>
              {translate(`dailyLimits.${channel}.${measure}`)}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        <Row standard={standard} />
        {stores.map((store) => (
          <Row key={store.store_id} standard={standard} store={store} />
        ))}
      </TableBody>
    </Table>
  );
}

function PhoneRow({ standard, store }: RowProps) {
  const translate = useTranslate();
  return (
    <Box
      component="li"
      sx={{ p: 2, borderTop: 1, borderColor: 'divider', ...(store ? {} : sunken) }}
    >
      <Name store={store} />
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1.5, mt: 1.5 }}>
        {columns.map(({ channel, measure }) => (
          <div key={`${channel} ${measure}`}>
            <Typography variant="body2" color="text.secondary" aria-hidden sx={{ mb: 0.5 }}>
              {translate(`dailyLimits.${channel}.${measure}`)}
            </Typography>
            <LimitField channel={channel} measure={measure} standard={standard} store={store} />
          </div>
        ))}
      </Box>
    </Box>
  );
}

/** The default on top and the stores below it: a table, or a list where a table does not fit. */
export function LimitRows({ standard, stores }: Props) {
  const narrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  if (!narrow) return <LimitTable standard={standard} stores={stores} />;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      <PhoneRow standard={standard} />
      {stores.map((store) => (
        <PhoneRow key={store.store_id} standard={standard} store={store} />
      ))}
    </Box>
  );
}
