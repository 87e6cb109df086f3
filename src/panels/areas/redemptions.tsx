import RedeemIcon from '@mui/icons-material/AssignmentTurnedInOutlined';
import VoucherIcon from '@mui/icons-material/ConfirmationNumberOutlined';
import FileIcon from '@mui/icons-material/FileDownloadOutlined';
import CouponIcon from '@mui/icons-material/LocalOfferOutlined';
import OrderIcon from '@mui/icons-material/LocalShippingOutlined';
import PaidIcon from '@mui/icons-material/PaymentsOutlined';
import ClaimIcon from '@mui/icons-material/ReceiptOutlined';
import InvoiceIcon from '@mui/icons-material/RequestQuoteOutlined';
import CampaignIcon from '@mui/icons-material/StyleOutlined';
import UndoIcon from '@mui/icons-material/UndoOutlined';
import { resource } from '../../resources/resource.ts';
import type { PanelSpec } from '../../shell/panel.ts';
import { screen } from '../../shell/screen.ts';
import { outlines } from './redemptions.data.ts';

const OrderList = screen(
  () => import('../../custom/gift-orders/orders/OrderList.tsx'),
  'OrderList',
);
const OrderScreen = screen(
  () => import('../../custom/gift-orders/orders/OrderScreen.tsx'),
  'OrderScreen',
);
const MultipleList = screen(
  () => import('../../custom/coupons/multiple-coupons/MultipleList.tsx'),
  'MultipleList',
);
const MultipleCreate = screen(
  () => import('../../custom/coupons/multiple-coupons/MultipleCreate.tsx'),
  'MultipleCreate',
);
const CampaignPage = screen(
  () => import('../../custom/coupons/multiple-coupons/CampaignPage.tsx'),
  'CampaignPage',
);

const isPaid = [{ field: 'paid_at', filled: true }];
const isUnpaid = [{ field: 'paid_at', filled: false }];

/** What customers redeemed, what suppliers deliver of it, and the coupons of the company. */
export const redemptions: PanelSpec = {
  resources: [
    resource(outlines.giftOrders, {
      findable: true,
      icon: OrderIcon,
      columns: [
        'title',
        'status',
        'customer',
        'created_at',
        'store_supplier_id',
        'store_name',
        'points',
        'cost*',
        'printed_catalog_code*',
        'transaction_id*',
        'updated_at*',
      ],
      list: OrderList,
      edit: OrderScreen,
    }),
    resource(outlines.vouchers, {
      icon: VoucherIcon,
      columns: [
        'title',
        'kind',
        'customer',
        'redeemed_at',
        'redeem_store_id',
        'code_end',
        'points',
        'cashier*',
        'store_id*',
        'created_at*',
      ],
    }),
    resource(outlines.allVouchers, {
      icon: ClaimIcon,
      columns: [
        'title',
        'state',
        'customer',
        'kind',
        'store_id',
        'created_at',
        'redeemed_at',
        'points*',
        'code_end*',
        'expires_at*',
        'redeem_store_id*',
        'cashier*',
      ],
    }),
    resource(outlines.companyInvoices, {
      icon: InvoiceIcon,
      columns: [
        'title',
        'supplier_name',
        'amount',
        'difference',
        'cost',
        'number',
        'created_at',
        'paid_at',
        'paid_by*',
        'redemptions*',
      ],
      actions: {
        pay: { icon: PaidIcon, sends: { paid: true }, when: isUnpaid, bulk: true },
        unpay: { icon: UndoIcon, sends: { paid: false }, when: isPaid },
        file: { icon: FileIcon },
      },
    }),
    resource(outlines.multipleCoupons, {
      findable: true,
      icon: CampaignIcon,
      columns: [
        'gift_title',
        'state',
        'generation',
        'rewarded',
        'maximum',
        'code',
        'price',
        'expiration_date',
        'start_date*',
        'per_customer*',
        'minimum_spend*',
        'valid_days*',
        'created_at',
      ],
      list: MultipleList,
      create: MultipleCreate,
    }),
    resource(outlines.storeCoupons, {
      icon: CouponIcon,
      columns: [
        'gift_title',
        'state',
        'kind',
        'store_id',
        'rewarded',
        'maximum',
        'claimed*',
        'code*',
        'points*',
        'start_date*',
        'expiration_date',
        'created_at*',
      ],
      links: {
        claims: { icon: ClaimIcon, resource: outlines.allVouchers.screen, by: 'coupon_id' },
      },
    }),
  ],
  pages: [
    {
      path: 'multiple-coupons/view-coupon/:coupon_id/claims',
      icon: CampaignIcon,
      permission: 'coupons.multiple.read',
      component: CampaignPage,
    },
  ],
  menu: [
    {
      word: 'redemptions',
      part: 'rewards',
      icon: RedeemIcon,
      paths: [
        outlines.giftOrders.screen,
        outlines.vouchers.screen,
        outlines.companyInvoices.screen,
        outlines.allVouchers.screen,
      ],
    },
    {
      word: 'coupons',
      part: 'rewards',
      icon: CouponIcon,
      paths: [outlines.multipleCoupons.screen, outlines.storeCoupons.screen],
    },
  ],
};
