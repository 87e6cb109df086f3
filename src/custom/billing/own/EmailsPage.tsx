import { Box, Button, Stack, TextField, Typography } from '@mui/material';
import { useNotify, useTranslate } from 'react-admin';
import type { z } from 'zod';
import { type Dashboard, dashboards } from '../../../../contract/billing/dashboard.ts';
import { OwnForm } from '../../../resources/form/OwnForm.tsx';
import { useOwnForm } from '../../../resources/form/use-own-form.ts';
import { Section } from '../../../resources/pieces/Section.tsx';
import { StateChip } from '../../../resources/pieces/StateChip.tsx';
import { useTellFailure } from '../../../resources/pieces/use-tell-failure.ts';
import { Answered } from '../../../resources/records/Answered.tsx';
import { send } from '../../../session/api.ts';
import { useCan } from '../../../shell/context.ts';
import { paths } from '../state/paths.ts';
import { useBase, useEmails, useOwnChanged } from '../state/use-own.ts';
import { BillingPage } from './BillingPage.tsx';

type Emails = z.output<Dashboard['listEmails']['reply']>;

function AddEmail({ emails }: { emails: Emails }) {
  const translate = useTranslate();
  const { base, params } = useBase();
  const changed = useOwnChanged();
  const form = useOwnForm({
    saved: { email: '' },
    rule: dashboards.companies.addEmail.body,
    toSend: ({ email }) => ({ email: email.trim() }),
    send: async (body) => {
      const path = `${base}/email-notifications` as const;
      await send<Dashboard['addEmail']>('POST', path, { params, body });
      await changed();
    },
    done: 'billing.emails.added',
    again: changed,
  });
  const wrong = form.said('email');
  return (
    <OwnForm
      title={translate('billing.emails.add')}
      hint={translate('billing.emails.hint', {
        left: emails.max_emails - emails.email_notifications.length,
        most: emails.max_emails,
      })}
      form={form}
      may
    >
      <TextField
        type="email"
        name="email"
        label={translate('billing.emails.email')}
        value={form.value.email}
        onChange={({ target }) => form.set({ email: target.value })}
        error={Boolean(wrong)}
        helperText={wrong}
        sx={{ maxWidth: 420 }}
        slotProps={{ htmlInput: { maxLength: 150 } }}
      />
    </OwnForm>
  );
}

function useRemove() {
  const { base, params } = useBase();
  const changed = useOwnChanged();
  const notify = useNotify();
  const tellFailure = useTellFailure();
  return async (id: number) => {
    try {
      const path = `${base}/email-notifications/{id}` as const;
      await send<Dashboard['deleteEmail']>('DELETE', path, { params: { ...params, id } });
      notify('billing.emails.removed', { type: 'success' });
    } catch (error) {
      tellFailure(error);
    }
    await changed();
  };
}

function List({ emails: { email_notifications: list } }: { emails: Emails }) {
  const translate = useTranslate();
  const may = useCan('general_settings.billing_dashboard.update');
  const remove = useRemove();
  if (!list.length)
    return <Typography color="text.secondary">{translate('billing.emails.none')}</Typography>;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {list.map(({ store_subscription_email_notification_id: id, email, confirmed }) => (
        <Stack
          key={id}
          component="li"
          direction="row"
          useFlexGap
          sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center', py: 0.75 }}
        >
          <Typography sx={{ flexGrow: 1, overflowWrap: 'anywhere' }}>{email}</Typography>
          <StateChip
            tone={confirmed ? 'done' : 'waiting'}
            label={translate(`billing.emails.${confirmed ? 'confirmed' : 'waits'}`)}
          />
          {may ? (
            <Button
              size="small"
              color="error"
              onClick={() => void remove(id)}
              aria-label={translate('billing.emails.removeNamed', { email })}
            >
              {translate('billing.emails.remove')}
            </Button>
          ) : null}
        </Stack>
      ))}
    </Box>
  );
}

/** Who is written to about billings, as many as the server says (max-billing-emails). */
export function EmailsPage() {
  const translate = useTranslate();
  const may = useCan('general_settings.billing_dashboard.update');
  const query = useEmails();
  return (
    <BillingPage tab={paths.emails}>
      <Answered query={query}>
        {(emails) => (
          <Stack spacing={2}>
            <Section title={translate('billing.emails.title')}>
              <List emails={emails} />
            </Section>
            {may && emails.email_notifications.length < emails.max_emails ? (
              <AddEmail emails={emails} />
            ) : null}
          </Stack>
        )}
      </Answered>
    </BillingPage>
  );
}
