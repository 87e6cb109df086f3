import {
  Button,
  Card,
  Skeleton,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type {
  customersReach,
  doubtfulMobiles,
  Reach,
} from '../../../../contract/customers/customer-details.ts';
import { resourceOf } from '../../../dataProvider/sources.ts';
import { ListFailed } from '../../../resources/list/ListFailed.tsx';
import { DownloadButton } from '../../../resources/pieces/DownloadButton.tsx';
import { Meter } from '../../../resources/pieces/Meter.tsx';
import { WideTable } from '../../../resources/pieces/WideTable.tsx';
import { send } from '../../../session/api.ts';
import { download } from '../../../session/download.ts';
import { useCan, usePanel } from '../../../shell/context.ts';
import { useAddressOf } from '../../../shell/menu.ts';
import { Tabs } from '../../../shell/Tabs.tsx';
import { Title } from '../../../shell/Title.tsx';
import { useWritten } from '../../../shell/use-written.ts';

function useReach() {
  const { store } = usePanel();
  const params = { storeId: store.store_id };
  return useQuery({
    queryKey: ['customers', store.store_id, 'reach'],
    queryFn: async ({ signal }) =>
      (
        await send<typeof customersReach>('GET', '/companies/{storeId}/customers/reach', {
          params,
          signal,
        })
      ).data,
  });
}

function Rows({ reach: { channels, total } }: { reach: Reach }) {
  const translate = useTranslate();
  const addressOf = useAddressOf();
  const { number } = useWritten();
  return channels.map(({ channel, consented, reachable }) => {
    const filter = encodeURIComponent(JSON.stringify({ reachable: channel }));
    const name = translate(`resources.${resourceOf('customers')}.fields.${channel}`);
    return (
      <TableRow key={channel}>
        <TableCell component="th" scope="row">
          {name}
        </TableCell>
        <TableCell align="right">{number(consented)}</TableCell>
        <TableCell align="right">{number(reachable)}</TableCell>
        <TableCell sx={{ minWidth: 140 }}>
          <Meter
            done={reachable}
            total={total}
            text={`${name}: ${number(reachable)} / ${number(total)}`}
            short={`${number(reachable)} / ${number(total)}`}
          />
        </TableCell>
        <TableCell>
          <Button
            size="small"
            component={Link}
            disabled={reachable === 0}
            sx={{ whiteSpace: 'nowrap' }}
            to={`${addressOf(resourceOf('customers'))}?filter=${filter}`}
          >
            {translate('desk.reach.show')}
          </Button>
        </TableCell>
      </TableRow>
    );
  });
}

function ChannelTable({ reach }: { reach: Reach }) {
  const translate = useTranslate();
  return (
    <WideTable name={translate('desk.reach.title')}>
      <Table>
        <TableHead>
          <TableRow>
            <TableCell>{translate('desk.messages.channel')}</TableCell>
            <TableCell align="right">{translate('desk.reach.consented')}</TableCell>
            <TableCell align="right">{translate('desk.reach.reachable')}</TableCell>
            <TableCell />
            <TableCell />
          </TableRow>
        </TableHead>
        <TableBody>
          <Rows reach={reach} />
        </TableBody>
      </Table>
    </WideTable>
  );
}

/** A file of the mobiles that no text can reach, or that are written in another way. */
function MobilesToCheck() {
  const translate = useTranslate();
  const { store } = usePanel();
  const params = { storeId: store.store_id };
  if (!useCan('customers.export')) return null;
  return (
    <Stack spacing={1} sx={{ mt: 2, alignItems: 'flex-start' }}>
      <Typography variant="body2" color="text.secondary" sx={{ maxWidth: '70ch' }}>
        {translate('desk.reach.doubtfulHint')}
      </Typography>
      <DownloadButton
        label={translate('desk.reach.doubtful')}
        onDownload={() =>
          download<typeof doubtfulMobiles>(
            '/companies/{storeId}/customers/doubtful-mobiles',
            params,
          )
        }
      />
    </Stack>
  );
}

/** Whom messages may reach, by channel, and the way to those customers. */
export function ReachPage() {
  const translate = useTranslate();
  const { number } = useWritten();
  const { data, error, refetch } = useReach();
  return (
    <Stack spacing={2}>
      <Title title={translate('desk.reach.title')} />
      <Tabs />
      {error && !data ? <ListFailed onRetry={refetch} error={error} /> : null}
      {data ? (
        <Card sx={{ p: { xs: 1.5, sm: 3 } }}>
          <Typography color="text.secondary" sx={{ mb: 1, maxWidth: '70ch' }}>
            {translate('desk.reach.hint')}
          </Typography>
          <Typography variant="h4" component="p" sx={{ mb: 1 }}>
            {`${translate('desk.reach.total')}: ${number(data.total)}`}
          </Typography>
          <ChannelTable reach={data} />
          <MobilesToCheck />
        </Card>
      ) : null}
      {data || error ? null : <Skeleton variant="rounded" height={320} />}
    </Stack>
  );
}
