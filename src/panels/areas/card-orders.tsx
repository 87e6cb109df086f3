import CardIcon from '@mui/icons-material/CreditCardOutlined';
import { resource } from '../../resources/resource.ts';
import type { PanelSpec } from '../../shell/panel.ts';
import { screen } from '../../shell/screen.ts';
import { outlines } from './card-orders.data.ts';

const CardOrderList = screen(
  () => import('../../custom/customers/card-orders/CardOrderList.tsx'),
  'CardOrderList',
);

/** The cards that a company orders for its programme. */
export const cardOrders: PanelSpec = {
  resources: [
    resource(outlines.cardOrders, {
      icon: CardIcon,
      columns: ['created_at', 'volume', 'generation', 'given', 'card_type'],
      form: ['volume', 'card_type'],
      list: CardOrderList,
      rules: async () => (await import('../../../contract/customers/card-orders.ts')).cardOrders,
    }),
  ],
  pages: [],
  menu: [],
};

/** Where they are. */
export const cardOrdersPath = outlines.cardOrders.screen;
