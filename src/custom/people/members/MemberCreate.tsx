import { Alert, Skeleton, Stack, TextField, Typography } from '@mui/material';
import { useEffect } from 'react';
import { type RaRecord, useGetList, useTranslate } from 'react-admin';
import type { PermissionTree as Tree } from '../../../../contract/permissions/permissions.ts';
import { mobileOf } from '../../../i18n/shape/digits.ts';
import { LeaveQuestion } from '../../../resources/form/LeaveGuard.tsx';
import { OwnForm } from '../../../resources/form/OwnForm.tsx';
import { useCallingCountry } from '../../../resources/inputs/use-calling-country.ts';
import { ListFailed } from '../../../resources/list/ListFailed.tsx';
import { Title } from '../../../shell/Title.tsx';
import { PermissionTree } from '../rights/PermissionTree.tsx';
import { pathsFor } from '../rights/rights-paths.ts';
import { useDefaultRights } from '../rights/use-default-rights.ts';
import { useForStores } from '../rights/use-for-stores.ts';
import { useMembers } from './use-members.ts';
import { type NewMemberForm, useNewMember } from './use-new-member.ts';

interface Props {
  readonly form: NewMemberForm;
}
type TextName = 'mobile' | 'full_name' | 'password';

function Text({
  form,
  name,
  hint,
  type = 'text',
}: Props & { name: TextName; hint?: string; type?: string }) {
  const translate = useTranslate();
  const error = form.said(name);
  const { country_id } = form.value;
  const understood = useCallingCountry(name === 'mobile' ? form.value.mobile : '', country_id);
  const take = (typed: string) => form.set({ [name]: name === 'mobile' ? mobileOf(typed) : typed });
  useEffect(() => {
    if (understood && understood.id !== country_id) form.set({ country_id: understood.id });
  }, [understood, country_id, form.set]);
  return (
    <TextField
      type={type}
      label={translate(`members.fields.${name}`)}
      value={form.value[name]}
      onChange={({ target }) => take(target.value)}
      error={Boolean(error)}
      helperText={error ?? understood?.said ?? (hint && translate(hint))}
      required={name === 'mobile'}
      autoComplete={type === 'password' ? 'new-password' : 'off'}
      slotProps={{ htmlInput: { maxLength: 120, name } }}
    />
  );
}

function CountryField({ form }: Props) {
  const translate = useTranslate();
  const { data = [] } = useGetList('countries');
  const error = form.said('country_id');
  return (
    <TextField
      select
      label={translate('members.fields.country_id')}
      value={data.length ? form.value.country_id : ''}
      onChange={({ target }) => form.set({ country_id: Number(target.value) })}
      error={Boolean(error)}
      helperText={error}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      {data.map((country: RaRecord) => (
        <option key={country.id} value={country.id}>
          {`${country.name} (${country.calling_code})`}
        </option>
      ))}
    </TextField>
  );
}

const row = { direction: { xs: 'column', sm: 'row' }, spacing: 2 } as const;

function Fields({ form }: Props) {
  const translate = useTranslate();
  const { kind } = useMembers();
  const wrong = Object.keys(form.complaints).filter((field) => field.startsWith('permissions'));
  return (
    <>
      <Stack {...row}>
        <CountryField form={form} />
        <Text form={form} name="mobile" hint="members.mobileHint" type="tel" />
      </Stack>
      <Stack {...row}>
        <Text form={form} name="full_name" />
        <Text form={form} name="password" type="password" hint="members.passwordHint" />
      </Stack>
      <Typography variant="h4" component="h3">
        {translate('rights.title')}
      </Typography>
      <Typography color="text.secondary">{translate('members.startHint')}</Typography>
      {wrong.map((field) => (
        <Alert key={field} severity="error">
          {form.said(field)}
        </Alert>
      ))}
      <PermissionTree
        label={translate('rights.title')}
        presets={{ kind, choose: form.choose }}
        paths={pathsFor(kind)}
        rights={form.rights}
        may
        aboutBranch={useForStores(kind)}
      />
    </>
  );
}

function Form({ template }: { template: Tree }) {
  const translate = useTranslate();
  const { kind } = useMembers();
  const form = useNewMember(template);
  return (
    <>
      <OwnForm
        title={translate('members.new')}
        hint={translate(`members.newHint.${kind}`)}
        form={form}
        may
      >
        <Fields form={form} />
      </OwnForm>
      <LeaveQuestion guards={form.isDirty && !form.busy} />
    </>
  );
}

/** Somebody who joins the company or the store: who they are, and the rights they start with. */
export function MemberCreate() {
  const translate = useTranslate();
  const { kind } = useMembers();
  const { data, error, refetch } = useDefaultRights();
  if (error && !data) return <ListFailed onRetry={refetch} error={error} />;
  if (!data) return <Skeleton variant="rounded" height={420} sx={{ mt: 1 }} />;
  return (
    <Stack sx={{ mt: 1, maxWidth: 900 }}>
      <Title title={translate('members.new')} />
      <Form template={kind === 'company' ? data.default_company_cms : data.default_store_cms} />
    </Stack>
  );
}
