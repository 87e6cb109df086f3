import { Button, Stack } from '@mui/material';
import { useState } from 'react';
import {
  Confirm,
  type RaRecord,
  useNotify,
  useRecordContext,
  useRefresh,
  useTranslate,
} from 'react-admin';
import type { moveSynergy, Synergy } from '../../../../contract/synergies/synergies.ts';
import { actionsOf, type SynergyAction } from '../../../../contract/synergies/synergy-states.ts';
import { showForbidden } from '../../../authProvider/forbidden.ts';
import { ApiError, send } from '../../../session/api.ts';
import { useCan, usePanel } from '../../../shell/context.ts';
import { useRatioWords } from './use-ratio-words.ts';

const path = '/companies/{storeId}/synergies/{synergyId}/{action}';

// Whatever came of it, the list is as the server has it: somebody of the other company may have been faster.
function useMoving(synergyId: number) {
  const notify = useNotify();
  const refresh = useRefresh();
  const { store } = usePanel();
  const [busy, setBusy] = useState(false);
  const move = async (action: SynergyAction) => {
    setBusy(true);
    try {
      const params = { storeId: store.store_id, synergyId, action };
      await send<typeof moveSynergy>('PUT', path, { params });
      notify(`collaborators.actions.${action}.done`, { type: 'success' });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status === 403) showForbidden();
      else notify(error.said, { type: 'error' });
    } finally {
      setBusy(false);
      refresh();
    }
  };
  return { move, busy };
}

function Actions({ synergy }: { synergy: Synergy }) {
  const translate = useTranslate();
  const ratio = useRatioWords();
  const { move, busy } = useMoving(synergy.synergy_id);
  const [action, setAction] = useState<SynergyAction>('accept');
  const [asking, setAsking] = useState(false);
  const { name, from_to_points_ratio, to_from_points_ratio } = synergy;
  const words = {
    name,
    there: ratio('there', from_to_points_ratio),
    here: ratio('here', to_from_points_ratio),
  };
  return (
    <Stack direction="row" spacing={1} sx={{ justifyContent: { md: 'flex-end' } }}>
      {actionsOf(synergy).map((each) => (
        <Button
          key={each}
          size="small"
          variant={each === 'accept' ? 'contained' : 'text'}
          color={each === 'accept' ? 'primary' : 'inherit'}
          disabled={busy}
          aria-label={`${translate(`collaborators.actions.${each}.button`)}: ${name}`}
          onClick={() => {
            setAction(each);
            setAsking(true);
          }}
        >
          {translate(`collaborators.actions.${each}.button`)}
        </Button>
      ))}
      <Confirm
        isOpen={asking}
        title={translate(`collaborators.actions.${action}.title`, words)}
        content={translate(`collaborators.actions.${action}.text`, words)}
        onConfirm={() => {
          setAsking(false);
          move(action).catch(() => undefined);
        }}
        onClose={() => setAsking(false)}
      />
    </Stack>
  );
}

/** What can be done with a collaboration now, by whoever may; each asks first. */
export function CollaboratorActions() {
  const may = useCan('collaborators.update');
  const synergy = useRecordContext<Synergy & RaRecord>();
  return synergy && may ? <Actions synergy={synergy} /> : null;
}
