import { type RaRecord, useGetOne } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { ClaimKind } from '../../../../contract/coupons/coupon-kinds.ts';
import { takesOff } from '../../../../contract/coupons/takes-off.ts';
import type { Language } from '../../../../contract/engine/languages.ts';
import { isChosen } from '../../../dataProvider/image.ts';
import { resourceOf } from '../../../dataProvider/sources.ts';
import { inCalendar } from '../../../i18n/calendar.ts';
import type { CardFacts } from '../../../public/coupon/CouponCard.tsx';
import { usePanel } from '../../../shell/context.ts';
import { useKind } from './use-coupon.ts';

type Values = Readonly<Record<string, unknown>>;
type Words = Readonly<Record<string, string>>;

interface Product extends RaRecord {
  name: Words;
  retail_price: number;
  image: string | null;
}

function useProduct(id: unknown) {
  const known = typeof id === 'number';
  return useGetOne<Product>(resourceOf('products'), { id: Number(id) }, { enabled: known }).data;
}

const textOf = (value: unknown) => (typeof value === 'string' && value ? value : null);
const numberOf = (value: unknown) => (typeof value === 'number' && value > 0 ? value : null);
const dayOf = (value: unknown) => {
  const day = inCalendar(textOf(value));
  return value && day.isValid() ? day.format('YYYY-MM-DD') : null;
};
const pictureOf = (value: unknown) => (isChosen(value) ? value.src : textOf(value));
const actionOf = ({ action }: Values) => (action === 'sample' || action === '1p1' ? action : null);
const said = (words: unknown, language: Language) =>
  textOf((words as Words | undefined)?.[language]);

const minorOf = (money: number | null | undefined) =>
  typeof money === 'number' ? Math.round(money * 100) : null;

/** What the coupon of the form takes off at today's prices, as the server says it once it is saved; null for nothing. */
function amountOf(form: Values, kind: ClaimKind, chosen?: Product, bought?: Product) {
  const price = minorOf(chosen?.retail_price);
  const off = takesOff({
    kind,
    action: actionOf(form),
    bought: minorOf(bought?.retail_price),
    freed: price,
    lowered: price,
    value: minorOf(numberOf(form.discount_value)),
    percentage: numberOf(form.discount_percentage),
  });
  return off ? off / 100 : null;
}

/** What of the form its customers would see, in one of their languages. */
export function usePreviewFacts(language: Language): CardFacts {
  const kind = useKind() ?? 'voucher';
  const { store } = usePanel();
  const form: Values = useWatch();
  const freed = useProduct(form.product_free_id ?? form.product_discount_id);
  const bought = useProduct(form.product_buy_id);
  const nameOf = (product: Product | undefined) =>
    product ? (textOf(product.name[language]) ?? textOf(product.name.el)) : null;
  const own = textOf(form.gift_title) ?? textOf(form.discount_product_name);
  return {
    kind,
    title: said(form.titles, language) ?? own ?? nameOf(freed) ?? '',
    description: said(form.descriptions, language) ?? textOf(form.gift_description),
    image: pictureOf(form.image) ?? freed?.image ?? null,
    points: numberOf(form.points) ?? 0,
    minimum_spend: numberOf(form.minimum_spend),
    per_customer: numberOf(form.per_customer),
    offer: {
      action: actionOf(form),
      product: nameOf(freed),
      bought: nameOf(bought),
      value: numberOf(form.discount_value),
      percentage: numberOf(form.discount_percentage),
      amount: amountOf(form, kind, freed, bought),
    },
    start_day: dayOf(form.start_date),
    end_day: dayOf(form.expiration_date),
    available: numberOf(form.maximum),
    store: { name: store.name, logo: store.logo, currency: 'EUR' },
    open: true,
    valid_days: null,
  };
}
