import type { Localized } from '../../contract/engine/languages.ts';
import { products } from './content.ts';
import type { Drawing } from './pictures.ts';

const words = (el: string, en: string, it: string): Localized => ({ el, en, it });

export const tags = [
  { name: 'Ζεστά ροφήματα', code: 'HOT' },
  { name: 'Κρύα ροφήματα', code: 'COLD' },
  { name: 'Φαγητό', code: 'FOOD' },
  { name: 'Γλυκά και είδη σπιτιού', code: 'HOME' },
];

interface CatalogueProduct {
  name: Localized;
  tag: number;
  price: number;
  drawing: Drawing;
  draft?: true;
  /** The same points in all stores: for which sales, and how many. */
  shared?: { points: number; online: boolean; offline: boolean };
  valid?: readonly [from: string, to: string];
}

/** What some stores sell already, and what the company is about to bring into them. */
export const catalogue: readonly CatalogueProduct[] = [
  ...products.map(({ name, category, price, drawing, draft }) => ({
    ...{ name, price, drawing, tag: Math.min(category, 3) },
    ...(draft ? { draft } : {}),
  })),
  {
    name: words('Εσπρέσο μακιάτο', 'Espresso macchiato', 'Espresso macchiato'),
    tag: 0,
    price: 2.3,
    drawing: 'cup',
  },
  {
    name: words('Λάτε με κανέλα', 'Cinnamon latte', 'Latte alla cannella'),
    tag: 0,
    price: 3.6,
    drawing: 'cup',
    shared: { points: 10, online: true, offline: true },
  },
  {
    name: words('Σαλέπι', 'Salep', 'Salep'),
    tag: 0,
    price: 3.2,
    drawing: 'cup',
    valid: ['2026-11-01', '2027-03-31'],
  },
  { name: words('Χαμομήλι', 'Camomile tea', 'Camomilla'), tag: 0, price: 2.4, drawing: 'cup' },
  {
    name: words('Κρύο τσάι ροδάκινο', 'Peach iced tea', 'Tè freddo alla pesca'),
    tag: 1,
    price: 2.9,
    drawing: 'glass',
  },
  {
    name: words('Γρανίτα φράουλα', 'Strawberry slush', 'Granita alla fragola'),
    tag: 1,
    price: 3.3,
    drawing: 'glass',
    valid: ['2027-05-01', '2027-09-30'],
  },
  {
    name: words('Σμούθι μπανάνα', 'Banana smoothie', 'Frullato di banana'),
    tag: 1,
    price: 4.4,
    drawing: 'glass',
  },
  {
    name: words('Ανθρακούχο νερό', 'Sparkling water', 'Acqua frizzante'),
    tag: 1,
    price: 1.5,
    drawing: 'bottle',
  },
  {
    name: words('Κοτόπιτα', 'Chicken pie', 'Torta salata di pollo'),
    tag: 2,
    price: 2.9,
    drawing: 'croissant',
  },
  {
    name: words('Σάντουιτς με φέτα', 'Feta sandwich', 'Panino con feta'),
    tag: 2,
    price: 3.9,
    drawing: 'sandwich',
  },
  {
    name: words('Πεϊνιρλί', 'Peinirli', 'Peinirli'),
    tag: 2,
    price: 3.4,
    drawing: 'croissant',
    draft: true,
  },
  {
    name: words('Ομελέτα', 'Omelette', 'Omelette'),
    tag: 2,
    price: 5.2,
    drawing: 'sandwich',
    shared: { points: 15, online: false, offline: true },
  },
  {
    name: words('Μελομακάρονα', 'Honey cookies', 'Biscotti al miele'),
    tag: 3,
    price: 4.8,
    drawing: 'cake',
    valid: ['2026-12-01', '2027-01-07'],
  },
  {
    name: words('Κουραμπιέδες', 'Almond shortbread', 'Frollini alle mandorle'),
    tag: 3,
    price: 5.2,
    drawing: 'cake',
    draft: true,
  },
  {
    name: words('Κούπα Αιγαίον', 'Aigaion mug', 'Tazza Aigaion'),
    tag: 3,
    price: 9.9,
    drawing: 'cup',
  },
  { name: words('Δωροκάρτα', 'Gift card', 'Carta regalo'), tag: 3, price: 20, drawing: 'gift' },
];
