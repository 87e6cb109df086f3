import type { RealtimeEvent } from '../../contract/realtime/channels.ts';
import { resourceOf } from '../dataProvider/sources.ts';
import type { PanelName } from '../session/paths.ts';

type Handled = Partial<Record<RealtimeEvent, readonly string[]>>;

const handled: Record<PanelName, Handled> = {
  loyaltyPanel: {
    'gift-order': [
      'redemptions',
      resourceOf('gifts-to-suppliers'),
      resourceOf('supplier-invoices'),
    ],
    export: ['exports'],
  },
  storePanel: {
    'new-transaction': ['transactions', resourceOf('pending-payments'), 'history', 'home'],
    'new-redemption': ['redemptions', 'history', 'home'],
    export: ['exports'],
  },
  supplierPanel: {
    'gift-order': ['redemptions', resourceOf('supplied-orders'), resourceOf('supplied-invoices')],
    export: ['exports'],
  },
};

/**
 * Which events a panel handles, and the first words of the queries each of them makes old
 * (rt-event-new-transaction, rt-event-new-redemption, rt-event-export).
 */
export const eventsOf = (panel: PanelName): Handled => handled[panel];
