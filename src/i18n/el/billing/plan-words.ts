/** What a plan costs how often, and what it limits. */
export const planWords = {
  free: 'Δωρεάν',
  every: {
    day: 'την ημέρα |||| κάθε %{smart_count} ημέρες',
    week: 'την εβδομάδα |||| κάθε %{smart_count} εβδομάδες',
    month: 'τον μήνα |||| κάθε %{smart_count} μήνες',
    year: 'τον χρόνο |||| κάθε %{smart_count} χρόνια',
  },
  vatIncluded: 'με ΦΠΑ %{rate} %',
  vatAdded: 'συν ΦΠΑ %{rate} %',
  upTo: '%{name}: έως %{most}',
};
