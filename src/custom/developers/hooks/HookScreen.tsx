import { Alert, Card, Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useParams } from 'react-router';
import type { Webhook } from '../../../../contract/developers/webhooks.ts';
import { formatDateTime } from '../../../i18n/format.ts';
import { LeaveQuestion } from '../../../resources/form/LeaveGuard.tsx';
import { OwnForm } from '../../../resources/form/OwnForm.tsx';
import { ListWithin } from '../../../resources/list/GeneratedList.tsx';
import { FactList } from '../../../resources/pieces/FactList.tsx';
import { StateChip } from '../../../resources/pieces/StateChip.tsx';
import { OneRecord } from '../../../resources/records/Answered.tsx';
import { BackToList } from '../../../resources/records/BackToList.tsx';
import { useCan } from '../../../shell/context.ts';
import { Title } from '../../../shell/Title.tsx';
import { HookActions } from './HookActions.tsx';
import { HookFields } from './HookFields.tsx';
import { useHookForm } from './use-hook-form.ts';
import {
  hooksResource,
  logsResource,
  useHook,
  useHookCalls,
  useHooksChanged,
} from './use-hooks.ts';

interface Props {
  readonly hook: Webhook;
}

const written = (moment: string | null) => moment && formatDateTime(moment);

/** Whether it takes what it is told. */
function Health({ hook }: Props) {
  const translate = useTranslate();
  const { switched_off: off, failing_since: since, active } = hook;
  if (off && !active) return <Alert severity="error">{translate(`hooks.off.${off}`)}</Alert>;
  if (!since) return null;
  return (
    <Alert severity="warning">{translate('hooks.failing', { date: formatDateTime(since) })}</Alert>
  );
}

function Head({ hook }: Props) {
  const translate = useTranslate();
  const resource = hooksResource();
  const word = (name: string) => translate(`resources.${resource}.fields.${name}`);
  return (
    <Card sx={{ p: { xs: 2, sm: 3 }, mt: 1 }}>
      <Stack spacing={2}>
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
          <Typography variant="h2" component="p" sx={{ overflowWrap: 'anywhere' }}>
            {hook.name}
          </Typography>
          <StateChip
            tone={hook.active ? 'done' : 'ended'}
            label={`${word('active')}: ${translate(`ra.boolean.${hook.active}`)}`}
          />
          <BackToList resource={resource} sx={{ ml: 'auto' }} />
        </Stack>
        <FactList
          facts={[
            [word('url'), hook.url],
            [word('hint'), hook.hint],
            [word('previous_until'), written(hook.previous_until)],
            [word('last_delivered_at'), written(hook.last_delivered_at)],
            [word('vouched_by'), hook.vouched_by],
            [word('created_at'), written(hook.created_at)],
          ]}
        />
        <Health hook={hook} />
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
          <HookActions hook={hook} />
        </Stack>
      </Stack>
    </Card>
  );
}

function Settings({ hook }: Props) {
  const translate = useTranslate();
  const { change } = useHookCalls();
  const changed = useHooksChanged();
  const form = useHookForm({
    saved: hook,
    send: async (body) => {
      await change(hook.webhook_id, { ...body, updated_at: hook.updated_at });
      await changed();
    },
    done: `resources.${hooksResource()}.texts.updated`,
    again: changed,
  });
  return (
    <>
      <LeaveQuestion guards={form.isDirty && !form.busy} />
      <OwnForm
        title={translate('hooks.settings')}
        hint={translate('hooks.settingsHint')}
        form={form}
        may={useCan('developers.webhooks.update')}
      >
        <HookFields form={form} />
      </OwnForm>
    </>
  );
}

/** One webhook: how it stands, what it was told last, and what it is to be told. */
export function HookScreen() {
  const translate = useTranslate();
  const id = Number(useParams().id);
  const maySeeLogs = useCan('developers.webhooks_logs.read');
  return (
    <OneRecord query={useHook(id)}>
      {(hook) => (
        <Stack spacing={2}>
          <Title title={hook.name} />
          <Head hook={hook} />
          {maySeeLogs ? (
            <Stack spacing={1} component="section" aria-label={translate('hooks.attempts')}>
              <Typography variant="h4" component="h2">
                {translate('hooks.attempts')}
              </Typography>
              <ListWithin resource={logsResource()} only={{ webhook_id: id }} />
            </Stack>
          ) : null}
          <Settings key={id} hook={hook} />
        </Stack>
      )}
    </OneRecord>
  );
}
