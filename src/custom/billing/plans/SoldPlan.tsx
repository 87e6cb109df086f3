import { Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { deletePlan, SubscriptionPlan } from '../../../../contract/billing/plans.ts';
import { FactList } from '../../../resources/pieces/FactList.tsx';
import { StateChip } from '../../../resources/pieces/StateChip.tsx';
import { Uses } from '../../../resources/uses/Uses.tsx';
import { useUsesAt } from '../../../resources/uses/use-uses.ts';
import { send } from '../../../session/api.ts';
import { useCan, usePanel } from '../../../shell/context.ts';
import { useAddressOf } from '../../../shell/menu.ts';
import { useWritten } from '../../../shell/use-written.ts';
import { Ask } from '../shared/Ask.tsx';
import { PlanCard } from '../shared/PlanCard.tsx';
import { usePlanWords } from '../shared/use-plan-words.ts';
import { useSoldChanged } from '../sold/use-sold.ts';

function Chips({ plan }: { plan: SubscriptionPlan }) {
  const translate = useTranslate();
  if (plan.withdrawn) return <StateChip tone="ended" label={translate('plans.withdrawn')} />;
  return (
    <StateChip
      tone={plan.is_public ? 'done' : 'neutral'}
      label={translate(plan.is_public ? 'plans.public' : 'plans.hidden')}
    />
  );
}

const path = '/companies/{storeId}/subscriptions/plans/{id}';

/** Takes a plan back: whoever has it keeps it. */
function Withdraw({ plan, onClose }: { plan: SubscriptionPlan; onClose: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const { store } = usePanel();
  const { name } = usePlanWords();
  const changed = useSoldChanged();
  const { uses } = useUsesAt(path, plan.store_subscription_plan_id);
  const remove = async () => {
    const params = { storeId: store.store_id, id: plan.store_subscription_plan_id };
    await send<typeof deletePlan>('DELETE', path, { params });
    await changed();
    notify('plans.removed', { type: 'success' });
  };
  return (
    <Ask
      title={translate('plans.withdrawNamed', { plan: name(plan) })}
      yes={translate('plans.withdraw')}
      danger
      onYes={remove}
      onClose={onClose}
    >
      <Typography>
        {translate(plan.subscribers ? 'plans.withdrawUsed' : 'plans.withdrawUnused', {
          smart_count: plan.subscribers,
        })}
      </Typography>
      <Uses uses={uses} />
    </Ask>
  );
}

/** A plan with who has it, what it brings a month, and what may be done with it. */
export function SoldPlan({ plan }: { plan: SubscriptionPlan }) {
  const translate = useTranslate();
  const addressOf = useAddressOf();
  const { name } = usePlanWords();
  const { money, number } = useWritten(plan.currency);
  const mayEdit = useCan('subscriptions.plans.update');
  const mayRemove = useCan('subscriptions.plans.delete');
  const [leaving, setLeaving] = useState(false);
  const id = plan.store_subscription_plan_id;
  return (
    <PlanCard plan={plan} chips={<Chips plan={plan} />}>
      <FactList
        facts={[
          [translate('plans.subscribers'), number(plan.subscribers)],
          [translate('plans.monthly'), money(plan.monthly_revenue)],
        ]}
      />
      <Stack direction="row" spacing={1}>
        <Button
          variant="outlined"
          component={Link}
          to={addressOf(`subscriptions/registration-plans/${id}`)}
          aria-label={translate(mayEdit ? 'plans.editNamed' : 'plans.openNamed', {
            plan: name(plan),
          })}
        >
          {translate(mayEdit ? 'ra.action.edit' : 'ra.action.show')}
        </Button>
        {mayRemove && !plan.withdrawn ? (
          <Button
            color="error"
            onClick={() => setLeaving(true)}
            aria-label={translate('plans.withdrawNamed', { plan: name(plan) })}
          >
            {translate('plans.withdraw')}
          </Button>
        ) : null}
      </Stack>
      {leaving ? <Withdraw plan={plan} onClose={() => setLeaving(false)} /> : null}
    </PlanCard>
  );
}
