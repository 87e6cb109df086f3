import { Stack } from '@mui/material';
import type { CurrentSubscription } from '../../../../contract/billing/dashboard-shapes.ts';
import { mayChoosePlan } from '../../../../contract/permissions/while-ended.ts';
import { Answered } from '../../../resources/records/Answered.tsx';
import { useCan } from '../../../shell/context.ts';
import { ChangePlan } from '../change/ChangePlan.tsx';
import { paths } from '../state/paths.ts';
import { useCurrent } from '../state/use-own.ts';
import { BillingPage } from './BillingPage.tsx';
import { Due } from './Due.tsx';
import { Standing } from './Standing.tsx';
import { Usage } from './Usage.tsx';

function Whole({ current }: { current: CurrentSubscription }) {
  const owes = current.unpaid_billings.some(({ kind }) => kind === 'period');
  const mayChoose = mayChoosePlan(current.status, owes);
  const may = useCan('general_settings.billing_dashboard.update');
  return (
    <Stack spacing={2}>
      <Due current={current} />
      <Standing current={current} />
      <Usage usage={current.usage} />
      {may && mayChoose ? <ChangePlan current={current} /> : null}
    </Stack>
  );
}

/** The own subscription as it stands: what is owed first, then what it is, uses and may become. */
export function CurrentPage() {
  const query = useCurrent();
  return (
    <BillingPage tab={paths.current}>
      <Answered query={query} height={420}>
        {(current) => <Whole current={current} />}
      </Answered>
    </BillingPage>
  );
}
