import { Stack } from '@mui/material';
import { useState } from 'react';
import { useRedirect, useTranslate } from 'react-admin';
import type { NewApiKey } from '../../../../contract/developers/api-keys.ts';
import { LeaveQuestion } from '../../../resources/form/LeaveGuard.tsx';
import { OwnForm } from '../../../resources/form/OwnForm.tsx';
import { Title } from '../../../shell/Title.tsx';
import { SecretDialog } from '../shared/SecretDialog.tsx';
import { KeyFields } from './KeyFields.tsx';
import { keysResource, useKeyCalls, useKeyChanged } from './use-key.ts';
import { useKeyForm } from './use-key-form.ts';

/** A new key; what it is, is told once. */
export function KeyCreate() {
  const translate = useTranslate();
  const redirect = useRedirect();
  const { create } = useKeyCalls();
  const changed = useKeyChanged();
  const [made, setMade] = useState<NewApiKey>();
  const form = useKeyForm({
    send: async (body) => {
      const { data } = await create(body);
      setMade(data);
      await changed();
    },
    again: () => undefined,
  });
  const leave = () => made && redirect('edit', keysResource(), made.api_key_id);
  return (
    <Stack sx={{ mt: 1, maxWidth: 900 }}>
      <Title title={translate('apiKeys.new')} />
      <OwnForm
        title={translate('apiKeys.new')}
        hint={translate('apiKeys.newHint')}
        form={form}
        may={!made}
      >
        <KeyFields form={form} />
      </OwnForm>
      <LeaveQuestion guards={form.isDirty && !form.busy && !made} />
      {made ? (
        <SecretDialog
          title={translate('apiKeys.made', { name: made.name })}
          text={translate('apiKeys.once')}
          label={translate('apiKeys.key')}
          secret={made.api_key}
          onClose={leave}
        />
      ) : null}
    </Stack>
  );
}
