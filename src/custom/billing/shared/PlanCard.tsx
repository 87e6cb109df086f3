import { Card, Stack, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { usePanel } from '../../../shell/context.ts';
import { type Plan, usePlanWords } from './use-plan-words.ts';

interface Props {
  readonly plan: Plan;
  /** Beside its name. */
  readonly chips?: ReactNode;
  /** Below what it is good for: figures, buttons. */
  readonly children: ReactNode;
}

/** One plan: what it is called, costs and includes. */
export function PlanCard({ plan, chips, children }: Props) {
  const id = useId();
  const { lang } = usePanel();
  const { price, tax, limits, name } = usePlanWords();
  const taxed = tax(plan);
  return (
    <Card
      component="li"
      variant="outlined"
      aria-labelledby={id}
      sx={{ p: 2.5, display: 'flex', flexDirection: 'column', gap: 1.5 }}
    >
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Typography id={id} variant="h4" component="h3" sx={{ overflowWrap: 'anywhere' }}>
          {name(plan)}
        </Typography>
        {chips}
      </Stack>
      <div>
        <Typography sx={{ fontWeight: 650, fontVariantNumeric: 'tabular-nums' }}>
          {price(plan)}
        </Typography>
        {taxed ? (
          <Typography variant="body2" color="text.secondary">
            {taxed}
          </Typography>
        ) : null}
      </div>
      {plan.plan_description[lang] ? (
        <Typography variant="body2">{plan.plan_description[lang]}</Typography>
      ) : null}
      {limits(plan).map((limit) => (
        <Typography key={limit} variant="body2" color="text.secondary">
          {limit}
        </Typography>
      ))}
      <Stack spacing={1} sx={{ mt: 'auto' }}>
        {children}
      </Stack>
    </Card>
  );
}
