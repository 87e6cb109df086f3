/** Names of the demo's customers; whoever reads the demo data should see people, not numbers. */
export const firstNames = [
  'Μαρία',
  'Γιώργος',
  'Ελένη',
  'Δημήτρης',
  'Κατερίνα',
  'Νίκος',
  'Βασιλική',
  'Κώστας',
  'Σοφία',
  'Γιάννης',
  'Αγγελική',
  'Παναγιώτης',
  'Ιωάννα',
  'Χρήστος',
  'Άννα',
  'Αλέξανδρος',
  'Δήμητρα',
  'Σπύρος',
  'Ευαγγελία',
  'Μιχάλης',
  'Χριστίνα',
  'Στέλιος',
  'Αικατερίνη',
  'Θανάσης',
  'Ειρήνη',
];

export const lastNames = [
  'Αθανασίου',
  'Νικολάου',
  'Γεωργίου',
  'Δημητρίου',
  'Κωνσταντίνου',
  'Ιωάννου',
  'Παπανικολάου',
  'Αναγνώστου',
  'Αποστόλου',
  'Θεοδώρου',
  'Σταύρου',
  'Αντωνίου',
  'Βασιλείου',
  'Οικονόμου',
  'Χρήστου',
  'Λάμπρου',
  'Ζαφειρίου',
  'Σωτηρίου',
  'Ευθυμίου',
  'Αλεξίου',
];

/** The ladder of the demo: from, in hundredths of points, and multiplier, in hundredths. */
export const tiers = [
  {
    from: 0,
    multiplier: 100,
    color: '#8d6748',
    title: { el: 'Ναύτης', en: 'Sailor', it: 'Marinaio' },
  },
  {
    from: 15_000,
    multiplier: 125,
    color: '#7d8f99',
    title: { el: 'Καπετάνιος', en: 'Captain', it: 'Capitano' },
  },
  {
    from: 40_000,
    multiplier: 150,
    color: '#c9962c',
    title: { el: 'Ναύαρχος', en: 'Admiral', it: 'Ammiraglio' },
  },
  {
    from: 90_000,
    multiplier: 200,
    color: '#2f6f8f',
    title: { el: 'Ποσειδώνας', en: 'Poseidon', it: 'Poseidone' },
  },
];

export const cashRegisters = [
  { friendly_name: 'Ταμείο 1', cash_register_code: 'POS-1' },
  { friendly_name: 'Ταμείο 2', cash_register_code: 'POS-2' },
];
