/** In what a figure is written. */
export type FigureUnit = 'money' | 'points' | 'count' | 'percent';

/** The pages, and the calls that they are read from; exports of a page have its rows. */
export const figurePlaces = {
  'home of a store': ['GET /stores/{storeId}/home', 'GET /stores/{storeId}/overview'],
  'home of the company': [
    'GET /companies/{storeId}/home',
    'GET /companies/{storeId}/overview',
    'GET /companies/{storeId}/quick-statistics',
  ],
  'companies of the installation': ['GET /installation/companies'],
  statistics: [
    'GET /companies/{storeId}/statistics',
    'GET /companies/{storeId}/statistics/active-users',
    'GET /companies/{storeId}/statistics/active-users-two-months',
    'GET /companies/{storeId}/statistics/leaders',
  ],
  'financial data': ['GET /companies/{storeId}/stores/financial-data'],
  'history of points': [
    'GET /stores/{storeId}/history/point-analysis',
    'GET /stores/{storeId}/history/monthly-points',
  ],
  liability: ['GET /companies/{storeId}/liability'],
  'points by month (debts)': ['GET /companies/{storeId}/store-debts/monthly-points'],
  'redemptions by month (debts)': [
    'GET /companies/{storeId}/store-debts/monthly-analysis-redemption',
  ],
  'message metrics': [
    'GET /companies/{storeId}/sms-metrics',
    'GET /companies/{storeId}/viber-metrics',
  ],
  'campaign report': ['GET /companies/{storeId}/campaigns/{id}/report'],
  subscriptions: ['GET /companies/{storeId}/subscriptions/figures'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
export type FigurePlace = keyof typeof figurePlaces;

/** A figure that people see: every page, export and call that shows it counts it so. */
export interface Figure {
  readonly name: string;
  readonly unit: FigureUnit;
  readonly counts: string;
  /** By which day it counts. */
  readonly day: string;
  /** What a receipt does to it that comes back. */
  readonly returns: string;
  /** Where its SQL, or what it is worked out by, is. */
  readonly from: string;
  /** What the fields are called that have it, by page; of two that fit a field the longer holds. */
  readonly shown: Partial<Readonly<Record<FigurePlace, readonly string[]>>>;
}

/** What in the replies of those calls is no figure: whose it is, where it is, and limits. */
export const noFigures: readonly string[] = [
  ...['hour', 'weekday', 'point_value', 'before.days', 'after.days', 'allowed', 'credits'],
  ...['total_pages', 'current_page', 'next_page', 'displayed', 'items_per_page'],
  ...['pagination.total', 'store_id', 'campaign_id', 'send_id', 'gift_id', 'product_id'],
  ...['parent_product_id', 'user_account_id', 'store_point_title_id'],
  'store_subscription_plan_id',
];
