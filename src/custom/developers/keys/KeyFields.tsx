import { Alert, Stack, TextField, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { isForKeys } from '../../../../contract/developers/key-rights.ts';
import { rightPath } from '../../../../contract/words/right-names.ts';
import { DayField } from '../../../resources/inputs/DayField.tsx';
import { NumberField } from '../../../resources/inputs/NumberField.tsx';
import { RecordsField } from '../../../resources/inputs/RecordsField.tsx';
import { useCan, usePanel } from '../../../shell/context.ts';
import { PermissionTree } from '../../people/rights/PermissionTree.tsx';
import { pathsFor } from '../../people/rights/rights-paths.ts';
import { keysResource } from './use-key.ts';
import type { KeyForm } from './use-key-form.ts';

interface Props {
  readonly form: KeyForm;
}

const row = { direction: { xs: 'column', sm: 'row' }, spacing: 2 } as const;

function useWord() {
  const translate = useTranslate();
  return (name: string) => translate(`resources.${keysResource()}.fields.${name}`);
}

function Limits({ form }: Props) {
  const translate = useTranslate();
  const word = useWord();
  const wrong = Object.keys(form.complaints).find((path) => path.startsWith('allowed_addresses'));
  return (
    <>
      <Stack {...row}>
        <DayField
          label={word('expires_at')}
          day={form.value.expires}
          none={translate('apiKeys.never')}
          help={translate('apiKeys.expiresHint')}
          error={form.said('expires_at')}
          onChange={(expires) => form.set({ expires })}
        />
        <NumberField
          unit="count"
          label={word('rate_limit')}
          value={form.value.rate}
          onChange={(rate) => form.set({ rate })}
          error={form.said('rate_limit')}
          hint={translate('apiKeys.rateHint')}
        />
      </Stack>
      <TextField
        multiline
        minRows={2}
        label={word('allowed_addresses')}
        value={form.value.addresses}
        onChange={({ target }) => form.set({ addresses: target.value })}
        error={Boolean(wrong)}
        helperText={wrong ? translate('apiKeys.addressWrong') : translate('apiKeys.addressesHint')}
        slotProps={{ htmlInput: { maxLength: 2500, spellCheck: false } }}
      />
    </>
  );
}

function RightsOfKey({ form }: Props) {
  const translate = useTranslate();
  const { lang } = usePanel();
  const wrong = Object.keys(form.complaints).filter((field) => field.startsWith('permissions'));
  return (
    <>
      <Typography variant="h5" component="h3">
        {translate('rights.title')}
      </Typography>
      <Typography color="text.secondary" sx={{ maxWidth: '70ch' }}>
        {translate('apiKeys.rightsHint')}
      </Typography>
      {wrong.map((field) => (
        <Alert key={field} severity="error">
          {`${rightPath(field.replace(/^\w+\./, ''), lang)}: ${form.said(field)}`}
        </Alert>
      ))}
      <PermissionTree
        label={translate('rights.title')}
        paths={pathsFor('company').filter(isForKeys)}
        rights={form.rights}
        may
      />
    </>
  );
}

/** What a key is called, where it works, what it may do there, from where and how often. */
export function KeyFields({ form }: Props) {
  const translate = useTranslate();
  const word = useWord();
  const maySeeStores = useCan('stores.read');
  return (
    <>
      <TextField
        label={word('name')}
        value={form.value.name}
        onChange={({ target }) => form.set({ name: target.value })}
        error={Boolean(form.said('name'))}
        helperText={form.said('name') ?? translate('apiKeys.nameHint')}
        required
        slotProps={{ htmlInput: { maxLength: 80, name: 'name' } }}
      />
      {maySeeStores ? (
        <RecordsField
          label={word('store_ids')}
          of="stores"
          value={form.value.store_ids}
          onChange={(store_ids) => form.set({ store_ids })}
          error={form.said('store_ids')}
          hint={translate('apiKeys.storesHint')}
        />
      ) : null}
      <Limits form={form} />
      <RightsOfKey form={form} />
    </>
  );
}
