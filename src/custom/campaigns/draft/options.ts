import type { CampaignType, CharacteristicName } from '../../../../contract/campaigns/kinds.ts';
import { inCalendar, momentOfDay } from '../../../i18n/calendar.ts';
import { isDay } from '../../../resources/inputs/DayField.tsx';
import type { Options } from './part.ts';

/** What each type asks, before anything was chosen. */
export const emptyOptions: Readonly<Record<CampaignType, Options>> = {
  transaction: {
    minimum_amount: null,
    product_ids: [],
    product_tag_ids: [],
    nth_receipt: null,
    weekdays: [],
    from_hour: null,
    to_hour: null,
    channel: 'any',
  },
  registration: {},
  birthday: { when: 'on', days: null, hour: 10 },
  inactivity: { days: null, hour: 10 },
  tier_reached: { store_point_title_ids: [] },
  balance: { on: 'crosses', threshold: null, days: null, hour: 10 },
  scheduled: { every: 'once', at: null, weekday: null, month_day: null, hour: 10 },
  list: { campaign_list_id: null },
  draw: {
    per: 'receipt',
    amount: null,
    most_per_customer: null,
    winners: 1,
    alternates: 0,
    without_earlier_winners: false,
  },
};

/** What each characteristic asks, before anything was chosen. */
export const emptyCharacteristic: Readonly<Record<CharacteristicName, Options>> = {
  age: { from_age: null, to_age: null },
  gender: { genders: [] },
  tier: { store_point_title_ids: [] },
  region: { store_company_network_region_ids: [] },
  consent: { channels: [] },
  attribute: { user_account_attribute_definition_id: null, values: [] },
  view: { view_id: null },
};

const signs = { before: -1, on: 0, after: 1 } as const;
type When = keyof typeof signs;
const whenOf = (days: number): When => (days < 0 ? 'before' : days ? 'after' : 'on');

/** The moment of an hour of a day, by the programme's clock. */
const momentOf = (day: unknown, hour: unknown) =>
  typeof day === 'string' && isDay(day) ? momentOfDay(day, Number(hour)).toISOString() : null;

/** Options as they are sent: days around a birthday with their sign, a moment in place of its day and hour. */
export function sentOptions(type: CampaignType | null, options: Options): Options {
  if (type === 'birthday') {
    const { when, days, ...rest } = options;
    const sign = signs[when as When] ?? 0;
    return { ...rest, days: sign ? (typeof days === 'number' ? sign * days : days) : 0 };
  }
  if (type === 'scheduled' && options.every === 'once')
    return { ...options, at: momentOf(options.at, options.hour), weekday: null, month_day: null };
  if (type === 'scheduled') return { ...options, at: null };
  if (type === 'list') return { campaign_list_id: options.campaign_list_id };
  return options;
}

/** Options as they are typed, from those that are kept. */
export function typedOptions(type: CampaignType, kept: Options): Options {
  const options = { ...emptyOptions[type], ...kept };
  if (type === 'birthday') {
    const days = Number(kept.days ?? 0);
    return { ...options, when: whenOf(days), days: days ? Math.abs(days) : null };
  }
  if (type === 'scheduled' && kept.at) {
    const at = inCalendar(String(kept.at));
    return { ...options, at: at.format('YYYY-MM-DD'), hour: at.hour() };
  }
  return options;
}

/** Of what is asked of a customer, what was filled in (campaign-empty-ages). */
export const sentCharacteristic = (options: Options): Options =>
  Object.fromEntries(Object.entries(options).filter(([, value]) => value !== null && value !== ''));
