/** What a campaign waits for. */
export const campaignTypeIds = {
  transaction: 1,
  registration: 2,
  birthday: 3,
  inactivity: 4,
  tier_reached: 5,
  balance: 6,
  scheduled: 7,
  list: 8,
  draw: 9,
} as const;
export type CampaignType = keyof typeof campaignTypeIds;
export const campaignTypes = Object.keys(campaignTypeIds) as readonly CampaignType[];
export const typeOf = (id: number) => campaignTypes.find((type) => campaignTypeIds[type] === id);

/** How often one customer may take part. */
export const conditionIds = { always: 1, once_a_day: 2, once: 3 } as const;
export type ConditionName = keyof typeof conditionIds;
export const conditionNames = Object.keys(conditionIds) as readonly ConditionName[];
export const conditionOf = (id: number) => conditionNames.find((name) => conditionIds[name] === id);

/** What a customer has to be like; none of them is asked for where no sub-condition is needed. */
export const characteristicIds = {
  age: 1,
  gender: 2,
  tier: 3,
  region: 4,
  consent: 5,
  attribute: 6,
  view: 7,
} as const;
export type CharacteristicName = keyof typeof characteristicIds;
export const characteristicNames = Object.keys(characteristicIds) as readonly CharacteristicName[];
export const characteristicOf = (id: number) =>
  characteristicNames.find((name) => characteristicIds[name] === id);

/** Where a campaign stands (campaign-statuses-from-server). */
export const statusIds = {
  draft: 1,
  scheduled: 2,
  running: 3,
  paused: 4,
  ended: 5,
  cancelled: 6,
} as const;
export type CampaignStatus = keyof typeof statusIds;
export const statusNames = Object.keys(statusIds) as readonly CampaignStatus[];
export const statusOf = (id: number) => statusNames.find((name) => statusIds[name] === id);

/** Where a campaign may go from where it stands. */
export const nextStatuses: Readonly<Record<CampaignStatus, readonly CampaignStatus[]>> = {
  draft: ['scheduled', 'running', 'cancelled'],
  scheduled: ['running', 'draft', 'cancelled'],
  running: ['paused', 'ended', 'cancelled'],
  paused: ['running', 'ended', 'cancelled'],
  ended: [],
  cancelled: [],
};

/** How often a type can sensibly be met by one customer. */
export const conditionsOf = (type: CampaignType): readonly ConditionName[] =>
  type === 'transaction' || type === 'scheduled' || type === 'balance' || type === 'draw'
    ? conditionNames
    : ['always', 'once'];

/** What can be asked of whom a type is about: nobody new has a tier, a list names whom it means. */
export const characteristicsOf = (type: CampaignType): readonly CharacteristicName[] => {
  if (type === 'registration') return ['age', 'gender', 'region', 'consent', 'attribute'];
  if (type === 'list') return ['consent'];
  if (type === 'tier_reached') return characteristicNames.filter((name) => name !== 'tier');
  return characteristicNames;
};

/** Receipts of every kind, for campaigns that wait for one. */
export const channelChoices = ['any', 'offline', 'online'] as const;
