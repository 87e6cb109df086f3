import {
  type CampaignBody,
  campaignReward,
  caps,
  notification,
} from '../../contract/campaigns/definition.ts';
import { typeOf } from '../../contract/campaigns/kinds.ts';
import type { Definition } from '../../contract/campaigns/stored.ts';
import { withOptions } from './own.ts';

/** What is kept of what was sent. A draw has no reward, bearer or message of its own (campaign-draw-omits). */
export function definitionOf(body: CampaignBody): Definition {
  const isDraw = typeOf(body.campaign_type_id) === 'draw';
  const said = notification.parse(isDraw ? {} : body);
  return withOptions({
    ...said,
    campaign_type_id: body.campaign_type_id,
    campaign_type_options: body.campaign_type_options,
    campaign_condition_id: body.campaign_condition_id,
    campaign_condition_options: body.campaign_condition_options,
    campaign_client_characteristic_id: body.campaign_client_characteristic_id,
    campaign_client_characteristic_options: body.campaign_client_characteristic_options,
    priority: body.priority,
    caps: caps.parse(body.caps ?? {}),
    invoicing_settings: isDraw ? null : (body.invoicing_settings ?? null),
    campaign_reward: isDraw
      ? null
      : body.campaign_reward
        ? campaignReward.parse(body.campaign_reward)
        : null,
  });
}
