import { Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { useChosen } from '../../../resources/pieces/use-chosen.ts';
import { MoveDialog } from './MoveDialog.tsx';
import { states } from './moves.data.ts';
import { useMayMove } from './use-order.ts';

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
