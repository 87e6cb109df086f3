import type { TypeOptions } from '../../contract/campaigns/type-options.ts';
import type { Minor } from '../runtime/units.ts';
import type { Line } from '../tables/ledger-terms.ts';
import { isStoreIn, meetsReceipt, type ReceiptFacts } from './evaluate.ts';
import { type Goods, noGoods } from './person.ts';
import { isWithin, type Known, type Running } from './running.ts';

/** What of a receipt campaigns look at. */
export interface Bought {
  readonly companyId: number;
  readonly storeId: number;
  readonly amount: Minor;
  readonly channel: 'offline' | 'online';
  readonly lines: readonly Line[];
  readonly nowMs: number;
}

interface Clock {
  /** Monday is 1. */
  readonly weekday: number;
  readonly hour: number;
}

const clocks = new Map<string, Intl.DateTimeFormat>();
const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const quarterMs = 900_000;
/** What each zone's clock shows in the quarter of an hour that was asked for last: no zone changes within one. */
const shown = new Map<string, Clock & { readonly quarter: number }>();

function read(timeZone: string, nowMs: number): Clock {
  const clock =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat('en-GB', {
      timeZone,
      weekday: 'short',
      hour: '2-digit',
      hourCycle: 'h23',
    });
  clocks.set(timeZone, clock);
  const parts = new Map(clock.formatToParts(nowMs).map(({ type, value }) => [type, value]));
  return {
    weekday: days.indexOf(parts.get('weekday') ?? '') + 1,
    hour: Number(parts.get('hour')),
  };
}

/** The day of the week and the hour of a moment, where the company is. */
export function clockIn(timeZone: string, nowMs: number): Clock {
  const quarter = Math.floor(nowMs / quarterMs);
  const known = shown.get(timeZone);
  if (known?.quarter === quarter) return known;
  const { weekday, hour } = read(timeZone, nowMs);
  const now = { quarter, weekday, hour };
  shown.set(timeZone, now);
  return now;
}

const timeOf = ({ weekday, hour }: Clock) => ({ weekday, hour });

export const factsOf = (bought: Bought, timeZone: string, goods: Goods): ReceiptFacts => ({
  storeId: bought.storeId,
  amount: bought.amount,
  channel: bought.channel,
  ...goods,
  ...timeOf(clockIn(timeZone, bought.nowMs)),
});

export const optionsOf = ({ definition }: Running) =>
  definition.campaign_type_options as TypeOptions['transaction'];

/** Whether it waits for something that was bought, which is looked up only then. */
export const namesGoods = ({ product_ids, product_tag_ids }: TypeOptions['transaction']) =>
  product_ids.length + product_tag_ids.length > 0;

/**
 * The campaigns that a receipt may be one for, by the receipt alone: no further look at the customer,
 * and none at the tags of what was bought, which are read only then.
 */
export function candidates({ campaigns, timeZone }: Known, bought: Bought): readonly Running[] {
  const own = campaigns.filter(
    (each) =>
      each.type === 'transaction' &&
      isWithin(each, bought.nowMs) &&
      isStoreIn(each.definition, bought.storeId),
  );
  if (!own.length) return own;
  const facts = factsOf(bought, timeZone, noGoods);
  return own.filter((each) => {
    const options = optionsOf(each);
    const asked = namesGoods(options)
      ? { ...options, product_ids: [], product_tag_ids: [] }
      : options;
    return meetsReceipt(asked, facts) !== undefined;
  });
}
