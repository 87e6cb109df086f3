import { billingPages } from '../../../../contract/billing/pages.ts';

/** Where the pages of the own subscription are, below the panel. */
export const paths = {
  current: `${billingPages}/current`,
  methods: `${billingPages}/payment-methods`,
  history: `${billingPages}/payment-history`,
  emails: `${billingPages}/email-notifications`,
} as const;
