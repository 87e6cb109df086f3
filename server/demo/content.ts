import { weekdays } from '../../contract/catalogue/products.ts';
import type { Localized } from '../../contract/engine/languages.ts';
import type { Drawing } from './pictures.ts';

const words = (el: string, en: string, it: string): Localized => ({ el, en, it });

export const regions = ['Αττική', 'Μακεδονία', 'Πελοπόννησος', 'Κρήτη'];

export const stores = [
  {
    name: 'Αιγαίον Σύνταγμα',
    store_code: 'ATH-01',
    region: 0,
    address: 'Ερμού 12',
    zip: '10563',
    lat: 37.9761,
    lon: 23.7338,
    primary_phone: '2103210001',
    email: 'syntagma@aigaion.example',
  },
  {
    name: 'Αιγαίον Αριστοτέλους',
    store_code: 'SKG-01',
    region: 1,
    address: 'Αριστοτέλους 8',
    zip: '54623',
    lat: 40.6329,
    lon: 22.9413,
    primary_phone: '2310220002',
    email: 'aristotelous@aigaion.example',
  },
  {
    name: 'Αιγαίον Πάτρα',
    store_code: 'GPA-01',
    region: 2,
    address: 'Ρήγα Φεραίου 45',
    zip: '26221',
    lat: 38.2475,
    lon: 21.7349,
    primary_phone: '2610330003',
    email: 'patra@aigaion.example',
  },
  {
    name: 'Αιγαίον Ηράκλειο',
    store_code: 'HER-01',
    region: 3,
    address: '25ης Αυγούστου 17',
    zip: '71202',
    lat: 35.3405,
    lon: 25.1344,
    primary_phone: '2810440004',
    email: 'irakleio@aigaion.example',
  },
];

export const categories = [
  words('Καφέδες', 'Coffee', 'Caffè'),
  words('Κρύα ροφήματα', 'Cold drinks', 'Bevande fredde'),
  words('Αρτοποιία', 'Bakery', 'Panetteria'),
  words('Γλυκά', 'Desserts', 'Dolci'),
  words('Για το σπίτι', 'For home', 'Per la casa'),
];

export const groups = [
  words('Πρωινή προσφορά', 'Morning offer', 'Offerta del mattino'),
  words('Εποχικά', 'Seasonal', 'Di stagione'),
];

export interface DemoProduct {
  name: Localized;
  category: number;
  price: number;
  drawing: Drawing;
  group?: number;
  draft?: true;
  weekend?: true;
}

/** The first twelve are sold everywhere, all of them in the first store. */
export const products: DemoProduct[] = [
  {
    name: words('Ελληνικός καφές', 'Greek coffee', 'Caffè greco'),
    category: 0,
    price: 2.2,
    drawing: 'cup',
    group: 0,
  },
  {
    name: words('Εσπρέσο', 'Espresso', 'Espresso'),
    category: 0,
    price: 2.1,
    drawing: 'cup',
    group: 0,
  },
  {
    name: words('Καπουτσίνο', 'Cappuccino', 'Cappuccino'),
    category: 0,
    price: 3.2,
    drawing: 'cup',
    group: 0,
  },
  {
    name: words('Φρέντο εσπρέσο', 'Freddo espresso', 'Espresso freddo'),
    category: 1,
    price: 3,
    drawing: 'glass',
  },
  {
    name: words('Φρέντο καπουτσίνο', 'Freddo cappuccino', 'Cappuccino freddo'),
    category: 1,
    price: 3.4,
    drawing: 'glass',
  },
  { name: words('Φραπέ', 'Frappé', 'Frappé'), category: 1, price: 2.8, drawing: 'glass' },
  {
    name: words('Χυμός πορτοκάλι', 'Orange juice', 'Spremuta d’arancia'),
    category: 1,
    price: 3.9,
    drawing: 'glass',
    group: 0,
  },
  {
    name: words('Κρουασάν βουτύρου', 'Butter croissant', 'Croissant al burro'),
    category: 2,
    price: 1.9,
    drawing: 'croissant',
    group: 0,
  },
  {
    name: words('Τυρόπιτα', 'Cheese pie', 'Torta salata al formaggio'),
    category: 2,
    price: 2.4,
    drawing: 'croissant',
  },
  {
    name: words('Σπανακόπιτα', 'Spinach pie', 'Torta salata di spinaci'),
    category: 2,
    price: 2.5,
    drawing: 'croissant',
  },
  {
    name: words('Σάντουιτς με γαλοπούλα', 'Turkey sandwich', 'Panino con tacchino'),
    category: 2,
    price: 4.2,
    drawing: 'sandwich',
  },
  {
    name: words('Κέικ πορτοκαλιού', 'Orange cake', 'Torta all’arancia'),
    category: 3,
    price: 3.6,
    drawing: 'cake',
  },
  {
    name: words('Μπουγάτσα με κρέμα', 'Custard bougatsa', 'Bougatsa alla crema'),
    category: 3,
    price: 3.8,
    drawing: 'cake',
    weekend: true,
  },
  {
    name: words('Γαλακτομπούρεκο', 'Galaktoboureko', 'Galaktoboureko'),
    category: 3,
    price: 4.1,
    drawing: 'cake',
    weekend: true,
  },
  {
    name: words('Μπισκότα βρώμης', 'Oat cookies', 'Biscotti d’avena'),
    category: 3,
    price: 2.6,
    drawing: 'cake',
  },
  {
    name: words('Κουλούρι Θεσσαλονίκης', 'Sesame bread ring', 'Ciambella al sesamo'),
    category: 2,
    price: 0.9,
    drawing: 'croissant',
    group: 0,
  },
  {
    name: words('Κλαμπ σάντουιτς', 'Club sandwich', 'Club sandwich'),
    category: 2,
    price: 6.9,
    drawing: 'sandwich',
  },
  {
    name: words('Τσάι του βουνού', 'Mountain tea', 'Tè di montagna'),
    category: 0,
    price: 2.6,
    drawing: 'cup',
  },
  {
    name: words('Ζεστή σοκολάτα', 'Hot chocolate', 'Cioccolata calda'),
    category: 0,
    price: 3.7,
    drawing: 'cup',
    group: 1,
  },
  {
    name: words('Λεμονάδα με δυόσμο', 'Mint lemonade', 'Limonata alla menta'),
    category: 1,
    price: 3.5,
    drawing: 'glass',
    group: 1,
  },
  {
    name: words('Καφές φίλτρου 250 γρ.', 'Filter coffee 250 g', 'Caffè filtro 250 g'),
    category: 4,
    price: 7.8,
    drawing: 'bag',
  },
  {
    name: words('Εσπρέσο σε κόκκους 1 κιλό', 'Espresso beans 1 kg', 'Espresso in grani 1 kg'),
    category: 4,
    price: 24.5,
    drawing: 'bag',
  },
  {
    name: words('Μέλι θυμαρίσιο 450 γρ.', 'Thyme honey 450 g', 'Miele di timo 450 g'),
    category: 4,
    price: 11.9,
    drawing: 'bottle',
  },
  {
    name: words('Βασιλόπιτα', 'New Year’s cake', 'Torta di Capodanno'),
    category: 3,
    price: 18,
    drawing: 'cake',
    group: 1,
    draft: true,
  },
];

export const suppliers = [
  {
    name: 'Κεραμική Άνδρου',
    email: 'orders@keramiki-androu.example',
    primary_phone: '2282050100',
    address: 'Χώρα Άνδρου',
  },
  {
    name: 'Ελαιώνες Κρήτης',
    email: 'orders@elaiones-kritis.example',
    primary_phone: '2810500200',
    address: 'Πεζά Ηρακλείου',
  },
];

export const giftCategories = [
  {
    name: words('Για το τραπέζι', 'For the table', 'Per la tavola'),
    bg_color: '#14505c',
    text_color: '#ffffff',
    drawing: 'cup',
  },
  {
    name: words('Γεύσεις', 'Tastes', 'Sapori'),
    bg_color: '#a6492a',
    text_color: '#ffffff',
    drawing: 'bottle',
  },
  {
    name: words('Στο κατάστημα', 'In the store', 'In negozio'),
    bg_color: '#f2c14e',
    text_color: '#2b2b2b',
    drawing: 'gift',
  },
] as const;

export interface DemoGift {
  title: string;
  category: number;
  points: number;
  cost: number;
  drawing: Drawing;
  supplier?: number;
}

export const gifts: DemoGift[] = [
  { title: 'Χειροποίητη κούπα', category: 0, points: 450, cost: 6.2, drawing: 'cup', supplier: 0 },
  {
    title: 'Σετ 2 φλιτζάνια εσπρέσο',
    category: 0,
    points: 600,
    cost: 8.4,
    drawing: 'cup',
    supplier: 0,
  },
  {
    title: 'Πιατέλα σερβιρίσματος',
    category: 0,
    points: 1400,
    cost: 19.5,
    drawing: 'gift',
    supplier: 0,
  },
  { title: 'Κανάτα νερού', category: 0, points: 1100, cost: 15, drawing: 'bottle', supplier: 0 },
  { title: 'Μπολ δημητριακών', category: 0, points: 520, cost: 7.1, drawing: 'cup', supplier: 0 },
  { title: 'Βάζο κεραμικό', category: 0, points: 1600, cost: 22, drawing: 'bottle', supplier: 0 },
  {
    title: 'Δίσκος από ξύλο ελιάς',
    category: 0,
    points: 1900,
    cost: 27,
    drawing: 'gift',
    supplier: 0,
  },
  {
    title: 'Ελαιόλαδο έξτρα παρθένο 500 ml',
    category: 1,
    points: 700,
    cost: 9.8,
    drawing: 'bottle',
    supplier: 1,
  },
  {
    title: 'Ελαιόλαδο με λεμόνι 250 ml',
    category: 1,
    points: 520,
    cost: 7.2,
    drawing: 'bottle',
    supplier: 1,
  },
  {
    title: 'Ελιές Καλαμών 400 γρ.',
    category: 1,
    points: 330,
    cost: 4.3,
    drawing: 'bottle',
    supplier: 1,
  },
  {
    title: 'Ξίδι βαλσάμικο με πετιμέζι',
    category: 1,
    points: 480,
    cost: 6.5,
    drawing: 'bottle',
    supplier: 1,
  },
  {
    title: 'Θυμάρι και ρίγανη Κρήτης',
    category: 1,
    points: 220,
    cost: 2.9,
    drawing: 'bag',
    supplier: 1,
  },
  {
    title: 'Παξιμάδια κριθαρένια',
    category: 1,
    points: 260,
    cost: 3.4,
    drawing: 'croissant',
    supplier: 1,
  },
  {
    title: 'Καλάθι γεύσεων Κρήτης',
    category: 1,
    points: 2400,
    cost: 34,
    drawing: 'gift',
    supplier: 1,
  },
  {
    title: 'Σαπούνι από ελαιόλαδο',
    category: 1,
    points: 190,
    cost: 2.2,
    drawing: 'gift',
    supplier: 1,
  },
  { title: 'Δωρεάν ελληνικός καφές', category: 2, points: 120, cost: 0.6, drawing: 'cup' },
  { title: 'Δωρεάν φρέντο εσπρέσο', category: 2, points: 160, cost: 0.8, drawing: 'glass' },
  { title: 'Δωρεάν κρουασάν', category: 2, points: 110, cost: 0.7, drawing: 'croissant' },
  { title: 'Πρωινό για δύο', category: 2, points: 650, cost: 6, drawing: 'sandwich' },
  { title: 'Γλυκό της επιλογής σας', category: 2, points: 210, cost: 1.4, drawing: 'cake' },
];

export const links = [
  'https://aigaion.example/menu',
  'https://aigaion.example/loyalty',
  'https://aigaion.example/events',
];

/** The second company, so that isolation can be seen. */
export const italy = {
  company: 'Libreria Minerva',
  store: 'Minerva Bologna Centro',
  category: words('Βιβλία', 'Books', 'Libri'),
  products: [
    words('Ατζέντα', 'Diary', 'Agenda'),
    words('Μυθιστόρημα', 'Novel', 'Romanzo'),
    words('Χάρτης της πόλης', 'City map', 'Mappa della città'),
  ],
  gift: 'Segnalibro in pelle',
};

const shifts = (...hours: [string, string][]) => hours.map(([from, to]) => ({ from, to }));
const workday = (day: (typeof weekdays)[number]) => ({
  day,
  type: 'regular' as const,
  shifts: shifts(['07:00', '15:00'], ['17:00', '22:00']),
});

/** When the cafés are open, how they deliver and how one pays. */
export const storeSettings = {
  timetable: [
    ...weekdays.slice(0, 5).map(workday),
    { day: 'saturday' as const, type: 'regular' as const, shifts: shifts(['08:00', '01:00']) },
    { day: 'sunday' as const, type: 'closed' as const },
  ],
  order_settings: { delivers: true, radius_km: 4, minimum_order: 8, fee: 1.5, free_from: 20 },
  shopping_cart: true,
  bank_providers: [
    { bank_provider_id: 1, account: null },
    { bank_provider_id: 2, account: null },
  ],
};
