import { resourceWords } from '../../shape/entities.ts';

/** The coupons of a store and their claims. */
export const words = {
  coupons: {
    page: 'Open the public page',
    claims: 'Claims',
    image: 'Picture',
    done: {
      goalCreated: 'You have successfully created coupon with transaction',
      goalDeleted: 'You have successfully deleted coupon with transaction',
      imageUploaded: 'You have successfully uploaded the image',
    },
    goal: {
      new: 'A new goal',
      byReceipts: 'One receipt fills it. |||| %{count} receipts fill it.',
      minimum: 'Each is %{minimum} or more.',
      within: 'All within %{days} days.',
      bySum: 'Receipts totalling %{sum} complete it.',
      given: '%{given} of %{maximum} rewards given',
      delete: 'Delete the goal',
      deleteText: 'Progress towards it is lost. Rewards already given stay with their customers.',
    },
    statistics: {
      title: 'Customers’ progress',
      customer: 'Customer',
      progress: 'Progress',
      rewards: 'Rewards',
      redeemed: 'Redeemed',
      last: 'Last receipt',
      none: 'No receipt has counted towards this goal yet.',
    },
  },
  resources: resourceWords(import.meta.glob('../coupons/*.ts', { eager: true })),
};
