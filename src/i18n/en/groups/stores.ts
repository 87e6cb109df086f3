import { resourceWords } from '../../shape/entities.ts';
import { rights } from '../people/rights.ts';

/** The stores of a company, their figures, its regions and its daily limits. */
export const words = {
  stores: {
    summaries: {
      title: 'Stores at a glance',
      total: 'stores',
      active: 'subscribed',
      inactive: 'inactive',
      cancelled: 'cancelled',
      published: '%{published} of %{products} on sale',
    },
    switches: 'What this store offers',
    user: {
      new_manager: 'New manager',
      self: 'You will be the manager, %{name}.',
      full_name: 'Full name',
      mobile: 'Mobile number',
      password: 'Initial password',
      tos: 'Has accepted the terms of service',
      marketing: 'Accepts marketing messages',
    },
    delete: {
      title: 'Delete “%{name}”?',
      text: 'The store will no longer be available to anybody.',
      history:
        'This store has history. Its records are kept, but nobody will be able to open it any more. To confirm, type its name: %{name}',
      typeName: 'Name of the store',
    },
  },
  dailyLimits: {
    hint: 'What a store may post in one day, counted separately at the till and online. An empty field uses the company’s default; 0 means no limit.',
    store: 'Store',
    default: 'Company default',
    defaultHint: 'For every store without a limit of its own',
    none: 'No limit',
    offline: { amount: 'At the till, amount', points: 'At the till, points' },
    online: { amount: 'Online, amount', points: 'Online, points' },
    empty: 'The company has no stores yet.',
    done: 'You have successfully updated Transaction limit',
  },
  financial: {
    hint: 'Turnover and points by store, in the company’s own days. Each movement counts on the day it was posted: a return lowers the turnover of the day the goods came back.',
    against:
      'The small figures below are the difference from %{before}. Points given and redeemed are worth what they were when they moved; outstanding ones what a point is worth now, %{value}.',
    caption: 'Figures by store, %{period}, and their difference from %{before}',
    byStore: 'Figures by store',
    turnoverChart: 'Turnover by store',
    pointsChart: 'Points by store',
    before: 'The period before',
    same: 'No change',
    total: 'Company total',
    desk: 'The company’s own desk',
    deleted: 'Deleted',
    sort: 'Order by',
    open: '%{name}, %{figure}: open the receipts',
    noStores: 'The company has no stores yet.',
    nothing: 'Nothing was posted in this period.',
    columns: {
      name: 'Store',
      turnover: 'Turnover',
      receipts: 'Receipts',
      points_given: 'Points given',
      points_redeemed: 'Points redeemed',
      points_expired: 'Points expired',
      points_other: 'Other point movements',
      points_outstanding: 'Points outstanding',
    },
  },
  rights,
  resources: resourceWords(import.meta.glob('../organisations/*.ts', { eager: true })),
};
