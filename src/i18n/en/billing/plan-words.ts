/** What a plan costs how often, and what it limits. */
export const planWords = {
  free: 'Free of charge',
  every: {
    day: 'a day |||| every %{smart_count} days',
    week: 'a week |||| every %{smart_count} weeks',
    month: 'a month |||| every %{smart_count} months',
    year: 'a year |||| every %{smart_count} years',
  },
  vatIncluded: 'including %{rate} % VAT',
  vatAdded: 'plus %{rate} % VAT',
  upTo: '%{name}: up to %{most}',
};
