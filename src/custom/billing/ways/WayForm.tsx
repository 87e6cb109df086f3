import { Stack, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { PaymentMethod } from '../../../../contract/billing/payment-methods.ts';
import { Select } from '../../../resources/form/Choices.tsx';
import { LeaveQuestion } from '../../../resources/form/LeaveGuard.tsx';
import { OwnForm } from '../../../resources/form/OwnForm.tsx';
import { usePanel } from '../../../shell/context.ts';
import { NameFields } from '../shared/NameFields.tsx';
import { useNewWay, useWayChange, type WayFormState } from './use-way-form.ts';
import { type SystemWay, useSystemWays } from './use-ways.ts';

interface FieldsProps {
  readonly form: Pick<WayFormState, 'value' | 'set' | 'said'>;
  readonly system: SystemWay | undefined;
  /** What is known already, of secrets the end. */
  readonly known: Readonly<Record<string, string>>;
}

function Credentials({ form, system, known }: FieldsProps) {
  const translate = useTranslate();
  const { credentials } = form.value;
  return (system?.credentials ?? []).map(({ field, secret }) => {
    const wrong = form.said(`credentials.${field}`);
    const before = known[field];
    return (
      <TextField
        key={field}
        name={field}
        label={translate(`ways.fields.${field}`)}
        value={credentials[field] ?? (secret ? '' : (before ?? ''))}
        onChange={({ target }) =>
          form.set({ credentials: { ...credentials, [field]: target.value } })
        }
        error={Boolean(wrong)}
        helperText={
          wrong ?? (secret && before ? translate('ways.keeps', { last: before }) : undefined)
        }
        slotProps={{
          htmlInput: { maxLength: 300, autoComplete: 'off', spellCheck: false },
          inputLabel: { shrink: true },
        }}
      />
    );
  });
}

interface Props {
  readonly way: PaymentMethod | undefined;
  readonly onClose: () => void;
}

function NewForm({ onClose }: Pick<Props, 'onClose'>) {
  const translate = useTranslate();
  const { lang } = usePanel();
  const { data: systems = [] } = useSystemWays();
  const form = useNewWay(onClose);
  const chosen = form.value.system_payment_method_id;
  const system = systems.find((each) => each.system_payment_method_id === chosen);
  return (
    <OwnForm
      title={translate('ways.add')}
      hint={translate('ways.hint')}
      form={form}
      may
      onCancel={onClose}
    >
      <LeaveQuestion guards={form.isDirty && !form.busy} />
      <Stack sx={{ maxWidth: 420 }}>
        <Select
          label={translate('ways.kind')}
          value={chosen}
          onChange={(id) => form.set({ system_payment_method_id: Number(id), credentials: {} })}
          choices={systems.map((each) => ({
            id: String(each.system_payment_method_id),
            name: each.name[lang],
          }))}
        />
      </Stack>
      <NameFields
        label={translate('ways.name')}
        value={form.value.name}
        onChange={(name) => form.set({ name })}
        said={(language) => form.said(`name.${language}`)}
        max={80}
      />
      <Credentials form={form} system={system} known={{}} />
    </OwnForm>
  );
}

function ChangeForm({ way, onClose }: { way: PaymentMethod; onClose: () => void }) {
  const translate = useTranslate();
  const { lang } = usePanel();
  const { data: systems = [] } = useSystemWays();
  const form = useWayChange(way, onClose);
  const system = systems.find(
    (each) => each.system_payment_method_id === way.system_payment_method_id,
  );
  return (
    <OwnForm
      title={way.name[lang]}
      hint={translate('ways.hint')}
      form={form}
      may
      onCancel={onClose}
    >
      <LeaveQuestion guards={form.isDirty && !form.busy} />
      <NameFields
        label={translate('ways.name')}
        value={form.value.name}
        onChange={(name) => form.set({ name })}
        said={(language) => form.said(`name.${language}`)}
        max={80}
      />
      <Credentials form={form} system={system} known={way.credentials} />
    </OwnForm>
  );
}

/** A way to be paid, new or as it is; secrets are written and never shown again. */
export const WayForm = ({ way, onClose }: Props) =>
  way ? <ChangeForm way={way} onClose={onClose} /> : <NewForm onClose={onClose} />;
