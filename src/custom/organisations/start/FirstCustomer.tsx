import { Alert, Button, Stack, TextField, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { z } from 'zod';
import {
  type findCustomer,
  registerCustomer,
  type TillCustomer,
} from '../../../../contract/customers/customers.ts';
import { mobileOf } from '../../../i18n/shape/digits.ts';
import { useOwnForm } from '../../../resources/form/use-own-form.ts';
import { useCallingCountry } from '../../../resources/inputs/use-calling-country.ts';
import { Section } from '../../../resources/pieces/Section.tsx';
import { ApiError, send } from '../../../session/api.ts';

interface Typed {
  readonly mobile: string;
  readonly first_name: string;
  readonly last_name: string;
}
const nobody: Typed = { mobile: '', first_name: '', last_name: '' };
type Body = z.input<typeof registerCustomer.body & z.ZodType>;

const toSend = ({ mobile, first_name, last_name }: Typed) => ({
  mobile,
  first_name,
  ...(last_name.trim() ? { last_name } : {}),
});

/** The existing customer with this mobile. Throws the refusal of the registration where there is none. */
const known = (storeId: number, code: string, refused: ApiError) =>
  send<typeof findCustomer>('GET', '/stores/{storeId}/customers/find', {
    params: { storeId },
    query: { code },
  }).then(
    ({ data }) => data,
    () => {
      throw refused;
    },
  );

/** Registers a customer; one who is there already, as after an answer that was lost, is taken as they are. */
const registered = (storeId: number, body: Body): Promise<TillCustomer> =>
  send<typeof registerCustomer>('POST', '/stores/{storeId}/customers', {
    params: { storeId },
    body,
  }).then(
    ({ data }) => data,
    (error: unknown) => {
      if (error instanceof ApiError && error.errors?.mobile)
        return known(storeId, body.mobile, error);
      throw error;
    },
  );

interface Props {
  readonly storeId: number;
  readonly customer: TillCustomer | undefined;
  readonly onRegistered: (customer: TillCustomer) => void;
}

/** As they are called. */
export const nameOf = ({ first_name, last_name }: TillCustomer) =>
  [first_name, last_name].filter(Boolean).join(' ');

/** The form of a first customer. */
function CustomerForm({ storeId, onRegistered }: Omit<Props, 'customer'>) {
  const translate = useTranslate();
  const form = useOwnForm({
    saved: nobody,
    rule: registerCustomer.body as z.ZodType<unknown, Body>,
    toSend,
    send: async (body: Body) => onRegistered(await registered(storeId, body)),
    again: () => undefined,
  });
  const { value, set, said } = form;
  const understood = useCallingCountry(value.mobile);
  const field = (name: keyof Typed) => ({
    name,
    value: value[name],
    error: Boolean(said(name)),
    helperText: said(name),
  });
  return (
    <Stack
      component="form"
      spacing={2}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.save();
      }}
    >
      {form.refused ? <Alert severity="error">{form.refused}</Alert> : null}
      <TextField
        {...field('mobile')}
        helperText={said('mobile') ?? understood?.said}
        label={translate('firstSteps.mobile')}
        onChange={(event) => set({ mobile: mobileOf(event.target.value) })}
        slotProps={{ htmlInput: { inputMode: 'tel', autoComplete: 'off' } }}
        // It is what this page begins with.
        autoFocus
        required
      />
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <TextField
          {...field('first_name')}
          label={translate('firstSteps.firstName')}
          onChange={(event) => set({ first_name: event.target.value })}
          slotProps={{ htmlInput: { maxLength: 60, autoComplete: 'off' } }}
          required
          fullWidth
        />
        <TextField
          {...field('last_name')}
          label={`${translate('firstSteps.lastName')} (${translate('firstSteps.optional')})`}
          onChange={(event) => set({ last_name: event.target.value })}
          slotProps={{ htmlInput: { maxLength: 60, autoComplete: 'off' } }}
          fullWidth
        />
      </Stack>
      <div>
        <Button type="submit" variant="contained" loading={form.busy}>
          {translate('firstSteps.register')}
        </Button>
      </div>
    </Stack>
  );
}

/** Who buys first: their form, and who they are once they are registered. */
export function FirstCustomer({ customer, ...props }: Props) {
  const translate = useTranslate();
  return (
    <Section title={translate('firstSteps.customer')}>
      {customer ? (
        <Typography role="status">
          {translate('firstSteps.registered', { name: nameOf(customer) })}
        </Typography>
      ) : (
        <CustomerForm {...props} />
      )}
    </Section>
  );
}
