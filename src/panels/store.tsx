import CategoryIcon from '@mui/icons-material/CategoryOutlined';
import GroupWorkIcon from '@mui/icons-material/GroupWorkOutlined';
import InventoryIcon from '@mui/icons-material/Inventory2Outlined';
import LinkIcon from '@mui/icons-material/LinkOutlined';
import { productCategories } from '../../contract/product-categories.ts';
import { productGroups } from '../../contract/product-groups.ts';
import { products } from '../../contract/products.ts';
import { storeExternalLinks } from '../../contract/store-external-links.ts';
import { resource } from '../resources/resource.tsx';
import type { PanelSpec } from './panel.ts';

/** What store staff work with. */
export const storePanel: PanelSpec = {
  resources: [
    resource(products, {
      name: 'products/products-tab',
      icon: InventoryIcon,
      undoable: true,
      columns: [
        'image',
        'name',
        'product_category_id',
        'retail_price',
        'published',
        'availability_days',
        'sku_number*',
        'group_product*',
        'wholesale_price*',
        'maximum_price_per_transaction*',
        'updated_at',
      ],
      form: [
        'image',
        'name',
        'description',
        'product_category_id',
        'group_product',
        'sku_number',
        'retail_price',
        'wholesale_price',
        'maximum_price_per_transaction',
        'availability_days',
        'published',
      ],
    }),
    resource(productGroups, {
      name: 'products/product-groups',
      icon: GroupWorkIcon,
      columns: ['name', 'description', 'products_count', 'updated_at'],
      form: ['name', 'description'],
    }),
    resource(productCategories, {
      name: 'products/product-categories',
      icon: CategoryIcon,
      columns: ['name', 'products_count', 'updated_at'],
      form: ['name'],
    }),
    resource(storeExternalLinks, {
      name: 'products/external-links',
      icon: LinkIcon,
      undoable: true,
      columns: ['image', 'url', 'created_at'],
      form: ['url', 'image'],
    }),
  ],
  pages: [],
  menu: [
    {
      word: 'products',
      icon: InventoryIcon,
      paths: [
        'products/products-tab',
        'products/product-groups',
        'products/product-categories',
        'products/external-links',
      ],
    },
  ],
};
