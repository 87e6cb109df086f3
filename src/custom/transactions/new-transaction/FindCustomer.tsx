import { Alert, Button, Stack, TextField } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { findCustomer, TillCustomer } from '../../../../contract/customers/customers.ts';
import { showForbidden } from '../../../authProvider/forbidden.ts';
import { Section } from '../../../resources/pieces/Section.tsx';
import { ApiError, send } from '../../../session/api.ts';
import { usePanel } from '../../../shell/context.ts';

const fewest = 4;

function useFinding(onCustomer: (customer: TillCustomer) => void) {
  const { store } = usePanel();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<ApiError>();
  const find = async (code: string) => {
    setBusy(true);
    setFailed(undefined);
    try {
      const { data } = await send<typeof findCustomer>('GET', '/stores/{storeId}/customers/find', {
        params: { storeId: store.store_id },
        query: { code },
      });
      onCustomer(data);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status === 403) showForbidden();
      else setFailed(error);
    } finally {
      setBusy(false);
    }
  };
  return { find, busy, failed };
}

/** Finds whose receipt it is by whatever was typed or scanned. */
export function FindCustomer({ onCustomer }: { onCustomer: (customer: TillCustomer) => void }) {
  const translate = useTranslate();
  const [code, setCode] = useState('');
  const [short, setShort] = useState(false);
  const { find, busy, failed } = useFinding(onCustomer);
  const typed = code.trim();
  const isUnknown = failed?.error === 'unknown_customer';
  const wrong = short
    ? translate('validation.tooShort', { min: fewest })
    : isUnknown && failed.message;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setShort(typed.length < fewest);
    if (typed.length >= fewest) find(typed).catch(() => undefined);
  };
  return (
    <Section title={translate('newReceipt.customer')}>
      <Stack
        component="form"
        noValidate
        onSubmit={submit}
        direction={{ xs: 'column', sm: 'row' }}
        spacing={1.5}
        sx={{ maxWidth: 560, alignItems: { sm: 'flex-start' } }}
      >
        <TextField
          autoFocus
          label={translate('newReceipt.code')}
          value={code}
          onChange={({ target }) => {
            setCode(target.value);
            setShort(false);
          }}
          error={Boolean(wrong)}
          helperText={wrong || translate('newReceipt.codeHint')}
          slotProps={{ htmlInput: { maxLength: 64, autoComplete: 'off' } }}
        />
        <Button type="submit" variant="contained" loading={busy} sx={{ mt: { sm: 1 } }}>
          {translate('newReceipt.find')}
        </Button>
      </Stack>
      {failed && !isUnknown ? (
        <Alert severity="error" sx={{ mt: 2 }}>
          {translate(failed.said)}
        </Alert>
      ) : null}
    </Section>
  );
}
