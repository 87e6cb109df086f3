import AddIcon from '@mui/icons-material/Add';
import {
  Button,
  FormControlLabel,
  Stack,
  Switch,
  ToggleButton,
  ToggleButtonGroup,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { PlanKind } from '../../../../contract/billing/limits.ts';
import { Pages } from '../../../resources/list/Pager.tsx';
import { Answered } from '../../../resources/records/Answered.tsx';
import { useCan } from '../../../shell/context.ts';
import { useAddressOf } from '../../../shell/menu.ts';
import { Tabs } from '../../../shell/Tabs.tsx';
import { Title } from '../../../shell/Title.tsx';
import { PlanGrid } from '../shared/PlanGrid.tsx';
import { usePlans } from '../sold/use-sold.ts';
import { SellerSettings } from './SellerSettings.tsx';
import { SoldPlan } from './SoldPlan.tsx';
import { usePlanKinds } from './use-lookups.ts';

interface KindProps {
  readonly kinds: readonly { kind: PlanKind; name: string }[];
  readonly value: PlanKind;
  readonly onChange: (kind: PlanKind) => void;
}

/** Plans for stores and plans for companies apart; who sells one kind only has nothing to choose. */
function KindToggle({ kinds, value, onChange }: KindProps) {
  const translate = useTranslate();
  if (kinds.length < 2) return null;
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={value}
      onChange={(_, kind: PlanKind | null) => kind && onChange(kind)}
      aria-label={translate('plans.kind')}
    >
      {kinds.map(({ kind, name }) => (
        <ToggleButton key={kind} value={kind}>
          {name}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

/** The plans that are sold, as cards with who has them and what they bring (plan-kind). */
export function PlansPage() {
  const translate = useTranslate();
  const addressOf = useAddressOf();
  const mayAdd = useCan('subscriptions.plans.create');
  const kinds = usePlanKinds();
  const [chosen, setKind] = useState<PlanKind>();
  const [withdrawn, setWithdrawn] = useState(false);
  const [page, setPage] = useState(1);
  // The platform sells to companies first.
  const kind = chosen ?? (kinds.some((each) => each.kind === 'company') ? 'company' : 'store');
  const query = usePlans({
    page: String(page),
    kind,
    ...(withdrawn ? {} : { withdrawn: 'false' as const }),
  });
  return (
    <Stack spacing={2}>
      <Title title={translate('tabs.subscriptions/registration-plans')} />
      <Tabs />
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <KindToggle
          kinds={kinds}
          value={kind}
          onChange={(next) => {
            setPage(1);
            setKind(next);
          }}
        />
        <FormControlLabel
          sx={{ flexGrow: 1 }}
          label={translate('plans.showWithdrawn')}
          control={<Switch checked={withdrawn} onChange={(_, on) => setWithdrawn(on)} />}
        />
        {mayAdd ? (
          <Button
            variant="contained"
            startIcon={<AddIcon />}
            component={Link}
            to={`${addressOf('subscriptions/registration-plans/create')}?kind=${kind}`}
          >
            {translate(`plans.new.${kind}`)}
          </Button>
        ) : null}
      </Stack>
      <Answered query={query}>
        {({ plans, pagination }) => (
          <>
            {plans.length ? (
              <PlanGrid label={translate('tabs.subscriptions/registration-plans')}>
                {plans.map((plan) => (
                  <SoldPlan key={plan.store_subscription_plan_id} plan={plan} />
                ))}
              </PlanGrid>
            ) : (
              <Typography color="text.secondary">{translate('plans.none')}</Typography>
            )}
            {pagination.total > pagination.items_per_page ? (
              <Pages
                page={page}
                total={pagination.total}
                size={pagination.items_per_page}
                onPage={setPage}
              />
            ) : null}
          </>
        )}
      </Answered>
      <SellerSettings />
    </Stack>
  );
}
