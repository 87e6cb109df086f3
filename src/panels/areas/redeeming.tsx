import GoalIcon from '@mui/icons-material/EmojiEventsOutlined';
import OverviewIcon from '@mui/icons-material/FactCheckOutlined';
import ProductIcon from '@mui/icons-material/LocalMallOutlined';
import CouponIcon from '@mui/icons-material/LocalOfferOutlined';
import DiscountIcon from '@mui/icons-material/PercentOutlined';
import CodeIcon from '@mui/icons-material/PinOutlined';
import VisitIcon from '@mui/icons-material/PlaceOutlined';
import ClaimIcon from '@mui/icons-material/ReceiptOutlined';
import RedeemIcon from '@mui/icons-material/RedeemOutlined';
import CampaignIcon from '@mui/icons-material/StyleOutlined';
import { resource } from '../../resources/resource.ts';
import type { PanelSpec } from '../../shell/panel.ts';
import { screen } from '../../shell/screen.ts';
import { outlines } from './redeeming.data.ts';

const CouponList = screen(() => import('../../custom/coupons/kinds/CouponList.tsx'), 'CouponList');
const forms = () => import('../../custom/coupons/kinds/CouponForms.tsx');
const VoucherCouponCreate = screen(forms, 'VoucherCouponCreate');
const VoucherCouponEdit = screen(forms, 'VoucherCouponEdit');
const VisitCouponCreate = screen(forms, 'VisitCouponCreate');
const ProductCouponCreate = screen(forms, 'ProductCouponCreate');
const ProductCouponEdit = screen(forms, 'ProductCouponEdit');
const DiscountCouponCreate = screen(forms, 'DiscountCouponCreate');
const DiscountCouponEdit = screen(forms, 'DiscountCouponEdit');
const VisitCouponEdit = screen(forms, 'VisitCouponEdit');
const GoalPage = screen(() => import('../../custom/coupons/kinds/GoalPage.tsx'), 'GoalPage');
const RedeemPage = screen(() => import('../../custom/coupons/redeem/RedeemPage.tsx'), 'RedeemPage');
const MultiplePage = screen(
  () => import('../../custom/coupons/redeem/MultiplePage.tsx'),
  'MultiplePage',
);
const OverviewList = screen(
  () => import('../../custom/coupons/redeem/OverviewList.tsx'),
  'OverviewList',
);

const rules = () => import('../../../contract/coupons/coupons.ts');

/** Rules of a coupon that a list shows to whoever wants them. */
const limits = ['start_date*', 'per_customer*', 'minimum_spend*'] as const;

/** What customers of a store can claim, and how it is redeemed. */
export const redeeming: PanelSpec = {
  resources: [
    resource(outlines.voucherCoupons, {
      findable: true,
      icon: CodeIcon,
      columns: [
        'image',
        'gift_title',
        'state',
        'code',
        'rewarded',
        'maximum',
        'expiration_date',
        ...limits,
        'points*',
        'claimed*',
        'created_at*',
      ],
      list: CouponList,
      create: VoucherCouponCreate,
      edit: VoucherCouponEdit,
      rules: async () => (await rules()).voucherCoupons,
    }),
    resource(outlines.productCoupons, {
      findable: true,
      icon: ProductIcon,
      columns: [
        'product_free_name',
        'state',
        'product_buy_name',
        'action',
        'discount_amount',
        'rewarded',
        'maximum',
        'expiration_date',
        ...limits,
        'claimed*',
        'code*',
        'created_at*',
      ],
      list: CouponList,
      create: ProductCouponCreate,
      edit: ProductCouponEdit,
      rules: async () => (await rules()).productCoupons,
    }),
    resource(outlines.discountCoupons, {
      findable: true,
      icon: DiscountIcon,
      columns: [
        'product',
        'state',
        'discount_product_name',
        'discount_value',
        'discount_percentage',
        'rewarded',
        'expiration_date',
        'discount_amount*',
        ...limits,
        'created_at*',
      ],
      list: CouponList,
      create: DiscountCouponCreate,
      edit: DiscountCouponEdit,
      rules: async () => (await rules()).discountCoupons,
    }),
    resource(outlines.visitCoupons, {
      findable: true,
      icon: VisitIcon,
      columns: [
        'image',
        'gift_title',
        'state',
        'code',
        'rewarded',
        'maximum',
        'expiration_date',
        ...limits,
        'claimed*',
        'created_at*',
      ],
      list: CouponList,
      create: VisitCouponCreate,
      edit: VisitCouponEdit,
      rules: async () => (await rules()).visitCoupons,
    }),
    resource(outlines.claims, {
      icon: ClaimIcon,
      columns: [
        'created_at',
        'title',
        'kind',
        'state',
        'customer',
        'code_end',
        'points*',
        'expires_at',
        'redeemed_at',
        'cashier*',
      ],
    }),
    resource(outlines.couponsOverview, {
      icon: OverviewIcon,
      columns: [
        'gift_title',
        'state',
        'kind',
        'code',
        'rewarded',
        'maximum',
        'expiration_date',
        'claimed*',
        'points*',
        'start_date*',
        'created_at*',
      ],
      list: OverviewList,
    }),
  ],
  pages: [
    {
      path: 'redeem/redeem-voucher-code',
      icon: RedeemIcon,
      permission: 'redemption.redeem_voucher',
      component: RedeemPage,
    },
    {
      path: 'redeem/multiple-coupons',
      icon: CampaignIcon,
      permission: 'redemption.multiple_coupons',
      component: MultiplePage,
    },
    {
      path: 'coupons/with-transactions',
      icon: GoalIcon,
      permission: 'coupons.goal.read',
      component: GoalPage,
    },
  ],
  menu: [
    {
      word: 'redeem',
      icon: RedeemIcon,
      paths: [
        'redeem/redeem-voucher-code',
        outlines.couponsOverview.screen,
        'redeem/multiple-coupons',
      ],
    },
    {
      word: 'coupons',
      icon: CouponIcon,
      paths: [
        'coupons/with-transactions',
        outlines.voucherCoupons.screen,
        outlines.productCoupons.screen,
        outlines.discountCoupons.screen,
        outlines.visitCoupons.screen,
        outlines.claims.screen,
      ],
    },
  ],
};
