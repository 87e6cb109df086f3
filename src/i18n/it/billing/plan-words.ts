/** What a plan costs how often, and what it limits. */
export const planWords = {
  free: 'Gratis',
  every: {
    day: 'al giorno |||| ogni %{smart_count} giorni',
    week: 'alla settimana |||| ogni %{smart_count} settimane',
    month: 'al mese |||| ogni %{smart_count} mesi',
    year: 'all’anno |||| ogni %{smart_count} anni',
  },
  vatIncluded: 'IVA %{rate} % inclusa',
  vatAdded: 'più IVA %{rate} %',
  upTo: '%{name}: fino a %{most}',
};
