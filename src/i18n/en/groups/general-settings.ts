/** The subscription. */
export const words = {
  subscription: {
    title: 'Subscription',
    states: {
      active: 'Active',
      cancelled: 'Cancelled',
      inactive: 'Inactive',
    },
    explained: {
      active: 'The subscription is in force and everything it includes is available.',
      cancelled: 'The subscription was cancelled and stays in force until it ends.',
      inactive:
        'The subscription is not in force. Contact the service administrator to activate it again.',
    },
    until: 'In force until %{date}',
  },
};
