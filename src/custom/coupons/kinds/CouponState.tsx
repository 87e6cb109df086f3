import { Chip, type ChipProps } from '@mui/material';
import { useRecordContext, useResourceContext, useTranslate } from 'react-admin';
import type { CouponState } from '../../../../contract/coupons/coupon-rules.ts';
import { resourceOf } from '../../../dataProvider/sources.ts';

/** Neutral before it is out, blue while it runs or is about to, amber while somebody has to resume it, grey once over. */
const looks: Readonly<Record<CouponState, Pick<ChipProps, 'color' | 'variant'>>> = {
  draft: { color: 'default', variant: 'outlined' },
  scheduled: { color: 'info', variant: 'outlined' },
  running: { color: 'info', variant: 'filled' },
  paused: { color: 'warning', variant: 'filled' },
  ended: { color: 'default', variant: 'filled' },
};

/** Where a coupon stands, in a word and a colour; the goal has a page of its own and no list. */
export function StateChip({ state }: { state: CouponState }) {
  const translate = useTranslate();
  const resource = useResourceContext() ?? resourceOf('goal-coupons');
  const word = translate(`resources.${resource}.texts.choices.${state}`);
  return <Chip size="small" {...looks[state]} label={word} />;
}

export function StateCell() {
  const state = useRecordContext<{ id: number; state: CouponState }>()?.state;
  return state ? <StateChip state={state} /> : null;
}
