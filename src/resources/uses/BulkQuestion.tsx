import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Typography,
} from '@mui/material';
import { useId } from 'react';
import {
  type Identifier,
  type RaRecord,
  useGetMany,
  useGetRecordRepresentation,
  useResourceContext,
  useTranslate,
} from 'react-admin';
import { usePanel } from '../../shell/context.ts';
import { UsesDialog } from './UsesDialog.tsx';
import { type Refused, useBulkRemoval } from './use-bulk-removal.ts';
import { useRecordName } from './use-record-name.ts';
import { useUses } from './use-uses.ts';

interface Props {
  readonly ids: readonly Identifier[];
  readonly onClose: () => void;
}

function Reasons({ refused }: { refused: readonly Refused[] }) {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const named = useGetRecordRepresentation(resource);
  const { data = [] } = useGetMany<RaRecord>(resource, { ids: refused.map(({ id }) => id) });
  return (
    <ul>
      {refused.map(({ id, why }) => {
        const record = data.find((each) => each?.id === id);
        return (
          <Typography component="li" key={id}>
            {record ? <strong>{named(record)}</strong> : null}
            <br />
            {translate(why)}
          </Typography>
        );
      })}
    </ul>
  );
}

/** How many of several are gone, and which are not and why. */
function Outcome({
  gone,
  refused,
  onClose,
}: {
  gone: number;
  refused: readonly Refused[];
  onClose: () => void;
}) {
  const translate = useTranslate();
  const { lang } = usePanel();
  const id = useId();
  const counted = (count: number) => ({ smart_count: count, count: count.toLocaleString(lang) });
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id}>{translate('uses.gone', counted(gone))}</DialogTitle>
      <DialogContent>
        <Typography color="error">{translate('uses.refused', counted(refused.length))}</Typography>
        <Reasons refused={refused} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} autoFocus>
          {translate('ra.action.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** The question before several are deleted, with what uses any of them; then what became of each. */
export function BulkQuestion({ ids, onClose }: Props) {
  const translate = useTranslate();
  const { remove, isPending, outcome } = useBulkRemoval(ids, onClose);
  const counted = { smart_count: ids.length, name: useRecordName(ids.length) };
  const found = useUses(ids);
  if (outcome) return <Outcome {...outcome} onClose={onClose} />;
  return (
    <UsesDialog
      found={found}
      several={ids.length > 1}
      title={translate('ra.message.bulk_delete_title', counted)}
      text={translate('ra.message.bulk_delete_content', counted)}
      isPending={isPending}
      onConfirm={remove}
      onClose={onClose}
    />
  );
}
