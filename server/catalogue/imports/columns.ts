import type { ProductColumn } from '../../../contract/catalogue/product-imports.ts';
import type { Language } from '../../../contract/engine/languages.ts';
import { fieldsByName, matched, plain } from '../../sheets/headers.ts';

/** How the columns of a file of products are called, in the three languages; texts are Greek unless they say. */
const names = {
  sku_number:
    'sku,sku number,code,product code,κωδικός,κωδικός sku,κωδικός προϊόντος,codice,codice prodotto,codice sku',
  product_id: 'product id',
  'name.el':
    'name,product,product name,item name,name el,όνομα,όνομα el,όνομα ελληνικά,προϊόν,περιγραφή είδους,nome,nome el,prodotto',
  'name.en': 'name en,english name,όνομα en,όνομα αγγλικά,nome en,nome inglese',
  'name.it': 'name it,italian name,όνομα it,όνομα ιταλικά,nome it,nome italiano',
  'description.el':
    'description,description el,περιγραφή,περιγραφή el,περιγραφή ελληνικά,descrizione,descrizione el',
  'description.en': 'description en,περιγραφή en,περιγραφή αγγλικά,descrizione en',
  'description.it': 'description it,περιγραφή it,περιγραφή ιταλικά,descrizione it',
  retail_price:
    'price,retail price,default price,τιμή,λιανική,λιανική τιμή,τιμή λιανικής,prezzo,prezzo al dettaglio,prezzo al pubblico',
  wholesale_price:
    'wholesale,wholesale price,χονδρική,χονδρική τιμή,τιμή χονδρικής,ingrosso,prezzo all’ingrosso',
  reward_points: 'points,reward points,πόντοι,πόντοι επιβράβευσης,punti,punti premio',
  maximum_price_per_transaction:
    'maximum price,maximum price per transaction,μέγιστη αξία,μέγιστη αξία ανά συναλλαγή,μέγιστη τιμή,μέγιστη τιμή ανά συναλλαγή,importo massimo,importo massimo per transazione',
  product_tag_id: 'tag,product tag,ετικέτα,ετικέτα προϊόντος,etichetta',
  group_product: 'group,product group,ομάδα,ομάδα προϊόντων,gruppo,gruppo di prodotti',
  published: 'published,δημοσιευμένο,pubblicato',
  valid_from: 'valid from,from,ισχύει από,από,valido dal,dal',
  valid_to: 'valid to,valid until,to,until,ισχύει έως,έως,valido fino al,al',
} as const satisfies Record<ProductColumn, string>;

const known = fieldsByName(names);

/** Only the own export has both: a column of numbers that are its products' own, and when each changed last. */
const [ownNumber, ownChanges] = [
  plain('ID'),
  ['τελευταία αλλαγή', 'last change', 'ultima modifica'].map(plain),
] as const;

/**
 * What each column of a file is, by its title; null for one that is none of a product's. Where no column is the name,
 * the description is.
 */
export function columnsOfFile(header: readonly string[]) {
  const isOwn = header.some((title) => ownChanges.includes(plain(title)));
  const fieldOf = (title: string) =>
    isOwn && title === ownNumber ? 'product_id' : known.get(title);
  const fields = matched(header, fieldOf) as (ProductColumn | null)[];
  if (fields.includes('name.el')) return fields;
  return fields.map((field) => (field === 'description.el' ? 'name.el' : field));
}

/** What a new product cannot do without, and how it is called where a file has no such column. */
export const neededColumns = ['name', 'retail_price'] as const;
export const sayNeeded: Record<Language, readonly string[]> = {
  el: ['όνομα', 'τιμή'],
  en: ['name', 'price'],
  it: ['nome', 'prezzo'],
};
