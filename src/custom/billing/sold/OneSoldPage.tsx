import BackIcon from '@mui/icons-material/ArrowBack';
import { Box, Button, Card, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link, useParams } from 'react-router';
import type { SubscriptionRow, VatCheck } from '../../../../contract/billing/subscriptions.ts';
import { formatDate, formatSpan } from '../../../i18n/format.ts';
import { Pages } from '../../../resources/list/Pager.tsx';
import { FactList } from '../../../resources/pieces/FactList.tsx';
import { Section } from '../../../resources/pieces/Section.tsx';
import { Answered } from '../../../resources/records/Answered.tsx';
import { usePanel } from '../../../shell/context.ts';
import { useAddressOf } from '../../../shell/menu.ts';
import { Title } from '../../../shell/Title.tsx';
import { useWritten } from '../../../shell/use-written.ts';
import { BillingRow } from '../shared/BillingRow.tsx';
import { SubscriptionChip } from '../shared/StandingChips.tsx';
import { useVatWords } from '../shared/use-vat-words.ts';
import { BillingActions } from './BillingActions.tsx';
import { StandingActions } from './StandingActions.tsx';
import { useOneSold, useSoldNote } from './use-sold.ts';

function Head({ subscription, vat }: { subscription: SubscriptionRow; vat: VatCheck | null }) {
  const vatWords = useVatWords();
  const translate = useTranslate();
  const { lang } = usePanel();
  const { money } = useWritten(subscription.currency);
  const { period, unbilled, expiration_date, owed, payment_level, reminders } = subscription;
  const fact = (name: string) => translate(`sold.facts.${name}`);
  return (
    <Section title={subscription.store} actions={<SubscriptionChip status={subscription.status} />}>
      <Stack spacing={2}>
        <FactList
          facts={[
            [fact('plan'), subscription.plan_name[lang]],
            [fact('period'), formatSpan(period)],
            [fact('unbilled'), unbilled && formatSpan(unbilled)],
            [fact('ends'), expiration_date && formatDate(expiration_date)],
            [fact('owed'), owed ? money(owed) : null],
            [fact('level'), payment_level && translate(`sold.levels.${payment_level}`)],
            [fact('vat'), vatWords(vat)],
            [fact('reminders'), translate(reminders ? 'sold.remindersOn' : 'sold.remindersOff')],
          ]}
        />
        <StandingActions subscription={subscription} />
      </Stack>
    </Section>
  );
}

/** One subscription as its seller sees it, with its billings, the newest first. */
export function OneSoldPage() {
  const translate = useTranslate();
  const addressOf = useAddressOf();
  const id = Number(useParams().id);
  const [page, setPage] = useState(1);
  const query = useOneSold(id, page);
  const saveNote = useSoldNote();
  return (
    <Stack spacing={2} sx={{ mt: 1, maxWidth: 1100 }}>
      <Title title={query.data?.subscription.store ?? translate('tabs.subscriptions/stores')} />
      <div>
        <Button
          size="small"
          startIcon={<BackIcon />}
          component={Link}
          to={addressOf('subscriptions/stores')}
        >
          {translate('tabs.subscriptions/stores')}
        </Button>
      </div>
      <Answered query={query} height={420}>
        {({ subscription, vat_check, billings, revertible_billing_id, pagination }) => (
          <>
            <Head subscription={subscription} vat={vat_check} />
            <Card component="section" aria-label={translate('sold.billings')}>
              <Typography variant="h4" component="h2" sx={{ p: 2 }}>
                {translate('sold.billings')}
              </Typography>
              {billings.length ? null : (
                <Typography color="text.secondary" sx={{ px: 2, pb: 2 }}>
                  {translate('sold.noBillings')}
                </Typography>
              )}
              <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
                {billings.map((billing) => (
                  <BillingRow key={billing.billing_id} billing={billing} onSaveNote={saveNote}>
                    <BillingActions
                      billing={billing}
                      isRevertible={billing.billing_id === revertible_billing_id}
                    />
                  </BillingRow>
                ))}
              </Box>
              <Pages
                page={page}
                total={pagination.total}
                size={pagination.items_per_page}
                onPage={setPage}
              />
            </Card>
          </>
        )}
      </Answered>
    </Stack>
  );
}
