import HiddenIcon from '@mui/icons-material/VisibilityOffOutlined';
import ShownIcon from '@mui/icons-material/VisibilityOutlined';
import { IconButton, Tooltip } from '@mui/material';
import {
  useNotify,
  useRecordContext,
  useRefresh,
  useResourceContext,
  useTranslate,
  useUpdate,
} from 'react-admin';
import { GeneratedList } from '../../../resources/list/GeneratedList.tsx';
import { useTellFailure } from '../../../resources/pieces/use-tell-failure.ts';
import { useCan } from '../../../shell/context.ts';
import { RemoveProduct } from './RemoveProduct.tsx';

/** Takes a product off sale, or puts it back. */
function SaleSwitch() {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const tellFailure = useTellFailure();
  const resource = useResourceContext() ?? '';
  const record = useRecordContext();
  const [update, { isPending }] = useUpdate();
  if (!useCan('marketplace.products.update') || !record) return null;
  const isShown = record.visibility === true;
  const change = () =>
    update(
      resource,
      { id: record.id, data: { visibility: !isShown }, previousData: {} },
      {
        mutationMode: 'pessimistic',
        onError: tellFailure,
        onSuccess: () => {
          notify(isShown ? 'variantGrid.hidden' : 'variantGrid.shown', { type: 'success' });
          refresh();
        },
      },
    );
  const name = translate(isShown ? 'variantGrid.hide' : 'variantGrid.show');
  return (
    <Tooltip title={name}>
      <IconButton aria-label={name} disabled={isPending} onClick={() => void change()}>
        {isShown ? <ShownIcon fontSize="small" /> : <HiddenIcon fontSize="small" />}
      </IconButton>
    </Tooltip>
  );
}

/** What a seller offers, each with the switch that hides it and the button that takes it off the list. */
export const ProductList = () => (
  <GeneratedList
    rowActions={
      <>
        <SaleSwitch />
        <RemoveProduct />
      </>
    }
  />
);
