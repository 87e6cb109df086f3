import type { RaRecord } from 'react-admin';
import { TextInput, useGetMany, useRecordContext, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { FieldProps } from '../../../shell/resource.ts';

interface Credential {
  readonly field: string;
  readonly secret: boolean;
}
interface Way extends RaRecord {
  readonly credentials: Readonly<Record<string, string>>;
}

const words = 'resources.subscriptions/payment-methods.texts';

/** A secret is there by its end, which is no text to edit: empty it stays as it is. */
const byItsEnd = (end: string) => ({
  format: (value?: string) => (value === end ? '' : (value ?? '')),
  parse: (typed: string) => typed || end,
});

function CredentialInput({ source, of: { field, secret } }: { source: string; of: Credential }) {
  const translate = useTranslate();
  const known = useRecordContext<Way>()?.credentials[field];
  const end = secret ? known : undefined;
  return (
    <TextInput
      source={`${source}.${field}`}
      defaultValue={null}
      label={`${words}.credentials.${field}`}
      helperText={end ? translate(`${words}.stays`, { last: end }) : undefined}
      slotProps={{ htmlInput: { maxLength: 300, autoComplete: 'off', spellCheck: false } }}
      {...(end ? byItsEnd(end) : {})}
    />
  );
}

/** What a way of the chosen kind has to know. */
export function CredentialsInput({ source }: FieldProps) {
  const kind: number | null = useWatch({ name: 'system_payment_method_id' });
  const { data = [] } = useGetMany<RaRecord & { readonly credentials: readonly Credential[] }>(
    'system-payment-methods',
    { ids: kind ? [kind] : [] },
    { enabled: Boolean(kind) },
  );
  return data.flatMap((known) =>
    (known?.credentials ?? []).map((each) => (
      <CredentialInput key={each.field} source={source} of={each} />
    )),
  );
}
