/** What of a customer and of what happened a campaign waited for. */
export const matched = {
  matched: {
    amount: 'Amount',
    weekday: 'Day',
    hour: 'Hour',
    nth_receipt: 'Which receipt of theirs',
    age: 'Age',
    gender: 'Gender',
    tier: 'Tier',
    region: 'Region',
    consent: 'Consent',
    attribute: 'Additional field',
    view: 'View',
    birthday: 'Birthday',
    balance: 'Balance',
    expires: 'They expire',
    points: 'Points',
    last_receipt: 'Last receipt',
    days: 'Days',
  },
};
