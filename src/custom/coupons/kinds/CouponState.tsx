import { useResourceContext, useTranslate } from 'react-admin';
import type { CouponState as State } from '../../../../contract/coupons/coupon-rules.ts';
import { resourceOf } from '../../../dataProvider/sources.ts';
import { StateChip, toneOf } from '../../../resources/pieces/StateChip.tsx';

/** Where a coupon stands, in a word and a colour; the goal has a page of its own and no list. */
export function CouponState({ state }: { state: State }) {
  const translate = useTranslate();
  const resource = useResourceContext() ?? resourceOf('goal-coupons');
  const word = translate(`resources.${resource}.texts.choices.${state}`);
  return <StateChip tone={toneOf('state', state) ?? 'neutral'} label={word} />;
}
