import {
  Box,
  Skeleton,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import {
  type RaRecord,
  RecordContextProvider,
  useListContext,
  useNotify,
  useTranslate,
} from 'react-admin';
import { productPoints } from '../../../../contract/catalogue/product-points.ts';
import { resourceOf } from '../../../dataProvider/sources.ts';
import { formatMoney } from '../../../i18n/format.ts';
import { cells } from '../../../resources/cells/columns.tsx';
import { GeneratedList } from '../../../resources/list/GeneratedList.tsx';
import { InlineAmount } from '../../../resources/list/InlineAmount.tsx';
import { InlineHint } from '../../../resources/list/InlineHint.tsx';
import { send } from '../../../session/api.ts';
import { useCan, usePanel } from '../../../shell/context.ts';
import { useWritten } from '../../../shell/use-written.ts';

const resource = resourceOf('product-points');
const words = `resources.${resource}`;
const { image } = productPoints.fields;

/** What the company's catalogue gives in place of the store's own points, where it does. */
function Shared({ record }: { record: RaRecord }) {
  const translate = useTranslate();
  const { number } = useWritten();
  const { points_offline: offline, points_online: online } = record;
  const points = offline ?? online;
  if (points === null) return null;
  const one = online === null ? 'sharedOffline' : 'sharedOnline';
  const word = offline !== null && online !== null ? 'sharedBoth' : one;
  return (
    <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5, textAlign: 'left' }}>
      {translate(`productPoints.${word}`, { points: number(points) })}
    </Typography>
  );
}

/** The points of one product; saved from where they stand. */
function Points({ record, name }: { record: RaRecord; name: string }) {
  const translate = useTranslate();
  const notify = useNotify();
  const { store } = usePanel();
  const { refetch } = useListContext();
  const may = useCan('settings.product_points');
  const save = async (reward_points: number | null) => {
    await send<typeof productPoints.calls.update>('PUT', '/stores/{storeId}/product-points/{id}', {
      params: { storeId: store.store_id, id: Number(record.id) },
      body: { reward_points, updated_at: record.updated_at },
    });
    notify(`${words}.texts.updated`, { type: 'success' });
    await refetch();
  };
  const isCompanys = record.points_offline !== null && record.points_online !== null;
  return (
    <>
      <InlineAmount
        label={translate('productPoints.of', { name })}
        column={resource}
        unit="points"
        value={isCompanys ? record.points_offline : record.reward_points}
        save={save}
        disabled={!may || isCompanys}
      />
      <Shared record={record} />
    </>
  );
}

function Row({ record }: { record: RaRecord }) {
  const { lang } = usePanel();
  const name = record.name[lang];
  const price = formatMoney(record.retail_price, 'EUR', lang);
  const Image = cells.image;
  return (
    <TableRow>
      <TableCell component="th" scope="row" sx={{ pl: 2 }}>
        <RecordContextProvider value={record}>
          <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
            <Image source="image" field={image} words={words} />
            <Box sx={{ minWidth: 0 }}>
              <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Typography>
              <Typography variant="body2" color="text.secondary" sx={{ display: { sm: 'none' } }}>
                {price}
              </Typography>
            </Box>
          </Stack>
        </RecordContextProvider>
      </TableCell>
      <TableCell align="right" sx={{ display: { xs: 'none', sm: 'table-cell' } }}>
        {price}
      </TableCell>
      <TableCell align="right" sx={{ width: { xs: 132, sm: 190 } }}>
        <Points record={record} name={name} />
      </TableCell>
    </TableRow>
  );
}

function PointRows() {
  const translate = useTranslate();
  const { data, isPending } = useListContext();
  if (isPending) return <Skeleton variant="rounded" height={420} sx={{ m: 2 }} />;
  if (!data?.length)
    return (
      <Typography sx={{ p: 3 }} color="text.secondary">
        {translate('shell.filters.nothing')}
      </Typography>
    );
  return (
    <Table size="small">
      <TableHead>
        <TableRow>
          <TableCell sx={{ pl: 2 }}>{translate(`${words}.fields.name`)}</TableCell>
          <TableCell align="right" sx={{ display: { xs: 'none', sm: 'table-cell' } }}>
            {translate(`${words}.fields.retail_price`)}
          </TableCell>
          <TableCell align="right">{translate(`${words}.fields.reward_points`)}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {data.map((record) => (
          <Row key={record.id} record={record} />
        ))}
      </TableBody>
    </Table>
  );
}

function Hint() {
  const translate = useTranslate();
  return <InlineHint text={translate('productPoints.hint')} />;
}

/** What each product adds to its receipt, edited in the row itself. */
export const ProductPointsList = () => <GeneratedList above={<Hint />} rows={<PointRows />} />;
