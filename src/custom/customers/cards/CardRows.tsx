import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import {
  Chip,
  IconButton,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Tooltip,
} from '@mui/material';
import { useState } from 'react';
import { Confirm, useNotify, useTranslate } from 'react-admin';
import type { deleteCard, LoyaltyCard } from '../../../../contract/customers/loyalty-cards.ts';
import { formatDateTime } from '../../../i18n/format.ts';
import { saidBy } from '../../../resources/pieces/said-by.ts';
import { send } from '../../../session/api.ts';
import { usePanel } from '../../../shell/context.ts';
import { useCardsChanged } from './use-cards.ts';

function DeleteCard({ card_number }: { card_number: string }) {
  const translate = useTranslate();
  const notify = useNotify();
  const { store } = usePanel();
  const changed = useCardsChanged();
  const [asking, setAsking] = useState(false);
  const name = translate('cards.delete', { number: card_number });
  const remove = async () => {
    setAsking(false);
    const params = { storeId: store.store_id };
    const query = { card_number };
    try {
      await send<typeof deleteCard>('DELETE', '/stores/{storeId}/cards', { params, query });
      notify('cards.deleted', { type: 'success' });
    } catch (error) {
      notify(saidBy(error), { type: 'error' });
    }
    await changed();
  };
  return (
    <>
      <Tooltip title={name}>
        <IconButton aria-label={name} onClick={() => setAsking(true)}>
          <DeleteIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      <Confirm
        isOpen={asking}
        title={name}
        content="cards.deleteText"
        onConfirm={remove}
        onClose={() => setAsking(false)}
      />
    </>
  );
}

const wide = { display: { xs: 'none', md: 'table-cell' } } as const;

function CardRow({ card }: { card: LoyaltyCard }) {
  const translate = useTranslate();
  const { card_number, customer, created_at, attached_at } = card;
  return (
    <TableRow sx={{ height: 53 }}>
      <TableCell
        component="th"
        scope="row"
        sx={{ fontVariantNumeric: 'tabular-nums', fontWeight: 600 }}
      >
        {card_number}
      </TableCell>
      <TableCell sx={{ overflowWrap: 'anywhere' }}>
        {customer ?? (
          <Chip size="small" variant="outlined" label={translate('cards.states.free')} />
        )}
      </TableCell>
      <TableCell sx={wide}>{attached_at && formatDateTime(attached_at)}</TableCell>
      <TableCell sx={wide}>{formatDateTime(created_at)}</TableCell>
      <TableCell align="right">
        {card.user_account_id ? null : <DeleteCard card_number={card_number} />}
      </TableCell>
    </TableRow>
  );
}

/** Which cards there are and whose they are. */
export function CardRows({ cards }: { cards: readonly LoyaltyCard[] }) {
  const translate = useTranslate();
  return (
    <Table size="small">
      <TableHead>
        <TableRow>
          <TableCell>{translate('cards.number')}</TableCell>
          <TableCell>{translate('cards.customer')}</TableCell>
          <TableCell sx={wide}>{translate('cards.attached')}</TableCell>
          <TableCell sx={wide}>{translate('cards.created')}</TableCell>
          <TableCell align="right">{translate('cards.actions')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {cards.map((card) => (
          <CardRow key={card.card_number} card={card} />
        ))}
      </TableBody>
    </Table>
  );
}
