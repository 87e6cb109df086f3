import BadgeIcon from '@mui/icons-material/BadgeOutlined';
import RedeemIcon from '@mui/icons-material/CardGiftcardOutlined';
import { resource } from '../resources/resource.tsx';
import { screen } from '../resources/screen.ts';
import type { PanelSpec } from './panel.ts';
import { outlines } from './supplier.data.ts';

const SupplierData = screen(
  () => import('../custom/supplier-data/SupplierDataPage.tsx'),
  'SupplierDataPage',
);

/** What a supplier sees of the programme. */
export const supplierPanel: PanelSpec = {
  resources: [
    resource(outlines.suppliedGifts, {
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
