/** The words of what many screens are made of: periods, charts, numbers edited in their row. */
export const pieces = {
  effects: {
    title: 'Before this is saved',
    tiers_up: '%{count} customer climbs a tier. |||| %{count} customers climb a tier.',
    tiers_down: '%{count} customer falls a tier. |||| %{count} customers fall a tier.',
    point_value:
      'The points of %{count} customer become worth %{after} instead of %{before}. |||| The points of %{count} customers become worth %{after} instead of %{before}.',
    limited_stores:
      'The limit changes at %{count} store. |||| The limit changes at %{count} stores.',
    changed_products:
      '%{count} product of the catalogue changes. |||| %{count} products of the catalogue change.',
    store_products:
      '%{count} product in stores changes its price or points. |||| %{count} products in stores change their price or points.',
    lost_stores: '%{count} store closes. |||| %{count} stores close.',
    lost_customers:
      '%{count} customer loses the programme. |||| %{count} customers lose the programme.',
    lost_points:
      '%{count} customer has points worth %{before}. |||| %{count} customers have points worth %{before}.',
    removed_customers:
      '%{count} customer of the import is removed again, with the points that came with the file. |||| %{count} customers of the import are removed again, with the points that came with the file.',
    restored_customers:
      '%{count} customer is set back to what was there before. |||| %{count} customers are set back to what was there before.',
    left_customers:
      '%{count} customer stays as is: used or changed since. |||| %{count} customers stay as they are: used or changed since.',
    removed_products:
      '%{count} product of the import is removed again. |||| %{count} products of the import are removed again.',
    restored_products:
      '%{count} product is set back, with its prices in stores. |||| %{count} products are set back, with their prices in stores.',
    left_products:
      '%{count} product stays as is: sold in stores or changed since. |||| %{count} products stay as they are: sold in stores or changed since.',
  },
  secret: {
    saved: 'I have saved it',
    copy: 'Copy',
    copied: 'Copied.',
    notCopied: 'It could not be copied. Select it and copy it yourself.',
  },
  uses: {
    refuses: 'It cannot be deleted, because it is in use. Change or end these first:',
    lost: 'Lost with it:',
    stays: 'These stay as they are:',
    more: 'and %{count} more',
    unknown: 'What uses it could not be checked.',
    several: {
      refuses: 'Those that these need will not be deleted. Change or end these first:',
      lost: 'Lost with them:',
      stays: 'These stay as they are:',
    },
    deleted: '%{name} (deleted)',
    done: '%{count} deleted |||| %{count} deleted',
    refused: '%{count} could not be deleted: |||| %{count} could not be deleted:',
  },
  bulk: {
    able: 'This applies to %{count} record. |||| This applies to %{count} records, one after the other.',
    unable:
      'One other selected record stays as it is, because this is not possible for it. |||| %{count} other selected records stay as they are, because this is not possible for them.',
    progress: '%{count} of %{of} done',
    stop: 'Stop',
    done: 'Done for %{count} record |||| Done for %{count} records',
    refused: 'Not done for %{count} record: |||| Not done for %{count} records:',
  },
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
  codeFile: {
    choose: 'Choose a file',
    uploading: 'Uploading: %{percent}%',
    reading: 'The file is being read…',
    steps: { file: 'File', check: 'Check', result: 'Result' },
    pick: 'Choose the column',
    what: 'Action',
    preview: 'The rows of the file',
    why: 'Reason',
    said: 'Nothing has been added yet. Check the rows, then confirm.',
    done: 'The file has been imported.',
    another: 'Another file',
    rejectedRows: 'Rejected rows',
    close: 'Close',
  },
  fileColumns: {
    row: 'Row',
    is: 'Column “%{column}”',
    unnamed: 'Column %{column}',
    empty: 'empty in the first rows',
    leftOut: 'Left out',
    remembered: 'The columns are mapped as they were the last time for such a file.',
    question: {
      decimals: '“%{column}”: how are its numbers written? No row settles it.',
      orders: '“%{column}”: how are its dates written? No row settles it.',
    },
    settled: {
      comma: '1.500 is one thousand five hundred',
      point: '1.500 is one and a half',
      dmy: 'Day, month, year',
      mdy: 'Month, day, year',
    },
    needsAnswer: 'Answer the questions at the columns first.',
  },
  chart: { table: 'Show the numbers' },
  numbers: {
    which: 'Which number is it?',
    either: '%{text} may be %{one} or %{other}: type it without a sign between thousands.',
  },
  inline: {
    keys: 'Enter saves, Escape puts the number back, the arrow keys go up and down.',
  },
};
