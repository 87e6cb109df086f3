import {
  creditNames,
  credits,
  shopBillingTimes,
  shopOrderReasons,
  shopOrderStates,
} from '../../../../contract/shop/kinds.ts';
import { ExportButton } from '../../../resources/exports/ExportButton.tsx';
import { usePanel } from '../../../shell/context.ts';

export type Side = 'bought' | 'sold';

const column = (name: string) => [name, `shop.columns.${name}`] as const;
const choices = (name: string, values: readonly string[], words: string) =>
  values.map((value) => [`${name}.${value}`, `shop.${words}.${value}`] as const);
/** What the columns of a file and what stands in them are called. */
const words: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    [
      ...['shop_order_id', 'text', 'currency', 'price', 'vat_rate', 'vat', 'credit', 'credits'],
      ...['reason', 'billing_number', 'is_test', 'by_threshold'],
      ...['placed_at', 'paid_at', 'delivered_at', 'closed_at'],
    ].map(column),
  ),
  'seller.name': 'shop.columns.seller',
  'buyer.name': 'shop.columns.buyer',
  sku_number: 'shop.sku',
  quantity: 'shop.quantity',
  net: 'shop.sums.net',
  total: 'shop.sums.total',
  state: 'shop.state',
  billed: 'shop.when',
  q: 'shop.search',
  ...Object.fromEntries([
    ...choices('state', shopOrderStates, 'states'),
    ...choices('reason', shopOrderReasons, 'reasons'),
    ...choices('billed', shopBillingTimes, 'billed'),
  ]),
};

interface Props {
  readonly side: Side;
  readonly query: Readonly<Record<string, string>>;
  readonly rows: number | undefined;
}

/** Exports what was bought here, or sold, as it is narrowed. */
export function OrdersExport({ side, query, rows }: Props) {
  const { lang } = usePanel();
  const named = credits.map((credit) => [`credit.${credit}`, creditNames[credit][lang]]);
  return (
    <ExportButton
      exportKey={side === 'bought' ? 'shop-orders' : 'shop-sales'}
      query={query}
      rows={rows}
      words={words}
      named={Object.fromEntries(named)}
    />
  );
}
