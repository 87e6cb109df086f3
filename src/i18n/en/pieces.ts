/** The words of what many screens are made of: periods, charts, numbers edited in their row. */
export const pieces = {
  period: {
    title: 'Period',
    from: 'From',
    to: 'To (inclusive)',
    today: 'Today',
    week: 'Last 7 days',
    days30: 'Last 30 days',
    thisWeek: 'This week',
    thisMonth: 'This month',
    lastMonth: 'Last month',
    thisYear: 'This year',
    any: 'Any time',
    noDay: 'Write the date as DD/MM/YYYY.',
    calendar: 'Calendar: %{name}',
    previousMonth: 'Previous month',
    nextMonth: 'Next month',
    toYears: 'Choose the year',
    toDays: 'Back to the days',
    form: 'DD/MM/YYYY',
    apply: 'Apply',
    wrong: 'The period must end after it begins.',
  },
  chart: { table: 'Show the numbers' },
  inline: {
    keys: 'Enter saves, Escape puts the number back, the arrow keys go up and down.',
  },
};
