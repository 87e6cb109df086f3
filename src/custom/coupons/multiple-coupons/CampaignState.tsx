import { type RaRecord, useRecordContext, useTranslate } from 'react-admin';
import { couponStates } from '../../../../contract/coupons/coupon-rules.ts';
import { resourceOf } from '../../../dataProvider/sources.ts';
import { Chooser } from '../../../resources/narrowing/Chooser.tsx';
import { StateChip, toneOf } from '../../../resources/pieces/StateChip.tsx';
import type { Campaign } from './use-campaign.ts';

// A campaign has two states, and codes that are being made are called something else.
function useStateWord() {
  const translate = useTranslate();
  return (state: string) =>
    translate(`resources.${resourceOf('store-coupons')}.texts.choices.${state}`);
}

/** Where a campaign stands. */
export function CampaignState({ state }: Pick<Campaign, 'state'>) {
  const wordOf = useStateWord();
  return <StateChip tone={toneOf('state', state) ?? 'neutral'} label={wordOf(state)} />;
}

export function StateCell() {
  const campaign = useRecordContext<Campaign & RaRecord>();
  return campaign ? <CampaignState state={campaign.state} /> : null;
}

/** The campaigns that stand so: none is a draft. */
export function StateFilter({ source }: { source: string }) {
  const wordOf = useStateWord();
  const states = couponStates.filter((state) => state !== 'draft');
  return <Chooser source={source} options={states.map((id) => ({ id, name: wordOf(id) }))} />;
}
