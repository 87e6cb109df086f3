import VariantIcon from '@mui/icons-material/AppsOutlined';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import OptionIcon from '@mui/icons-material/PaletteOutlined';
import ProductIcon from '@mui/icons-material/SellOutlined';
import MarketplaceIcon from '@mui/icons-material/ShoppingBagOutlined';
import AttributeIcon from '@mui/icons-material/TuneOutlined';
import HiddenIcon from '@mui/icons-material/VisibilityOffOutlined';
import ShownIcon from '@mui/icons-material/VisibilityOutlined';
import { resource } from '../../../resources/resource.ts';
import type { MenuPart, PanelSpec } from '../../../shell/panel.ts';
import { screen } from '../../../shell/screen.ts';
import { outlines, supplierOutlines } from './marketplace.data.ts';
import { shop, supplierShop } from './shop.tsx';

const ProductCreate = screen(
  () => import('../../../custom/shop/catalogue/ProductForms.tsx'),
  'ProductCreate',
);
const ProductEdit = screen(
  () => import('../../../custom/shop/catalogue/ProductForms.tsx'),
  'ProductEdit',
);
const VariantList = screen(
  () => import('../../../custom/shop/catalogue/VariantList.tsx'),
  'VariantList',
);

type Outlines = typeof outlines;

const isShown = [{ field: 'visibility', is: [true] }];
const isHidden = [{ field: 'visibility', is: [false] }];

const products = (outline: Outlines['subscriptionProducts']) =>
  resource(outline, {
    icon: ProductIcon,
    findable: true,
    columns: [
      'image_url',
      'name',
      'subscription_product_type_id',
      'variant_ids',
      'visibility',
      'credit_option_id*',
      'store_ids*',
      'created_at*',
      'updated_at',
    ],
    leads: ['name'],
    actions: {
      hide: { icon: HiddenIcon, sends: { visibility: false }, when: isShown, bulk: true },
      show: { icon: ShownIcon, sends: { visibility: true }, when: isHidden, bulk: true },
      remove: { icon: DeleteIcon, tone: 'danger', ask: 'confirm', sends: { deleted: true } },
    },
    create: ProductCreate,
    edit: ProductEdit,
    rules: async () =>
      (await import('../../../../contract/shop/subscription-products.ts')).subscriptionProducts,
  });

const variants = (outline: Outlines['shopVariants']) =>
  resource(outline, {
    icon: VariantIcon,
    columns: [
      'name',
      'subscription_product_id',
      'price',
      'inventory',
      'sku_number',
      'sold_count',
      'visible',
      'credits*',
      'updated_at*',
    ],
    form: [
      'subscription_product_id',
      'name',
      'description',
      'attribute_option_ids',
      'sku_number',
      'price',
      'inventory',
      'credits',
      'visible',
    ],
    list: VariantList,
    rules: async () => (await import('../../../../contract/shop/variants.ts')).shopVariants,
  });

const attributes = (outline: Outlines['shopAttributes']) =>
  resource(outline, {
    icon: AttributeIcon,
    columns: ['name', 'options_count', 'created_at*', 'updated_at'],
    form: ['name', 'description'],
    rules: async () => (await import('../../../../contract/shop/attributes.ts')).shopAttributes,
  });

const options = (outline: Outlines['shopAttributeOptions']) =>
  resource(outline, {
    icon: OptionIcon,
    columns: ['option', 'attribute_id', 'variants_count', 'created_at*', 'updated_at'],
    form: ['attribute_id', 'option'],
    rules: async () =>
      (await import('../../../../contract/shop/attribute-options.ts')).shopAttributeOptions,
  });

const marketplaceOf = (of: Outlines, own: typeof shop, part?: MenuPart): PanelSpec => ({
  resources: [
    products(of.subscriptionProducts),
    variants(of.shopVariants),
    attributes(of.shopAttributes),
    options(of.shopAttributeOptions),
  ],
  pages: own.pages,
  menu: [
    {
      word: 'marketplace',
      icon: MarketplaceIcon,
      ...(part ? { part } : {}),
      paths: [
        own.tab,
        of.subscriptionProducts.screen,
        of.shopVariants.screen,
        of.shopAttributes.screen,
        of.shopAttributeOptions.screen,
        own.sales,
      ],
      besides: own.besides,
    },
  ],
});

/** What a company buys and sells besides plans: the shop, its orders, and products with their variants. */
export const marketplace = marketplaceOf(outlines, shop, 'partners');

/** The same for a supplier. */
export const supplierMarketplace = marketplaceOf(supplierOutlines, supplierShop);
