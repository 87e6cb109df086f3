import { Switch } from '@mui/material';
import { type RaRecord, useRecordContext, useRefresh, useTranslate } from 'react-admin';
import type {
  SubLoyalty,
  toggleSubLoyalty,
} from '../../../../contract/organisations/sub-loyalties.ts';
import { GeneratedList } from '../../../resources/list/GeneratedList.tsx';
import { useSwitch } from '../../../resources/pieces/use-switch.ts';
import { send } from '../../../session/api.ts';
import { useCan, usePanel } from '../../../shell/context.ts';

function ActiveSwitch({ program }: { program: SubLoyalty }) {
  const translate = useTranslate();
  const refresh = useRefresh();
  const may = useCan('loyalty.update');
  const { lang, store } = usePanel();
  const params = { storeId: store.store_id, id: program.loyalty_program_id };
  const { on, busy, change } = useSwitch({
    saved: program.active,
    send: async (active) => {
      await send<typeof toggleSubLoyalty>(
        'PATCH',
        '/companies/{storeId}/loyalties/sub-loyalties/{id}',
        { params, body: { active } },
      );
      refresh();
    },
    done: 'resources.loyalty-programs.texts.updated',
  });
  const label = translate('loyaltyPrograms.on', { name: program.name[lang] });
  return (
    <Switch
      size="small"
      checked={on}
      disabled={busy || !may}
      // The row opens the programme, the switch only switches it.
      onClick={(event) => event.stopPropagation()}
      onChange={(_, checked) => change(checked)}
      slotProps={{ input: { 'aria-label': label } }}
    />
  );
}

/** Switches a programme on or off where it stands (sub-loyalty-active-toggle). */
function Active() {
  const program = useRecordContext<SubLoyalty & RaRecord>();
  return program ? <ActiveSwitch program={program} /> : null;
}

// Beside what opens the programme: a switch within a link could not be told from it.
const more = { label: 'resources.loyalty-programs.fields.active', cell: <Active /> };

/** The programmes within the company's own. */
export const ProgramList = () => <GeneratedList more={more} />;
