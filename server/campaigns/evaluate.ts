import type { CharacteristicOptions } from '../../contract/campaigns/characteristics.ts';
import { characteristicOf, conditionOf } from '../../contract/campaigns/kinds.ts';
import type { Definition } from '../../contract/campaigns/stored.ts';
import type { TypeOptions } from '../../contract/campaigns/type-options.ts';
import { type Minor, minorOf } from '../runtime/units.ts';

/** What matched, as a participant's row tells it. */
export type Matched = Readonly<Record<string, string | number | boolean | null>>;

/** A receipt as campaigns look at it, in the company's own time. */
export interface ReceiptFacts {
  readonly storeId: number;
  readonly amount: Minor;
  readonly channel: 'offline' | 'online';
  /** The company's products and their tags; read only where a campaign names one. */
  readonly productIds: readonly number[];
  readonly tagIds: readonly number[];
  /** Monday is 1. */
  readonly weekday: number;
  readonly hour: number;
}

/** A customer as campaigns look at them. */
export interface PersonFacts {
  /** `YYYY-MM-DD`; the day it is there, by which an age is counted. */
  readonly today: string;
  readonly birth_date: string | null;
  readonly gender: string | null;
  readonly tier_id: number | null;
  readonly region_id: number | null;
  readonly marketing: boolean;
  readonly sms: boolean;
  readonly viber: boolean;
  readonly push: boolean;
  readonly mail: boolean;
  readonly attributes: Readonly<Record<string, unknown>>;
  /** The saved views that they are in, of those that were asked for. */
  readonly views: readonly number[];
}

const anyOf = <T>(wanted: readonly T[], there: readonly T[]) =>
  wanted.length === 0 || wanted.some((each) => there.includes(each));

/** Whether a store takes part. */
export const isStoreIn = (
  { campaign_condition_options: { store_participants, store_ids } }: Definition,
  storeId: number,
) => store_participants === '*' || store_ids.includes(storeId);

const isHourIn = (hour: number, from: number | null, to: number | null) => {
  const start = from ?? 0;
  const end = to ?? 24;
  // From 22 to 2 goes over midnight.
  return start < end ? hour >= start && hour < end : hour >= start || hour < end;
};

/** Whether a receipt by itself is what the campaign waits for: all that needs no further look at the customer. */
export function meetsReceipt(
  options: TypeOptions['transaction'],
  receipt: ReceiptFacts,
): Matched | undefined {
  const { minimum_amount, product_ids, product_tag_ids, weekdays, channel } = options;
  if (minimum_amount !== null && receipt.amount < minorOf(minimum_amount)) return undefined;
  if (channel !== 'any' && receipt.channel !== channel) return undefined;
  const named = product_ids.length + product_tag_ids.length > 0;
  const bought =
    product_ids.some((id) => receipt.productIds.includes(id)) ||
    product_tag_ids.some((id) => receipt.tagIds.includes(id));
  if (named && !bought) return undefined;
  if (!anyOf(weekdays, [receipt.weekday])) return undefined;
  if (!isHourIn(receipt.hour, options.from_hour, options.to_hour)) return undefined;
  return { amount: receipt.amount / 100, weekday: receipt.weekday, hour: receipt.hour };
}

/** Whole years on a day. A leap day's child is a year older on 1 March of other years. */
export function ageOn(birthDate: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years;
}

type Asks = {
  [N in keyof CharacteristicOptions]: (
    options: CharacteristicOptions[N],
    person: PersonFacts,
  ) => Matched | undefined;
};

const asks: Asks = {
  age: ({ from_age, to_age }, { birth_date, today }) => {
    if (!birth_date) return undefined;
    const age = ageOn(birth_date, today);
    return age >= (from_age ?? 0) && age <= (to_age ?? 150) ? { age } : undefined;
  },
  gender: ({ genders }, { gender }) =>
    gender && (genders as readonly string[]).includes(gender) ? { gender } : undefined,
  tier: ({ store_point_title_ids }, { tier_id }) =>
    tier_id && store_point_title_ids.includes(tier_id) ? { tier: tier_id } : undefined,
  region: ({ store_company_network_region_ids }, { region_id }) =>
    region_id && store_company_network_region_ids.includes(region_id)
      ? { region: region_id }
      : undefined,
  consent: ({ channels }, person) => {
    const agreed = person.marketing && channels.find((channel) => person[channel]);
    return agreed ? { consent: agreed } : undefined;
  },
  attribute: ({ user_account_attribute_definition_id: id, values }, { attributes }) => {
    const own = [attributes[String(id)]].flat().map(String);
    const value = values.find((each) => own.includes(each));
    return value === undefined ? undefined : { attribute: value };
  },
  view: ({ view_id }, { views }) => (views.includes(view_id) ? { view: view_id } : undefined),
};

/** Whether a customer is like what the campaign asks; what of them matched, which may be nothing. */
export function meetsPerson(definition: Definition, person: PersonFacts): Matched | undefined {
  const id = definition.campaign_client_characteristic_id;
  if (id === null) return {};
  const name = characteristicOf(id);
  if (!name) return undefined;
  const ask = asks[name] as (options: unknown, person: PersonFacts) => Matched | undefined;
  return ask(definition.campaign_client_characteristic_options, person);
}

/** Whether a receipt and who brought it are what a campaign waits for; `receipts` is how many theirs are with it. */
export function meets(
  definition: Definition,
  receipt: ReceiptFacts,
  person: PersonFacts,
  receipts: number,
): Matched | undefined {
  const options = definition.campaign_type_options as TypeOptions['transaction'];
  const { nth_receipt } = options;
  if (nth_receipt !== null && receipts !== nth_receipt) return undefined;
  const met = meetsReceipt(options, receipt);
  const own = met && meetsPerson(definition, person);
  return own && { ...met, ...own, ...(nth_receipt === null ? {} : { nth_receipt }) };
}

/** Whether a customer may take part once more, by when they last did. */
export function mayAgain(definition: Definition, before: 'today' | 'before' | undefined): boolean {
  const condition = conditionOf(definition.campaign_condition_id);
  if (condition === 'once') return before === undefined;
  return condition !== 'once_a_day' || before !== 'today';
}
