import RedeemIcon from '@mui/icons-material/CardGiftcardOutlined';
import CategoryIcon from '@mui/icons-material/CategoryOutlined';
import ClaimsIcon from '@mui/icons-material/ReceiptOutlined';
import { resource } from '../../resources/resource.ts';
import type { PanelSpec } from '../../shell/panel.ts';
import { screen } from '../../shell/screen.ts';
import { outlines } from './gifts.data.ts';
import { outlines as redeemed } from './redemptions.data.ts';

const GiftCreate = screen(() => import('../../custom/gifts/GiftForms.tsx'), 'GiftCreate');
const GiftEdit = screen(() => import('../../custom/gifts/GiftForms.tsx'), 'GiftEdit');

/** What customers get for their points. */
export const gifts: PanelSpec = {
  resources: [
    resource(outlines.gifts, {
      findable: true,
      icon: RedeemIcon,
      undoable: true,
      columns: [
        'image',
        'title',
        'gift_category_id',
        'gift_type_id',
        'points',
        'claims_open',
        'claims_redeemed',
        'show_on_catalog',
        'supplier_store_id*',
        'cost',
        'loyalty_program_ids*',
        'printed_catalog_code*',
        'product_code*',
        'updated_at',
      ],
      links: { claims: { icon: ClaimsIcon, resource: redeemed.allVouchers.screen, by: 'gift_id' } },
      create: GiftCreate,
      edit: GiftEdit,
      rules: async () => (await import('../../../contract/gifts/gifts.ts')).gifts,
    }),
    resource(outlines.giftCategories, {
      icon: CategoryIcon,
      columns: ['image', 'name', 'bg_color', 'text_color', 'gifts_count'],
      form: ['image', 'name', 'bg_color', 'text_color'],
      rules: async () =>
        (await import('../../../contract/gifts/gift-categories.ts')).giftCategories,
    }),
  ],
  pages: [],
  menu: [
    {
      word: 'catalog',
      part: 'rewards',
      icon: RedeemIcon,
      paths: [outlines.gifts.screen, outlines.giftCategories.screen],
    },
  ],
};
