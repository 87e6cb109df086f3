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

const coupons = () => import('../../custom/coupons/kinds/CouponScreens.tsx');
const CouponList = screen(coupons, 'CouponList');
const ProductCouponCreate = screen(coupons, 'ProductCouponCreate');
const ProductCouponEdit = screen(coupons, 'ProductCouponEdit');
const DiscountCouponCreate = screen(coupons, 'DiscountCouponCreate');
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

/** What customers of a store can claim, and how it is redeemed. */
export const redeeming: PanelSpec = {
  resources: [
    resource(outlines.voucherCoupons, {
      findable: true,
      icon: CodeIcon,
      columns: [
        'image',
        'gift_title',
        'code',
        'points',
        'claimed',
        'rewarded',
        'maximum',
        'created_at*',
      ],
      form: [
        'image',
        'code',
        'points',
        'gift_title',
        'gift_category_id',
        'maximum',
        'gift_description',
      ],
      list: CouponList,
      rules: async () => (await rules()).voucherCoupons,
    }),
    resource(outlines.productCoupons, {
      findable: true,
      icon: ProductIcon,
      columns: [
        'product_free_name',
        'product_buy_name',
        'action',
        'claimed',
        'rewarded',
        'maximum',
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
        'discount_product_name',
        'discount_value',
        'discount_percentage',
        'discount_amount',
        'rewarded',
        'created_at*',
      ],
      list: CouponList,
      create: DiscountCouponCreate,
      rules: async () => (await rules()).discountCoupons,
    }),
    resource(outlines.visitCoupons, {
      findable: true,
      icon: VisitIcon,
      columns: ['image', 'gift_title', 'code', 'claimed', 'rewarded', 'maximum', 'created_at*'],
      form: ['image', 'code', 'gift_title', 'gift_category_id', 'maximum', 'gift_description'],
      list: CouponList,
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
        'kind',
        'code',
        'claimed',
        'rewarded',
        'maximum',
        'points*',
        'expiration_date*',
        'created_at',
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
