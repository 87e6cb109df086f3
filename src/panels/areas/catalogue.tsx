import MatrixIcon from '@mui/icons-material/GridOnOutlined';
import InventoryIcon from '@mui/icons-material/Inventory2Outlined';
import TagIcon from '@mui/icons-material/LocalOfferOutlined';
import SeriesIcon from '@mui/icons-material/SwapVertOutlined';
import ImportIcon from '@mui/icons-material/UploadFileOutlined';
import { resource } from '../../resources/resource.ts';
import type { PanelSpec } from '../../shell/panel.ts';
import { screen } from '../../shell/screen.ts';
import { outlines } from './catalogue.data.ts';

const ProductList = screen(
  () => import('../../custom/catalogue/products/ProductList.tsx'),
  'ProductList',
);
const ProductCreate = screen(
  () => import('../../custom/catalogue/products/ProductForms.tsx'),
  'ProductCreate',
);
const ProductEdit = screen(
  () => import('../../custom/catalogue/products/ProductForms.tsx'),
  'ProductEdit',
);
const TagList = screen(() => import('../../custom/catalogue/products/TagList.tsx'), 'TagList');
const TagEdit = screen(() => import('../../custom/catalogue/products/TagList.tsx'), 'TagEdit');
const ImportPage = screen(
  () => import('../../custom/catalogue/products/ImportPage.tsx'),
  'ImportPage',
);
const SeriesPage = screen(
  () => import('../../custom/catalogue/products/SeriesPage.tsx'),
  'SeriesPage',
);
const MatrixPage = screen(
  () => import('../../custom/catalogue/matrix/MatrixPage.tsx'),
  'MatrixPage',
);

/** What a company sells, and which of its stores sells what. */
export const catalogue: PanelSpec = {
  resources: [
    resource(outlines.companyProducts, {
      findable: true,
      icon: InventoryIcon,
      columns: [
        'image',
        'name',
        'product_tag_id',
        'retail_price',
        'reward_points',
        'published',
        'validity',
        'store_ids',
        'sku_number*',
        'wholesale_price*',
        'reward_points_shared*',
        'availability_days*',
        'valid_from*',
        'valid_to*',
        'updated_at*',
      ],
      list: ProductList,
      create: ProductCreate,
      edit: ProductEdit,
      rules: async () =>
        (await import('../../../contract/catalogue/company-products.ts')).companyProducts,
    }),
    resource(outlines.productTags, {
      icon: TagIcon,
      columns: ['name', 'code', 'products_count', 'updated_at'],
      form: ['name', 'code'],
      list: TagList,
      edit: TagEdit,
      rules: async () => (await import('../../../contract/catalogue/product-tags.ts')).productTags,
    }),
  ],
  pages: [
    {
      path: 'products/import',
      icon: ImportIcon,
      permission: 'products.create',
      component: ImportPage,
    },
    {
      path: 'products/products-series',
      icon: SeriesIcon,
      permission: 'products.order',
      component: SeriesPage,
    },
    {
      path: 'products/products-per-store',
      icon: MatrixIcon,
      permission: 'products.read',
      component: MatrixPage,
    },
  ],
  menu: [
    {
      word: 'products',
      part: 'stores',
      icon: InventoryIcon,
      paths: [
        outlines.companyProducts.screen,
        'products/products-per-store',
        'products/products-series',
        outlines.productTags.screen,
      ],
    },
  ],
};
