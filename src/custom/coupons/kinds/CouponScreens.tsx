import ClaimsIcon from '@mui/icons-material/ReceiptOutlined';
import ShareIcon from '@mui/icons-material/ShareOutlined';
import { IconButton, Stack, Tooltip } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { Link } from 'react-router';
import { productCouponToSend, withoutEmpty } from '../../../../contract/coupons/coupons-to-send.ts';
import { resourceOf } from '../../../dataProvider/sources.ts';
import {
  FormFields,
  GeneratedCreate,
  GeneratedEdit,
} from '../../../resources/form/GeneratedForm.tsx';
import { Question } from '../../../resources/form/Question.tsx';
import { GeneratedList } from '../../../resources/list/GeneratedList.tsx';
import { useCan } from '../../../shell/context.ts';
import { useAddressOf } from '../../../shell/menu.ts';

/** The list of claims, narrowed to one coupon. */
const claimsOf = (couponId: number) =>
  `?filter=${encodeURIComponent(JSON.stringify({ coupon_id: couponId }))}`;

/** Where a coupon is seen from outside, and who claimed it. */
export function CouponActions() {
  const translate = useTranslate();
  const addressOf = useAddressOf();
  const mayClaims = useCan('coupons.read');
  const id = Number(useRecordContext()?.id);
  const share = translate('coupons.page');
  const claims = translate('coupons.claims');
  return (
    <Stack direction="row" sx={{ justifyContent: { md: 'flex-end' } }}>
      {mayClaims ? (
        <Tooltip title={claims}>
          <IconButton
            aria-label={claims}
            component={Link}
            to={`${addressOf(resourceOf('claims'))}${claimsOf(id)}`}
          >
            <ClaimsIcon fontSize="small" />
          </IconButton>
        </Tooltip>
      ) : null}
      <Tooltip title={share}>
        <IconButton aria-label={share} href={`/fb/coupons/${id}`} target="_blank" rel="noopener">
          <ShareIcon fontSize="small" />
        </IconButton>
      </Tooltip>
    </Stack>
  );
}

/** The coupons of one kind. */
export const CouponList = () => <GeneratedList rowActions={<CouponActions />} />;

function ProductFields() {
  const action = useWatch({ name: 'action' });
  return (
    <>
      <FormFields names={['action']} />
      {action === 'sample' ? null : <FormFields names={['product_buy_id']} />}
      <FormFields names={['product_free_id', 'gift_category_id', 'maximum']} />
    </>
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

export const DiscountCouponCreate = () => (
  <GeneratedCreate transform={discount}>
    <FormFields
      names={[
        'product_discount_id',
        'discount_product_name',
        'gift_category_id',
        'discount_value',
        'discount_percentage',
      ]}
    />
    <Question source="confirm_discount" about={['product_discount_id', 'discount_value']} />
  </GeneratedCreate>
);
