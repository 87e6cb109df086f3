import { Stack, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import { changePassword } from '../../../../contract/people/sessions.ts';
import { OwnForm } from '../../../resources/form/OwnForm.tsx';
import { useOwnForm } from '../../../resources/form/use-own-form.ts';
import { send } from '../../../session/api.ts';

const empty = { old_password: '', password: '', password_confirmation: '' };
const names = ['old_password', 'password', 'password_confirmation'] as const;

/** One's own password, replaced; every other place is signed out. */
export function PasswordCard() {
  const translate = useTranslate();
  const form = useOwnForm({
    saved: empty,
    rule: changePassword.body,
    toSend: (value) => value,
    send: (body) => send<typeof changePassword>('POST', '/users/me/change-password', { body }),
    done: 'security.changed',
    again: () => undefined,
  });
  return (
    <OwnForm
      title={translate('security.change')}
      hint={translate('security.changeHint')}
      form={form}
      may
    >
      <Stack spacing={2} sx={{ maxWidth: 420 }}>
        {names.map((name) => (
          <TextField
            key={name}
            name={name}
            type="password"
            label={translate(`security.fields.${name}`)}
            value={form.value[name]}
            onChange={({ target }) => form.set({ [name]: target.value })}
            error={Boolean(form.said(name))}
            helperText={form.said(name)}
            autoComplete={name === 'old_password' ? 'current-password' : 'new-password'}
            slotProps={{ htmlInput: { maxLength: 200 } }}
          />
        ))}
      </Stack>
    </OwnForm>
  );
}
