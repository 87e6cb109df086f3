import PrintIcon from '@mui/icons-material/PrintOutlined';
import { Stack } from '@mui/material';
import { DeleteWithConfirmButton, useRecordContext, useTranslate } from 'react-admin';
import type { downloadCards, downloadSheet } from '../../../contract/card-orders.ts';
import { useCan, usePanel } from '../../panels/context.ts';
import { useWritten } from '../../panels/use-written.ts';
import { cells } from '../../resources/columns.tsx';
import { DownloadButton } from '../../resources/DownloadButton.tsx';
import { GeneratedList } from '../../resources/GeneratedList.tsx';
import { Meter } from '../../resources/Meter.tsx';
import { useFirstPage } from '../../resources/use-first-page.ts';
import { usePanelResource } from '../../resources/use-resource.ts';
import { download } from '../../session/download.ts';
import { isBeingMade, type Made, WhileMade } from '../multiple-coupons/Generation.tsx';

type Order = Pick<Made, 'generation' | 'generated'> & { readonly volume: number };

/** How far the cards of an order are: a bar while they are made, a word afterwards. */
const MadeCell: (typeof cells)['choice'] = (props) => {
  const translate = useTranslate();
  const { number } = useWritten();
  const order = useRecordContext() as unknown as Order | undefined;
  if (!order) return null;
  const { generated, volume } = order;
  if (!isBeingMade(order)) return <cells.choice {...props} />;
  const told = { done: number(generated), total: number(volume) };
  return (
    <Meter
      done={generated}
      total={volume}
      told={translate('cardOrders.made', told)}
      short={`${told.done} / ${told.total}`}
    />
  );
};

function RowActions() {
  const translate = useTranslate();
  const { store } = usePanel();
  const { entity, name } = usePanelResource();
  const toFirstPage = useFirstPage();
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
        <DeleteWithConfirmButton
          mutationMode="pessimistic"
          redirect={false}
          confirmTitle="cardOrders.delete.title"
          confirmContent="cardOrders.delete.text"
          mutationOptions={{ onSettled: toFirstPage }}
          successMessage={`resources.${name}.texts.deleted`}
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
