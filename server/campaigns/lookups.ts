import {
  type CampaignType,
  campaignTypeIds,
  campaignTypes,
  characteristicIds,
  characteristicsOf,
  conditionIds,
  conditionsOf,
  nextStatuses,
  statusIds,
  statusNames,
  typeOf,
} from '../../contract/campaigns/kinds.ts';
import {
  listCharacteristics,
  listConditions,
  listStatuses,
  listTypes,
} from '../../contract/campaigns/lookups.ts';
import { invalidField } from '../http/refusal.ts';
import { type Api, serve } from '../http/serve.ts';
import { characteristicWords, conditionWords, statusWords, typeWords } from './catalogue.ts';

/** Throws invalid for a type that there is not. */
function typeAsked(id: number): CampaignType {
  const type = typeOf(id);
  if (!type) throw invalidField('campaign-type-id', 'invalidChoice');
  return type;
}

/** What a campaign is put together from, as the wizard asks for it. */
export function mountCampaignLookups(api: Api) {
  serve(api, listTypes, async ({ language }) => ({
    campaign_types: campaignTypes.map((type) => ({
      campaign_type_id: campaignTypeIds[type],
      type,
      name: typeWords[type].name[language],
      text: typeWords[type].text[language],
    })),
  }));
  serve(api, listStatuses, async ({ language }) => ({
    statuses: statusNames.map((status) => ({
      campaign_status_id: statusIds[status],
      status,
      name: statusWords[status][language],
      next: nextStatuses[status].map((next) => statusIds[next]),
    })),
  }));
  serve(api, listConditions, async ({ query, language }) => ({
    campaign_conditions: conditionsOf(typeAsked(query['campaign-type-id'])).map((name) => ({
      campaign_condition_id: conditionIds[name],
      name: conditionWords[name][language],
    })),
  }));
  serve(api, listCharacteristics, async ({ query, language }) => ({
    campaign_client_characteristics: characteristicsOf(typeAsked(query['campaign-type-id'])).map(
      (name) => ({
        campaign_client_characteristic_id: characteristicIds[name],
        characteristic: name,
        name: characteristicWords[name][language],
      }),
    ),
  }));
}
