import { Alert, Stack, TextField, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { OwnForm } from '../../../resources/form/OwnForm.tsx';
import { CategoryField } from '../../../resources/inputs/CategoryField.tsx';
import { DayField } from '../../../resources/inputs/DayField.tsx';
import { NumberField } from '../../../resources/inputs/NumberField.tsx';
import { Title } from '../../../shell/Title.tsx';
import { ReportFields } from './ReportFields.tsx';
import { type Draft, type MultipleForm, useMultipleForm } from './use-multiple-form.ts';

type DayName = 'start_date' | 'expiration_date';

interface Props {
  readonly form: MultipleForm;
  readonly name: keyof Omit<Draft, 'notification' | 'gift_category_id' | DayName>;
  readonly hint?: string;
}

const word = (name: string) => `resources.multiple-coupons.fields.${name}`;

interface NumberProps extends Props {
  readonly money?: true;
  /** What an empty field means. */
  readonly without?: 'limit' | 'minimum';
}

function FormNumber({ form, name, hint, money, without }: NumberProps) {
  const translate = useTranslate();
  return (
    <NumberField
      label={translate(word(name))}
      unit={money ? 'money' : 'points'}
      value={form.value[name]}
      onChange={(value) => form.set({ [name]: value })}
      error={form.said(name)}
      hint={hint}
      {...(without ? { none: translate(`shell.without.${without}`) } : {})}
    />
  );
}

function WordsField({ form, name, hint, max, lines }: Props & { max: number; lines?: number }) {
  const translate = useTranslate();
  const error = form.said(name);
  return (
    <TextField
      label={translate(word(name))}
      value={form.value[name] ?? ''}
      onChange={({ target }) => form.set({ [name]: target.value })}
      error={Boolean(error)}
      helperText={error ?? hint}
      slotProps={{ htmlInput: { maxLength: max } }}
      {...(lines ? { multiline: true, minRows: lines } : {})}
    />
  );
}

function Day({ form, name, without }: Pick<Props, 'form'> & { name: DayName; without: string }) {
  const translate = useTranslate();
  return (
    <DayField
      label={translate(word(name))}
      day={form.value[name] ?? undefined}
      onChange={(day) => form.set({ [name]: day ?? null })}
      error={form.said(name)}
      none={translate(`shell.without.${without}`)}
    />
  );
}

const beside = { direction: { xs: 'column', sm: 'row' }, spacing: 2 } as const;

function Rules({ form }: Pick<Props, 'form'>) {
  const translate = useTranslate();
  return (
    <Stack component="section" aria-labelledby="campaign-rules" spacing={2}>
      <Typography id="campaign-rules" variant="h5" component="h3">
        {translate('campaigns.rules')}
      </Typography>
      <Stack {...beside}>
        <Day form={form} name="start_date" without="start" />
        <Day form={form} name="expiration_date" without="end" />
      </Stack>
      <Stack {...beside}>
        <FormNumber
          form={form}
          name="per_customer"
          without="limit"
          hint={translate('campaigns.customerHint')}
        />
        <FormNumber
          form={form}
          name="minimum_spend"
          money
          without="minimum"
          hint={translate('campaigns.minimumHint')}
        />
      </Stack>
    </Stack>
  );
}

function Fields({ form }: { form: MultipleForm }) {
  const translate = useTranslate();
  return (
    <>
      <WordsField form={form} name="gift_title" max={120} />
      <WordsField form={form} name="gift_description" max={2000} lines={3} />
      <CategoryField
        label={translate(word('gift_category_id'))}
        value={form.value.gift_category_id}
        onChange={(gift_category_id) => form.set({ gift_category_id })}
        error={form.said('gift_category_id')}
      />
      <Stack {...beside}>
        <WordsField form={form} name="code" max={8} hint={translate('campaigns.codeHint')} />
        <FormNumber form={form} name="price" money />
      </Stack>
      <Stack {...beside}>
        <FormNumber form={form} name="maximum" hint={translate('campaigns.maximumHint')} />
        <FormNumber form={form} name="valid_days" hint={translate('campaigns.validHint')} />
      </Stack>
      <Rules form={form} />
      <ReportFields form={form} />
    </>
  );
}

/** A new campaign: what it gives, how many codes, and who is told of it. */
export function MultipleCreate() {
  const translate = useTranslate();
  const form = useMultipleForm();
  return (
    <Stack spacing={2} sx={{ mt: 1, maxWidth: 900 }}>
      <Title title={translate('campaigns.new')} />
      {form.lost ? <Alert severity="warning">{translate('shell.lost')}</Alert> : null}
      <OwnForm
        title={translate('campaigns.new')}
        hint={translate('campaigns.newHint')}
        form={form}
        may
      >
        <Fields form={form} />
      </OwnForm>
    </Stack>
  );
}
