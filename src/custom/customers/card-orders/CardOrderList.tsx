import PrintIcon from '@mui/icons-material/PrintOutlined';
import { Stack } from '@mui/material';
import { type RaRecord, useRecordContext, useTranslate } from 'react-admin';
import type { downloadCards, downloadSheet } from '../../../../contract/customers/card-orders.ts';
import { cells } from '../../../resources/cells/columns.tsx';
import { GeneratedList } from '../../../resources/list/GeneratedList.tsx';
import { DownloadButton } from '../../../resources/pieces/DownloadButton.tsx';
import { Meter } from '../../../resources/pieces/Meter.tsx';
import { usePanelResource } from '../../../resources/pieces/use-resource.ts';
import { DeleteRecord } from '../../../resources/uses/DeleteRecord.tsx';
import { download } from '../../../session/download.ts';
import { useCan, usePanel } from '../../../shell/context.ts';
import { useWritten } from '../../../shell/use-written.ts';
import { isBeingMade, type Made, WhileMade } from '../../coupons/multiple-coupons/Generation.tsx';

type Order = Pick<Made, 'generation' | 'generated'> & { readonly volume: number };

/** How far the cards of an order are: a bar while they are made, a word afterwards. */
const MadeCell: (typeof cells)['choice'] = (props) => {
  const translate = useTranslate();
  const { number } = useWritten();
  const order = useRecordContext<Order & RaRecord>();
  if (!order) return null;
  const { generated, volume } = order;
  if (!isBeingMade(order)) return <cells.choice {...props} />;
  const counts = { done: number(generated), total: number(volume) };
  return (
    <Meter
      done={generated}
      total={volume}
      text={translate('cardOrders.made', counts)}
      short={`${counts.done} / ${counts.total}`}
    />
  );
};

function RowActions() {
  const translate = useTranslate();
  const { store } = usePanel();
  const { entity } = usePanelResource();
  const mayDelete = useCan(entity.permission.delete);
  const order = useRecordContext();
  if (!order) return null;
  const which = { storeId: store.store_id, id: Number(order.id) };
  const path = '/companies/{storeId}/loyalty-cards/{id}';
  const save = () => download<typeof downloadCards>(`${path}/cards`, which);
  const saveSheet = () => download<typeof downloadSheet>(`${path}/sheet`, which);
  return (
    <Stack direction="row" sx={{ justifyContent: { md: 'flex-end' }, alignItems: 'center' }}>
      {order.generation === 'done' ? (
        <>
          <DownloadButton
            small
            icon={PrintIcon}
            label={translate('cardOrders.sheet')}
            onDownload={saveSheet}
          />
          <DownloadButton small label={translate('cardOrders.download')} onDownload={save} />
        </>
      ) : null}
      {mayDelete ? (
        <DeleteRecord
          redirect={false}
          title="cardOrders.delete.title"
          text="cardOrders.delete.text"
        />
      ) : null}
    </Stack>
  );
}

const own = { cells: { generation: MadeCell } };

/** Orders of cards: how far each is, its numbers for the printer, and how many customers have. */
export const CardOrderList = () => (
  <GeneratedList {...own} above={<WhileMade />} rowActions={<RowActions />} />
);
