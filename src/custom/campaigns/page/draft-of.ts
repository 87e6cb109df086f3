import type { Campaign } from '../../../../contract/campaigns/campaigns.ts';
import { characteristicOf } from '../../../../contract/campaigns/kinds.ts';
import { type Draft, dayOf, emptyDraft, emptyGiven } from '../draft/draft.ts';
import { emptyCharacteristic, typedOptions } from '../draft/options.ts';

/** A campaign that is there as it is typed. */
export function draftOf(campaign: Campaign): Draft {
  const { campaign_reward: reward, campaign_client_characteristic_id: asked } = campaign;
  const characteristic = asked === null ? undefined : characteristicOf(asked);
  const { campaign_reward_id: _, ...given } = reward ?? { campaign_reward_id: 0, ...emptyGiven };
  return {
    category: campaign.type === 'draw' ? 'draw' : 'other',
    campaign_type_system: campaign.type,
    campaign_type_id: campaign.campaign_type_id,
    campaign_type_options: typedOptions(campaign.type, campaign.campaign_type_options),
    title: campaign.title,
    starts_at: dayOf(campaign.starts_at),
    ends_at: dayOf(campaign.ends_at),
    campaign_condition_id: campaign.campaign_condition_id,
    campaign_condition_options: campaign.campaign_condition_options,
    campaign_client_characteristic_id: asked,
    campaign_client_characteristic_options: {
      ...(characteristic ? emptyCharacteristic[characteristic] : {}),
      ...campaign.campaign_client_characteristic_options,
    },
    campaign_reward: given,
    invoicing_settings: campaign.invoicing_settings ?? emptyDraft.invoicing_settings,
    priority: campaign.priority,
    caps: campaign.caps,
    system_notification_ids: campaign.system_notification_ids,
    notifier_type: campaign.notifier_type,
    override_user_notification_settings: campaign.override_user_notification_settings,
    sms: campaign.sms,
    email: campaign.email,
    push: campaign.push,
    viber: campaign.viber,
  };
}
