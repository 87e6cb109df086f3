import { Alert, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { rightPath } from '../../../../contract/words/right-names.ts';
import { formatDate } from '../../../i18n/format.ts';
import { Answered } from '../../../resources/records/Answered.tsx';
import { usePanel } from '../../../shell/context.ts';
import { useWritten } from '../../../shell/use-written.ts';
import { Ask } from '../shared/Ask.tsx';
import { BillingLines } from '../shared/BillingLines.tsx';
import { type Plan, usePlanWords } from '../shared/use-plan-words.ts';
import { type Calculation, useChange } from './use-change.ts';

/** What is lost or cannot be added to any more, by name. */
function Losses({ lost_permissions, exceeded }: Calculation) {
  const translate = useTranslate();
  const { lang } = usePanel();
  const { number } = useWritten();
  return (
    <>
      {lost_permissions.length ? (
        <Alert severity="warning">
          {translate('billing.change.lost')}
          <ul style={{ margin: 0, paddingInlineStart: 20 }}>
            {lost_permissions.map((path) => (
              <li key={path}>{rightPath(path, lang)}</li>
            ))}
          </ul>
        </Alert>
      ) : null}
      {exceeded.length ? (
        <Alert severity="warning">
          {translate('billing.change.exceeded')}
          <ul style={{ margin: 0, paddingInlineStart: 20 }}>
            {exceeded.map(({ limit, name, used, allowed }) => (
              <li key={limit}>
                {translate('billing.usage.of', {
                  name,
                  used: number(used),
                  allowed: number(allowed),
                })}
              </li>
            ))}
          </ul>
        </Alert>
      ) : null}
    </>
  );
}

/** When the plan changes, and what becomes of a subscription that has ended or was cancelled. */
function When({ calculation }: { calculation: Calculation }) {
  const translate = useTranslate();
  const { when, waits_for_payment: waits, effective_at, total, currency } = calculation;
  const { takes_cancellation_back: takesBack, goes_on_until: goesOn } = calculation;
  const { money } = useWritten(currency);
  const amount = money(total);
  const text =
    when === 'period_end'
      ? translate('billing.change.atTheEnd', { date: formatDate(effective_at) })
      : translate(waits ? 'billing.change.whenPaid' : 'billing.change.now', { amount });
  const isBack = goesOn !== null && when === 'now' && !waits;
  return (
    <>
      {goesOn ? (
        <Alert severity="info">
          {translate('billing.change.goesOn', { date: formatDate(goesOn) })}
        </Alert>
      ) : null}
      {takesBack ? (
        <Alert severity="warning">
          {translate(waits ? 'billing.change.takesBackPaid' : 'billing.change.takesBack')}
        </Alert>
      ) : null}
      {isBack ? null : <Typography>{text}</Typography>}
    </>
  );
}

function What({ calculation }: { calculation: Calculation }) {
  const translate = useTranslate();
  const { lines, total, charges, currency } = calculation;
  const { money } = useWritten(currency);
  return (
    <>
      <When calculation={calculation} />
      {lines.length ? (
        <BillingLines of={calculation} label={translate('billing.change.lines')} />
      ) : null}
      {total > 0 ? (
        <Typography>
          {charges.total
            ? translate('billing.charges.now', { amount: money(charges.total) })
            : translate('billing.charges.none')}
        </Typography>
      ) : null}
      <Losses {...calculation} />
    </>
  );
}

/** What a change of plan costs and does, shown before it is confirmed. */
export function Calculated({ plan, onClose }: { plan: Plan; onClose: () => void }) {
  const translate = useTranslate();
  const { name } = usePlanWords();
  const { query, confirm, dialog } = useChange(plan.store_subscription_plan_id);
  const { data } = query;
  return (
    <>
      <Ask
        title={translate('billing.change.to', { plan: name(plan) })}
        yes={translate('billing.change.confirm')}
        disabled={!data || query.isFetching}
        onYes={async () => data && confirm(data)}
        onClose={onClose}
      >
        <Answered query={query} height={160}>
          {(calculation) => <What calculation={calculation} />}
        </Answered>
      </Ask>
      {dialog}
    </>
  );
}
