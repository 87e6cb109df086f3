import BadgeIcon from '@mui/icons-material/BadgeOutlined';
import RedeemIcon from '@mui/icons-material/CardGiftcardOutlined';
import FileIcon from '@mui/icons-material/FileDownloadOutlined';
import OrdersIcon from '@mui/icons-material/ListAltOutlined';
import SendIcon from '@mui/icons-material/LocalShippingOutlined';
import InvoiceIcon from '@mui/icons-material/RequestQuoteOutlined';
import { resource } from '../resources/resource.ts';
import type { PanelSpec } from '../shell/panel.ts';
import { screen } from '../shell/screen.ts';
import { supplierMarketplace } from './areas/marketplace/marketplace.tsx';
import { outlines } from './supplier.data.ts';

const SupplierData = screen(
  () => import('../custom/suppliers/supplier-data/SupplierDataPage.tsx'),
  'SupplierDataPage',
);

const PendingPage = screen(
  () => import('../custom/gift-orders/send-reports/PendingPage.tsx'),
  'PendingPage',
);
const OrderScreen = screen(
  () => import('../custom/gift-orders/orders/OrderScreen.tsx'),
  'OrderScreen',
);
const SuppliedGifts = screen(
  () => import('../custom/gift-orders/send-reports/SuppliedGifts.tsx'),
  'SuppliedGifts',
);

/** What a supplier sees of the programme. */
export const supplierPanel: PanelSpec = {
  resources: [
    resource(outlines.suppliedGifts, {
      findable: true,
      icon: RedeemIcon,
      columns: [
        'image',
        'title',
        'points',
        'cost',
        'printed_catalog_code',
        'product_code*',
        'show_on_catalog',
        'updated_at*',
      ],
      list: SuppliedGifts,
    }),
    resource(outlines.suppliedOrders, {
      findable: true,
      icon: SendIcon,
      columns: [
        'title',
        'status',
        'store_name',
        'created_at',
        'customer',
        'printed_catalog_code',
        'cost',
        'points*',
        'updated_at*',
      ],
      list: PendingPage,
      edit: OrderScreen,
    }),
    resource(outlines.suppliedInvoices, {
      icon: InvoiceIcon,
      columns: [
        'title',
        'number',
        'amount',
        'difference',
        'cost',
        'paid_at',
        'redemptions*',
        'created_at*',
      ],
      actions: { file: { icon: FileIcon } },
      links: {
        orders: { icon: OrdersIcon, resource: outlines.suppliedOrders.screen, by: 'invoice_id' },
      },
    }),
    ...supplierMarketplace.resources,
  ],
  pages: [
    ...supplierMarketplace.pages,
    {
      path: 'supplier-data',
      icon: BadgeIcon,
      permission: 'supplier.settings.read',
      component: SupplierData,
    },
  ],
  menu: [
    {
      word: 'sendReports',
      icon: SendIcon,
      paths: [outlines.suppliedOrders.screen, outlines.suppliedInvoices.screen],
    },
    { word: 'gifts', icon: RedeemIcon, paths: [outlines.suppliedGifts.screen] },
    ...supplierMarketplace.menu,
    { word: 'supplierData', icon: BadgeIcon, paths: ['supplier-data'] },
  ],
};
