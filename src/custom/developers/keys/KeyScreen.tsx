import { Alert, Card, Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useParams } from 'react-router';
import type { ApiKey } from '../../../../contract/developers/api-keys.ts';
import { formatDateTime } from '../../../i18n/format.ts';
import { LeaveQuestion } from '../../../resources/form/LeaveGuard.tsx';
import { OwnForm } from '../../../resources/form/OwnForm.tsx';
import { FactList } from '../../../resources/pieces/FactList.tsx';
import { StateChip, toneOf } from '../../../resources/pieces/StateChip.tsx';
import { OneRecord } from '../../../resources/records/Answered.tsx';
import { BackToList } from '../../../resources/records/BackToList.tsx';
import { useCan } from '../../../shell/context.ts';
import { Title } from '../../../shell/Title.tsx';
import { KeyActions } from './KeyActions.tsx';
import { KeyFields } from './KeyFields.tsx';
import { KeyRequests } from './KeyRequests.tsx';
import { keysResource, useKey, useKeyCalls, useKeyChanged } from './use-key.ts';
import { useKeyForm } from './use-key-form.ts';

interface Props {
  readonly apiKey: ApiKey;
}

const written = (moment: string | null) => moment && formatDateTime(moment);

function Facts({ apiKey }: Props) {
  const translate = useTranslate();
  const word = (name: string) => translate(`resources.${keysResource()}.fields.${name}`);
  const { last_used_at: usedAt, last_used_from: usedFrom } = apiKey;
  const used = usedAt
    ? [formatDateTime(usedAt), usedFrom].filter(Boolean).join(', ')
    : translate('apiKeys.neverUsed');
  return (
    <FactList
      facts={[
        [word('hint'), apiKey.hint],
        [word('last_used_at'), used],
        [word('vouched_by'), apiKey.vouched_by],
        [word('created_at'), written(apiKey.created_at)],
        [word('rotated_at'), written(apiKey.rotated_at)],
        [word('previous_until'), written(apiKey.previous_until)],
        [word('revoked_at'), written(apiKey.revoked_at)],
      ]}
    />
  );
}

function Head({ apiKey }: Props) {
  const translate = useTranslate();
  const resource = keysResource();
  const { state, is_orphan: isOrphan, vouched_by: name } = apiKey;
  return (
    <Card sx={{ p: { xs: 2, sm: 3 }, mt: 1 }}>
      <Stack spacing={2}>
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
          <Typography variant="h2" component="p" sx={{ overflowWrap: 'anywhere' }}>
            {apiKey.name}
          </Typography>
          <StateChip
            tone={toneOf('state', state) ?? 'neutral'}
            label={translate(`resources.${resource}.texts.choices.${state}`)}
          />
          <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, ml: 'auto' }}>
            <KeyActions apiKey={apiKey} />
            <BackToList resource={resource} />
          </Stack>
        </Stack>
        <Facts apiKey={apiKey} />
        {isOrphan && state === 'active' ? (
          <Alert severity="warning">{translate('apiKeys.orphan', { name })}</Alert>
        ) : null}
      </Stack>
    </Card>
  );
}

function Settings({ apiKey }: Props) {
  const translate = useTranslate();
  const { change } = useKeyCalls();
  const again = useKeyChanged();
  const may = useCan('developers.api_keys.update');
  const form = useKeyForm({
    saved: apiKey,
    send: async (body) => {
      await change(apiKey.api_key_id, { ...body, updated_at: apiKey.updated_at });
      await again();
    },
    done: `resources.${keysResource()}.texts.updated`,
    again,
  });
  return (
    <>
      <LeaveQuestion guards={form.isDirty && !form.busy} />
      <OwnForm
        title={translate('apiKeys.settings')}
        hint={translate('apiKeys.settingsHint')}
        form={form}
        may={may}
      >
        <KeyFields form={form} />
      </OwnForm>
    </>
  );
}

/** One key: how it stands, what it may do, and what it asked. */
export function KeyScreen() {
  const id = Number(useParams().id);
  return (
    <OneRecord query={useKey(id)}>
      {(apiKey) => (
        <Stack spacing={2}>
          <Title title={apiKey.name} />
          <Head apiKey={apiKey} />
          <KeyRequests id={id} name={apiKey.name} />
          {apiKey.state === 'revoked' ? null : <Settings key={id} apiKey={apiKey} />}
        </Stack>
      )}
    </OneRecord>
  );
}
