import BadgeIcon from '@mui/icons-material/BadgeOutlined';
import RedeemIcon from '@mui/icons-material/CardGiftcardOutlined';
import { lazy } from 'react';
import { suppliedGifts } from '../../contract/gifts.ts';
import { loadScreen } from '../public/load-screen.ts';
import { resource } from '../resources/resource.tsx';
import type { PanelSpec } from './panel.ts';

const SupplierData = lazy(() =>
  loadScreen(() => import('../custom/supplier-data/SupplierDataPage.tsx')).then(
    ({ SupplierDataPage }) => ({ default: SupplierDataPage }),
  ),
);

/** What a supplier sees of the programme. */
export const supplierPanel: PanelSpec = {
  resources: [
    resource(suppliedGifts, {
      name: 'gifts',
      icon: RedeemIcon,
      columns: [
        'image',
        'title',
        'points',
        'cost',
        'printed_catalog_code',
        'product_code*',
        'show_on_catalog',
        'updated_at',
      ],
    }),
  ],
  pages: [
    {
      path: 'supplier-data',
      icon: BadgeIcon,
      permission: 'supplier.settings.read',
      component: SupplierData,
    },
  ],
  menu: [
    { word: 'gifts', icon: RedeemIcon, paths: ['gifts'] },
    { word: 'supplierData', icon: BadgeIcon, paths: ['supplier-data'] },
  ],
};
