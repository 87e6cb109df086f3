import { Alert, Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { CurrentSubscription } from '../../../../contract/billing/dashboard-shapes.ts';
import { formatDate, formatSpan } from '../../../i18n/format.ts';
import { FactList } from '../../../resources/pieces/FactList.tsx';
import { Section } from '../../../resources/pieces/Section.tsx';
import { useCan, usePanel } from '../../../shell/context.ts';
import { SubscriptionChip } from '../shared/StandingChips.tsx';
import { usePlanWords } from '../shared/use-plan-words.ts';
import { useVatWords } from '../shared/use-vat-words.ts';
import { Cancelling } from './Cancelling.tsx';
import { WhileEnded } from './WhileEnded.tsx';

const dateOf = (moment: string | null | undefined) => (moment ? formatDate(moment) : null);

/** When the next billing comes; none of what was cancelled or has ended. */
const nextBilling = ({ status, period }: CurrentSubscription) =>
  status === 'active' || status === 'past_due' || status === 'incomplete' ? period?.to : null;

function Facts({ current }: { current: CurrentSubscription }) {
  const translate = useTranslate();
  const { lang } = usePanel();
  const { price, tax, name } = usePlanWords();
  const vatWords = useVatWords();
  const { store_subscription_plan: plan, next_plan, period, store_payment_method } = current;
  const fact = (key: string) => translate(`billing.facts.${key}`);
  return (
    <FactList
      facts={[
        [fact('price'), plan && [price(plan), tax(plan)].filter(Boolean).join(', ')],
        [fact('period'), period && formatSpan(period)],
        [fact('unbilled'), current.unbilled && formatSpan(current.unbilled)],
        [fact('next'), dateOf(nextBilling(current))],
        [fact('ends'), dateOf(current.expiration_date)],
        [fact('grace'), current.status === 'incomplete' ? dateOf(current.grace_until) : null],
        [fact('nextPlan'), next_plan && name(next_plan)],
        [fact('method'), store_payment_method?.name[lang]],
        [fact('vat'), vatWords(current.vat_check)],
        [fact('seller'), current.seller],
      ]}
    />
  );
}

/** Which plan it is and how it stands. */
export function Standing({ current }: { current: CurrentSubscription }) {
  const translate = useTranslate();
  const { name } = usePlanWords();
  const { store } = usePanel();
  const may = useCan('general_settings.billing_dashboard.update');
  const { status, store_subscription_plan: plan, waiting_plan: waiting } = current;
  if (!status || !plan)
    return (
      <Section title={store.name}>
        <Alert severity={store.active_subscription ? 'info' : 'error'}>
          {translate(store.active_subscription ? 'billing.noPlan' : 'billing.explained.inactive')}
        </Alert>
      </Section>
    );
  return (
    <Section title={name(plan)} actions={<SubscriptionChip status={status} />}>
      <Stack spacing={2}>
        <Typography color="text.secondary">{translate(`billing.explained.${status}`)}</Typography>
        {status === 'inactive' ? <WhileEnded endedAt={current.expiration_date} /> : null}
        {waiting ? (
          <Alert severity="info">
            {translate('billing.waiting', {
              plan: name(waiting.plan),
              date: formatDate(waiting.until),
            })}
          </Alert>
        ) : null}
        <Facts current={current} />
        {may ? <Cancelling current={current} /> : null}
      </Stack>
    </Section>
  );
}
