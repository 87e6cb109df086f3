import { useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { productCouponToSend, withoutEmpty } from '../../../../contract/coupons/coupons-to-send.ts';
import { FormFields } from '../../../resources/form/FormFields.tsx';
import { GeneratedCreate, GeneratedEdit } from '../../../resources/form/GeneratedForm.tsx';
import { Question } from '../../../resources/form/Question.tsx';
import { Draft, FormWithPreview, InEachLanguage, Part, Rules } from './FormParts.tsx';
import { Kept } from './Kept.tsx';

const Words = () => <InEachLanguage source="gift_title" below="gift_description" />;

function VoucherFields() {
  return (
    <FormWithPreview>
      <Part title="coupons.form.offer">
        <FormFields names={['image', 'code', 'points']} />
        <Words />
        <FormFields names={['gift_category_id']} />
      </Part>
      <Rules names={['maximum', 'per_customer', 'minimum_spend']} />
      <Draft />
    </FormWithPreview>
  );
}

export const VoucherCouponCreate = () => (
  <GeneratedCreate>
    <VoucherFields />
  </GeneratedCreate>
);
export const VoucherCouponEdit = () => (
  <GeneratedEdit>
    <VoucherFields />
  </GeneratedEdit>
);

function VisitFields() {
  return (
    <FormWithPreview>
      <Part title="coupons.form.offer">
        <FormFields names={['image', 'code']} />
        <Words />
        <FormFields names={['gift_category_id']} />
      </Part>
      <Rules names={['maximum', 'per_customer', 'minimum_spend']} />
      <Draft />
    </FormWithPreview>
  );
}

export const VisitCouponCreate = () => (
  <GeneratedCreate>
    <VisitFields />
  </GeneratedCreate>
);
export const VisitCouponEdit = () => (
  <GeneratedEdit>
    <VisitFields />
  </GeneratedEdit>
);

function ProductFields() {
  const action = useWatch({ name: 'action' });
  return (
    <FormWithPreview>
      <Part title="coupons.form.offer">
        <FormFields names={['action']} />
        {action === 'sample' ? null : <FormFields names={['product_buy_id']} />}
        <FormFields names={['product_free_id', 'gift_category_id']} />
      </Part>
      <Rules names={['maximum', 'per_customer', 'minimum_spend']} />
      <Draft />
    </FormWithPreview>
  );
}

// A coupon of one product is still only one coupon: what is not sent is decided in one place.
const product = (coupon: Record<string, unknown>) => productCouponToSend(coupon);

export const ProductCouponCreate = () => (
  <GeneratedCreate transform={product}>
    <ProductFields />
  </GeneratedCreate>
);
export const ProductCouponEdit = () => (
  <GeneratedEdit transform={product}>
    <ProductFields />
  </GeneratedEdit>
);

const discount = (coupon: Record<string, unknown>) => withoutEmpty(coupon);

const offered = ['product_discount_id', 'discount_value', 'discount_percentage'];

function DiscountFields() {
  const isGiven = Number(useRecordContext()?.claimed ?? 0) > 0;
  return (
    <FormWithPreview>
      <Part title="coupons.form.offer">
        <Kept why={isGiven ? 'coupons.form.given' : undefined}>
          <FormFields names={offered} />
        </Kept>
        <Question source="confirm_discount" about={['product_discount_id', 'discount_value']} />
        <InEachLanguage source="discount_product_name" />
        <FormFields names={['gift_category_id']} />
      </Part>
      <Rules names={['per_customer', 'minimum_spend']} />
      <Draft />
    </FormWithPreview>
  );
}

export const DiscountCouponCreate = () => (
  <GeneratedCreate transform={discount}>
    <DiscountFields />
  </GeneratedCreate>
);
export const DiscountCouponEdit = () => (
  <GeneratedEdit>
    <DiscountFields />
  </GeneratedEdit>
);
