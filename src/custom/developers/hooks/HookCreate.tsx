import { Stack } from '@mui/material';
import { useState } from 'react';
import { useRedirect, useTranslate } from 'react-admin';
import type { NewWebhook } from '../../../../contract/developers/webhooks.ts';
import { SecretDialog } from '../../../resources/actions/SecretDialog.tsx';
import { LeaveQuestion } from '../../../resources/form/LeaveGuard.tsx';
import { OwnForm } from '../../../resources/form/OwnForm.tsx';
import { Title } from '../../../shell/Title.tsx';
import { HookFields } from './HookFields.tsx';
import { useHookForm } from './use-hook-form.ts';
import { hooksResource, useHookCalls, useHooksChanged } from './use-hooks.ts';

/** A new webhook; what it is signed with is told once. */
export function HookCreate() {
  const translate = useTranslate();
  const redirect = useRedirect();
  const { create } = useHookCalls();
  const changed = useHooksChanged();
  const [made, setMade] = useState<NewWebhook>();
  const form = useHookForm({
    send: async (body) => {
      const { data } = await create(body);
      setMade(data);
      await changed();
    },
    again: () => undefined,
  });
  return (
    <Stack sx={{ mt: 1, maxWidth: 1100 }}>
      <Title title={translate('hooks.new')} />
      <OwnForm
        title={translate('hooks.new')}
        hint={translate('hooks.newHint')}
        form={form}
        may={!made}
      >
        <HookFields form={form} />
      </OwnForm>
      <LeaveQuestion guards={form.isDirty && !form.busy && !made} />
      {made ? (
        <SecretDialog
          title={translate('hooks.made', { name: made.name })}
          text={translate('hooks.once')}
          label={translate('hooks.secret')}
          secret={made.secret}
          onClose={() => redirect('edit', hooksResource(), made.webhook_id)}
        />
      ) : null}
    </Stack>
  );
}
