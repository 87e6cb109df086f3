import GiftIcon from '@mui/icons-material/CardGiftcardOutlined';
import MailIcon from '@mui/icons-material/ForwardToInboxOutlined';
import SupplierIcon from '@mui/icons-material/LocalShippingOutlined';
import { resource } from '../../resources/resource.ts';
import type { PanelSpec } from '../../shell/panel.ts';
import { screen } from '../../shell/screen.ts';
import { outlines } from './suppliers.data.ts';

const SupplierList = screen(
  () => import('../../custom/suppliers/management/SupplierList.tsx'),
  'SupplierList',
);
const SupplierCreate = screen(
  () => import('../../custom/suppliers/management/SupplierCreate.tsx'),
  'SupplierCreate',
);
const SupplierGifts = screen(
  () => import('../../custom/suppliers/management/SupplierGifts.tsx'),
  'SupplierGifts',
);
const SuppliersOfCustomers = screen(
  () => import('../../custom/suppliers/management/SuppliersOfCustomers.tsx'),
  'SuppliersOfCustomers',
);
const MessagePage = screen(
  () => import('../../custom/suppliers/management/MessagePage.tsx'),
  'MessagePage',
);

const message = { icon: MailIcon, permission: 'customers.notification_message.read' } as const;

/** The suppliers of a company, also among the tabs of its customers. */
export const suppliers: PanelSpec = {
  resources: [
    resource(outlines.managedSuppliers, {
      findable: true,
      icon: SupplierIcon,
      columns: [
        'supplier_name',
        'user_full_name',
        'user_mobile',
        'gifts_count',
        'open_orders',
        'supplier_email_1',
        'supplier_primary_phone*',
        'supplier_email_2*',
        'supplier_country_id*',
        'user_email_1*',
        'user_email_2*',
        'user_gender*',
        'created_at*',
      ],
      list: SupplierList,
      create: SupplierCreate,
      rules: async () =>
        (await import('../../../contract/suppliers/company-suppliers.ts')).managedSuppliers,
    }),
  ],
  pages: [
    {
      path: 'customers/supplier',
      icon: SupplierIcon,
      permission: 'customers.read',
      component: SuppliersOfCustomers,
    },
    { ...message, path: 'customers/message', component: MessagePage },
    { ...message, path: 'supplier-management/message', component: MessagePage },
    {
      path: 'supplier-management/gifts',
      icon: GiftIcon,
      permission: 'suppliers.read',
      component: SupplierGifts,
    },
  ],
  menu: [
    {
      word: 'suppliers',
      part: 'partners',
      icon: SupplierIcon,
      paths: [
        outlines.managedSuppliers.screen,
        'supplier-management/gifts',
        'supplier-management/message',
      ],
      besides: {
        'customers/supplier': outlines.managedSuppliers.screen,
        'customers/message': 'supplier-management/message',
      },
    },
  ],
};
