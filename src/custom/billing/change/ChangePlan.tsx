import { Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { CurrentSubscription } from '../../../../contract/billing/dashboard-shapes.ts';
import { Pages } from '../../../resources/list/Pager.tsx';
import { Section } from '../../../resources/pieces/Section.tsx';
import { StateChip } from '../../../resources/pieces/StateChip.tsx';
import { Answered } from '../../../resources/records/Answered.tsx';
import { PlanCard } from '../shared/PlanCard.tsx';
import { PlanGrid } from '../shared/PlanGrid.tsx';
import { type Plan, usePlanWords } from '../shared/use-plan-words.ts';
import { useAvailablePlans } from '../state/use-own.ts';
import { Calculated } from './Calculated.tsx';

interface OfferProps {
  readonly plan: Plan;
  readonly current: CurrentSubscription;
  readonly onChoose: () => void;
}

function Offer({ plan, current, onChoose }: OfferProps) {
  const translate = useTranslate();
  const { name } = usePlanWords();
  const id = plan.store_subscription_plan_id;
  const isOwn = current.store_subscription_plan?.store_subscription_plan_id === id;
  const isNext = current.next_plan?.store_subscription_plan_id === id;
  // A plan that has ended begins anew when it is chosen again.
  const mayChoose = !isNext && (!isOwn || current.status === 'inactive' || current.next_plan);
  const chip = isOwn ? 'yours' : isNext ? 'next' : undefined;
  return (
    <PlanCard
      plan={plan}
      chips={
        chip ? (
          <StateChip
            tone={isOwn ? 'done' : 'running'}
            label={translate(`billing.change.${chip}`)}
          />
        ) : null
      }
    >
      {mayChoose ? (
        <Button
          variant="outlined"
          onClick={onChoose}
          aria-label={translate('billing.change.chooseNamed', { plan: name(plan) })}
        >
          {translate('billing.change.choose')}
        </Button>
      ) : null}
    </PlanCard>
  );
}

/** The plans there are to change to, each calculated before it is confirmed. */
export function ChangePlan({ current }: { current: CurrentSubscription }) {
  const translate = useTranslate();
  const [page, setPage] = useState(1);
  const [chosen, setChosen] = useState<Plan>();
  const query = useAvailablePlans(page);
  const title = translate(current.status ? 'billing.change.title' : 'billing.change.first');
  return (
    <Section title={title}>
      <Answered query={query}>
        {({ plans, pagination }) => (
          <Stack spacing={1}>
            {plans.length ? (
              <PlanGrid label={title}>
                {plans.map((plan) => (
                  <Offer
                    key={plan.store_subscription_plan_id}
                    plan={plan}
                    current={current}
                    onChoose={() => setChosen(plan)}
                  />
                ))}
              </PlanGrid>
            ) : (
              <Typography color="text.secondary">{translate('billing.change.none')}</Typography>
            )}
            {pagination.total > pagination.items_per_page ? (
              <Pages
                page={page}
                total={pagination.total}
                size={pagination.items_per_page}
                onPage={setPage}
              />
            ) : null}
          </Stack>
        )}
      </Answered>
      {chosen ? <Calculated plan={chosen} onClose={() => setChosen(undefined)} /> : null}
    </Section>
  );
}
