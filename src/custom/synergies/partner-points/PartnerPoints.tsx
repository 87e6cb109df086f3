import { Button, List, ListItem, ListItemText } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { PartnerPoints as Told } from '../../../../contract/synergies/partner-points.ts';
import { formatDateTime } from '../../../i18n/format.ts';
import { ListFailed } from '../../../resources/list/ListFailed.tsx';
import { Section } from '../../../resources/pieces/Section.tsx';
import { useWritten } from '../../../shell/use-written.ts';
import { BringDialog } from './BringDialog.tsx';
import { UndoDialog } from './UndoDialog.tsx';
import { type Partner, usePartnerPoints } from './use-partner-points.ts';

type Transfer = Told['transfers'][number];

function PartnerLine({ partner, onBring }: { partner: Partner; onBring: () => void }) {
  const translate = useTranslate();
  const { number } = useWritten();
  const { name, points, worth } = partner;
  const words = { points: number(points), worth: number(worth) };
  return (
    <ListItem disableGutters sx={{ gap: 1, flexWrap: 'wrap' }}>
      <ListItemText
        primary={name}
        secondary={translate('newReceipt.partners.has', words)}
        sx={{ minWidth: 140 }}
      />
      {worth > 0 ? (
        <Button
          size="small"
          variant="outlined"
          onClick={onBring}
          aria-label={`${translate('newReceipt.partners.bring')}: ${name}`}
        >
          {translate('newReceipt.partners.bring')}
        </Button>
      ) : null}
    </ListItem>
  );
}

function TransferLine({ transfer, onUndo }: { transfer: Transfer; onUndo: () => void }) {
  const translate = useTranslate();
  const { number } = useWritten();
  const { name, points_brought, created_at, undone, may_undo } = transfer;
  const words = { name, points: number(points_brought) };
  return (
    <ListItem disableGutters dense sx={{ gap: 1, flexWrap: 'wrap' }}>
      <ListItemText
        primary={translate(`newReceipt.partners.${undone ? 'sentBack' : 'brought'}`, words)}
        secondary={formatDateTime(created_at)}
        sx={{ minWidth: 140 }}
      />
      {may_undo ? (
        <Button size="small" color="inherit" onClick={onUndo}>
          {translate('newReceipt.partners.undo.button')}
        </Button>
      ) : null}
    </ListItem>
  );
}

interface Props {
  readonly customerId: number;
  /** The customer's points here have changed. */
  readonly onMoved: () => void;
}

/** What the customer has with partners, and bringing it here; nothing where they have none. */
export function PartnerPoints({ customerId, onMoved }: Props) {
  const translate = useTranslate();
  const { query, ...calls } = usePartnerPoints(customerId);
  const [bringing, setBringing] = useState<Partner>();
  const [undoing, setUndoing] = useState<Transfer>();
  const { data, error, refetch } = query;
  const moved = async () => {
    await refetch();
    onMoved();
  };
  if (error && !data) return <ListFailed onRetry={refetch} error={error} />;
  if (!data || !(data.partners.length || data.transfers.length)) return null;
  return (
    <Section title={translate('newReceipt.partners.title')}>
      <List disablePadding>
        {data.partners.map((partner) => (
          <PartnerLine
            key={partner.synergy_id}
            partner={partner}
            onBring={() => setBringing(partner)}
          />
        ))}
        {data.transfers.map((transfer) => (
          <TransferLine
            key={transfer.transfer_id}
            transfer={transfer}
            onUndo={() => setUndoing(transfer)}
          />
        ))}
      </List>
      {bringing ? (
        <BringDialog
          partner={bringing}
          calls={calls}
          onMoved={moved}
          onClose={() => setBringing(undefined)}
        />
      ) : null}
      {undoing ? (
        <UndoDialog
          transfer={undoing}
          undo={calls.undo}
          onMoved={moved}
          onClose={() => setUndoing(undefined)}
        />
      ) : null}
    </Section>
  );
}
