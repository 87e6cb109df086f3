import { Box, Button, Card, FormControlLabel, Stack, Switch, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link, useSearchParams } from 'react-router';
import {
  type SubscriptionStatus,
  subscriptionStatuses,
} from '../../../../contract/billing/states.ts';
import { ExportButton } from '../../../resources/exports/ExportButton.tsx';
import { Select } from '../../../resources/form/Choices.tsx';
import { Pages } from '../../../resources/list/Pager.tsx';
import { useSettled } from '../../../resources/pieces/use-settled.ts';
import { Answered } from '../../../resources/records/Answered.tsx';
import { useCan } from '../../../shell/context.ts';
import { useAddressOf } from '../../../shell/menu.ts';
import { Tabs } from '../../../shell/Tabs.tsx';
import { Title } from '../../../shell/Title.tsx';
import { SearchField } from '../shared/SearchField.tsx';
import { usePlanWords } from '../shared/use-plan-words.ts';
import { SoldTable } from './SoldTable.tsx';
import { usePlans, useSold } from './use-sold.ts';

const words = {
  q: 'sold.search',
  status: 'sold.status',
  store_subscription_plan_id: 'sold.plan',
  plan_name: 'sold.plan',
  overdue: 'sold.overdue',
};

interface Narrowing {
  readonly q: string;
  readonly status: SubscriptionStatus | '';
  readonly plan: string;
  readonly overdue: boolean;
}
const all: Narrowing = { q: '', status: '', plan: '', overdue: false };

interface NarrowProps {
  readonly value: Narrowing;
  readonly onChange: (change: Partial<Narrowing>) => void;
}

/** The plans to choose from; whoever may not see plans has no such choice. */
function PlanSelect({ value, onChange }: NarrowProps) {
  const translate = useTranslate();
  const { name } = usePlanWords();
  const { data } = usePlans({});
  return (
    <Select
      label={translate('sold.plan')}
      none={translate('sold.everyPlan')}
      value={value.plan}
      onChange={(plan) => onChange({ plan })}
      choices={(data?.plans ?? []).map((plan) => ({
        id: String(plan.store_subscription_plan_id),
        name: name(plan),
      }))}
    />
  );
}

function Narrow({ value, onChange }: NarrowProps) {
  const translate = useTranslate();
  const seesPlans = useCan('subscriptions.plans.read');
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 2, p: 2, alignItems: 'center' }}>
      <SearchField
        label={translate('sold.search')}
        value={value.q}
        onChange={(q) => onChange({ q })}
      />
      <Stack sx={{ width: { xs: '100%', sm: 220 } }}>
        <Select
          label={translate('sold.status')}
          none={translate('sold.everyStatus')}
          value={value.status}
          onChange={(id) =>
            onChange({ status: subscriptionStatuses.find((each) => each === id) ?? '' })
          }
          choices={subscriptionStatuses.map((id) => ({
            id,
            name: translate(`billingShared.subscription.${id}`),
          }))}
        />
      </Stack>
      {seesPlans ? (
        <Stack sx={{ width: { xs: '100%', sm: 220 } }}>
          <PlanSelect value={value} onChange={onChange} />
        </Stack>
      ) : null}
      <FormControlLabel
        label={translate('sold.overdue')}
        control={
          <Switch checked={value.overdue} onChange={(_, overdue) => onChange({ overdue })} />
        }
      />
      <ToStatement />
    </Stack>
  );
}

/** Leads to where a bank's statement says who has paid. */
function ToStatement() {
  const translate = useTranslate();
  const addressOf = useAddressOf();
  if (!useCan('subscriptions.update')) return null;
  return (
    <Button component={Link} to={addressOf('subscriptions/statement')}>
      {translate('statement.open')}
    </Button>
  );
}

/** Who has subscribed to what is sold here, and how each stands. */
export function SoldPage() {
  const translate = useTranslate();
  const [page, setPage] = useState(1);
  const [search] = useSearchParams();
  const [narrowed, setNarrowed] = useState({ ...all, overdue: search.has('overdue') });
  const q = useSettled(narrowed.q.trim());
  const { status, plan, overdue } = narrowed;
  const filters = {
    ...(q ? { q } : {}),
    ...(status ? { status } : {}),
    ...(plan ? { store_subscription_plan_id: plan } : {}),
    ...(overdue ? { overdue: 'true' as const } : {}),
  };
  const query = useSold({ page: String(page), ...filters });
  const isNarrowed = Boolean(q || status || plan || overdue);
  const change = (own: Partial<Narrowing>) => {
    setPage(1);
    setNarrowed({ ...narrowed, ...own });
  };
  return (
    <Stack spacing={1}>
      <Title title={translate('tabs.subscriptions/stores')} />
      <Tabs />
      <Card>
        <Narrow value={narrowed} onChange={change} />
        <Box sx={{ px: 2, pb: 1 }}>
          <ExportButton
            exportKey="subscriptions"
            query={filters}
            rows={query.data?.pagination.total}
            words={words}
          />
        </Box>
        <Answered query={query}>
          {({ subscriptions, pagination }) => (
            <>
              {subscriptions.length ? (
                <SoldTable rows={subscriptions} />
              ) : (
                <Typography color="text.secondary" sx={{ p: 2 }}>
                  {translate(isNarrowed ? 'sold.noneOf' : 'sold.none')}
                </Typography>
              )}
              <Pages
                page={page}
                total={pagination.total}
                size={pagination.items_per_page}
                onPage={setPage}
              />
            </>
          )}
        </Answered>
      </Card>
    </Stack>
  );
}
