import { characteristicOptions } from '../../../../contract/campaigns/characteristics.ts';
import {
  campaignReward,
  caps,
  invoicingSettings,
  settings,
} from '../../../../contract/campaigns/definition.ts';
import { typeOptions } from '../../../../contract/campaigns/type-options.ts';
import { unsaid } from '../../../../contract/messages/channel-content.ts';
import {
  characteristicOfDraft,
  type Draft,
  givesSomething,
  isPeriod,
  sentInvoicing,
} from '../draft/draft.ts';
import { sentCharacteristic, sentOptions } from '../draft/options.ts';

export const stepNames = ['type', 'who', 'what', 'messages', 'settings', 'check'] as const;
export type StepName = (typeof stepNames)[number];

/** The steps of a campaign: a draw has none of what it gives and tells. */
export const stepsOf = ({ category }: Draft): readonly StepName[] =>
  category === 'draw'
    ? stepNames.filter((name) => name !== 'what' && name !== 'messages')
    : stepNames;

const isWhole: { [N in StepName]: (draft: Draft) => boolean } = {
  type: (draft) => {
    const type = draft.campaign_type_system;
    if (!type || !draft.title.trim() || !isPeriod(draft)) return false;
    return typeOptions[type].safeParse(sentOptions(type, draft.campaign_type_options)).success;
  },
  who: (draft) => {
    const { store_participants, store_ids } = draft.campaign_condition_options;
    const name = characteristicOfDraft(draft);
    const asked = sentCharacteristic(draft.campaign_client_characteristic_options);
    const knowsStores = store_participants === '*' || store_ids.length > 0;
    return knowsStores && (!name || characteristicOptions[name].safeParse(asked).success);
  },
  what: ({ campaign_reward: given }) =>
    !givesSomething(given) || campaignReward.safeParse(given).success,
  messages: (draft) =>
    unsaid(draft).length === 0 &&
    (givesSomething(draft.campaign_reward) || draft.system_notification_ids.length > 0),
  settings: (draft) =>
    settings.shape.priority.safeParse(draft.priority).success &&
    caps.safeParse(draft.caps).success &&
    invoicingSettings.safeParse(sentInvoicing(draft.invoicing_settings)).success,
  check: () => true,
};

/** Whether a step has all that it wants. */
export const isDone = (draft: Draft) => (name: string) => isWhole[name as StepName](draft);

/** The step in which each field is filled in. */
const places: Readonly<Record<string, StepName>> = {
  campaign_type_id: 'type',
  campaign_type_options: 'type',
  title: 'type',
  starts_at: 'type',
  ends_at: 'type',
  campaign_condition_id: 'who',
  campaign_condition_options: 'who',
  campaign_client_characteristic_id: 'who',
  campaign_client_characteristic_options: 'who',
  campaign_reward: 'what',
  system_notification_ids: 'messages',
  notifier_type: 'messages',
  sms: 'messages',
  email: 'messages',
  push: 'messages',
  viber: 'messages',
  invoicing_settings: 'settings',
  priority: 'settings',
  caps: 'settings',
};

/** The first step in which something is wrong; undefined where nothing is, or nobody knows where. */
export function stepOfFirst(paths: readonly string[]): StepName | undefined {
  const wrong = paths.map((path) => places[path.split('.')[0] ?? '']);
  return stepNames.find((name) => wrong.includes(name));
}
