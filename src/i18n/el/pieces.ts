/** The words of what many screens are made of: periods, charts, numbers edited in their row. */
export const pieces = {
  period: {
    title: 'Περίοδος',
    from: 'Από',
    to: 'Έως και',
    today: 'Σήμερα',
    week: 'Τελευταίες 7 ημέρες',
    days30: 'Τελευταίες 30 ημέρες',
    thisWeek: 'Αυτή η εβδομάδα',
    thisMonth: 'Αυτός ο μήνας',
    lastMonth: 'Προηγούμενος μήνας',
    thisYear: 'Αυτό το έτος',
    any: 'Οποτεδήποτε',
    noDay: 'Γράψτε την ημερομηνία ως ΗΗ/ΜΜ/ΕΕΕΕ.',
    calendar: 'Ημερολόγιο: %{name}',
    previousMonth: 'Προηγούμενος μήνας',
    nextMonth: 'Επόμενος μήνας',
    toYears: 'Επιλογή έτους',
    toDays: 'Επιστροφή στις ημέρες',
    form: 'ΗΗ/ΜΜ/ΕΕΕΕ',
    apply: 'Εφαρμογή',
    wrong: 'Η λήξη της περιόδου πρέπει να είναι μετά την έναρξη.',
  },
  chart: { table: 'Εμφάνιση των αριθμών' },
  inline: {
    keys: 'Enter: αποθήκευση · Esc: επαναφορά · βέλη: πάνω/κάτω',
  },
};
