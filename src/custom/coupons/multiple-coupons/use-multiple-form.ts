import { useNavigate } from 'react-router';
import {
  createMultiple,
  emailSlots,
  type frequencies,
  multipleToSend,
  type reportNames,
} from '../../../../contract/coupons/multiple-coupons.ts';
import { useOwnForm } from '../../../resources/form/use-own-form.ts';
import { send } from '../../../session/api.ts';
import { useOneKey } from '../../../session/use-one-key.ts';
import { usePanel } from '../../../shell/context.ts';
import { useAddressOf } from '../../../shell/menu.ts';
import { useOrdersChanged } from '../../gift-orders/orders/use-order.ts';

type Typed = number | string | null;
export type ReportName = (typeof reportNames)[number];

/** A report as it is typed: three addresses, of which any may be empty (multiple-coupon-three-email-slots). */
export interface ReportDraft {
  readonly emails: readonly string[];
  readonly frequency: (typeof frequencies)[number] | '';
}

export interface Draft {
  code: string;
  gift_category_id: number | null;
  gift_title: string;
  gift_description: string;
  price: Typed;
  maximum: Typed;
  valid_days: Typed;
  start_date: string | null;
  expiration_date: string | null;
  per_customer: Typed;
  minimum_spend: Typed;
  notification: Readonly<Record<ReportName, ReportDraft>>;
}

const noReport: ReportDraft = {
  emails: Array.from({ length: emailSlots }, () => ''),
  frequency: '',
};
const noRules = {
  start_date: null,
  expiration_date: null,
  per_customer: null,
  minimum_spend: null,
};
const empty: Draft = {
  code: '',
  gift_category_id: null,
  gift_title: '',
  gift_description: '',
  price: null,
  maximum: null,
  valid_days: 365,
  ...noRules,
  notification: { redeemed_coupons_report: noReport, all_coupons_report: noReport },
};

const reportToSend = ({ emails, frequency }: ReportDraft) => ({
  emails: emails.map((email) => email.trim() || null),
  frequency: frequency || null,
});

/** Those of the rules that say something. */
const filled = (rules: Pick<Draft, keyof typeof noRules>) =>
  Object.fromEntries(Object.entries(rules).filter(([, value]) => value !== null));

/** What is sent: no empty texts, and no block of reports that says nothing. */
function toSend({
  code,
  gift_category_id,
  gift_description,
  price,
  notification,
  ...draft
}: Draft) {
  const { start_date, expiration_date, per_customer, minimum_spend, ...rest } = draft;
  const { redeemed_coupons_report: redeemed, all_coupons_report: all } = notification;
  return multipleToSend({
    ...rest,
    ...(gift_category_id ? { gift_category_id } : {}),
    ...(code.trim() ? { code: code.trim() } : {}),
    ...(gift_description.trim() ? { gift_description: gift_description.trim() } : {}),
    ...(price === null ? {} : { price }),
    ...filled({ start_date, expiration_date, per_customer, minimum_spend }),
    notification: {
      redeemed_coupons_report: reportToSend(redeemed),
      all_coupons_report: reportToSend(all),
    },
  });
}

/** The form of a new campaign, which is opened once it is made. */
export function useMultipleForm() {
  const { store } = usePanel();
  const navigate = useNavigate();
  const addressOf = useAddressOf();
  const changed = useOrdersChanged();
  const { once, lost } = useOneKey();
  const params = { storeId: store.store_id };
  const form = useOwnForm({
    saved: empty,
    rule: createMultiple.body,
    toSend,
    send: async (body) => {
      const { data } = await once((idempotencyKey) =>
        send<typeof createMultiple>('POST', '/companies/{storeId}/coupons/multiple', {
          params,
          body,
          idempotencyKey,
        }),
      );
      await changed();
      navigate(addressOf(`multiple-coupons/view-coupon/${data.coupon_id}/claims`));
    },
    done: 'campaigns.done',
    again: () => undefined,
  });
  return { ...form, lost };
}
export type MultipleForm = ReturnType<typeof useMultipleForm>;
