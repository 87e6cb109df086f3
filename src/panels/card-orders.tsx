import CardIcon from '@mui/icons-material/CreditCardOutlined';
import { resource } from '../resources/resource.tsx';
import { screen } from '../resources/screen.ts';
import { outlines } from './card-orders.data.ts';
import type { PanelSpec } from './panel.ts';

const CardOrderList = screen(
  () => import('../custom/card-orders/CardOrderList.tsx'),
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
      rules: async () => (await import('../../contract/card-orders.ts')).cardOrders,
    }),
  ],
  pages: [],
  menu: [{ word: 'loyaltyCards', icon: CardIcon, paths: ['loyalty-cards'] }],
};
