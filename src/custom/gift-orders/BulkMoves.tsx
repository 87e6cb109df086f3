import { Button, Typography } from '@mui/material';
import { useState } from 'react';
import {
  type RaRecord,
  useGetMany,
  useListContext,
  useResourceContext,
  useTranslate,
} from 'react-admin';
import { MoveDialog } from './MoveDialog.tsx';
import { states } from './moves.data.ts';
import { useMayMove } from './use-order.ts';

/** The chosen orders: those in view, and those of other pages, which are still chosen there. */
function useChosen(): readonly RaRecord[] {
  const resource = useResourceContext() ?? '';
  const { data = [], selectedIds } = useListContext();
  const elsewhere = selectedIds.filter((id) => !data.some((order) => order.id === id));
  const { data: others = [] } = useGetMany(
    resource,
    { ids: elsewhere },
    { enabled: elsewhere.length > 0 },
  );
  return [...data.filter(({ id }) => selectedIds.includes(id)), ...others];
}

/** Moves the chosen orders together, to a state that each of them may come to. */
export function BulkMoves() {
  const translate = useTranslate();
  const { selectedIds, onUnselectItems } = useListContext();
  const { movesFrom } = useMayMove();
  const chosen = useChosen();
  const [status, setStatus] = useState<number>();
  const [first, ...others] = chosen.map((order) => movesFrom(Number(order.status)));
  const common = (first ?? []).filter((to) => others.every((moves) => moves.includes(to)));
  const close = (moved: boolean) => {
    setStatus(undefined);
    if (moved) onUnselectItems();
  };
  return (
    <>
      {chosen.length && !common.length ? (
        <Typography variant="body2" color="text.primary">
          {translate('orders.noMoves')}
        </Typography>
      ) : null}
      {common.map((to) => (
        <Button
          key={to}
          size="small"
          color={to === states.cancelled || to === states.returned ? 'error' : 'primary'}
          disabled={chosen.length !== selectedIds.length}
          onClick={() => setStatus(to)}
        >
          {translate(`orders.to.${to}`)}
        </Button>
      ))}
      {status ? <MoveDialog ids={selectedIds.map(Number)} status={status} onClose={close} /> : null}
    </>
  );
}
