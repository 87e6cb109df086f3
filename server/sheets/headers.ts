import { createHash } from 'node:crypto';
import type { ImportField } from '../../contract/customers/customer-imports.ts';

/** What a header is compared by: no accents, no case, no signs. */
export const plain = (text: string) =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/ς/g, 'σ')
    .replace(/[^\p{L}\p{N}]/gu, '');

// As they stand in the files of other programmes, in the three languages.
const names: Record<ImportField, string> = {
  first_name: 'first name,name,given name,όνομα,ονοματεπώνυμο,full name,nome',
  last_name: 'last name,surname,family name,επώνυμο,επίθετο,cognome',
  mobile: 'mobile,mobile phone,cell,cell phone,κινητό,κινητό τηλέφωνο,cellulare,telefono cellulare',
  email: 'email,e-mail,mail address,email address,ηλεκτρονική διεύθυνση,posta elettronica',
  card_number:
    'card,card number,loyalty card,κάρτα,αριθμός κάρτας,carta,numero carta,tessera,numero tessera',
  points: 'points,balance,points balance,πόντοι,υπόλοιπο,υπόλοιπο πόντων,punti,saldo,saldo punti',
  birth_date:
    'birth date,birthday,date of birth,ημερομηνία γέννησης,γενέθλια,ημ γέννησης,data di nascita,compleanno',
  gender: 'gender,sex,φύλο,sesso,genere',
  phone: 'phone,telephone,landline,τηλέφωνο,σταθερό,σταθερό τηλέφωνο,telefono,telefono fisso',
  address: 'address,street,διεύθυνση,οδός,indirizzo,via',
  zipcode: 'zip,zipcode,zip code,postal code,postcode,τκ,ταχυδρομικός κώδικας,cap',
  marketing: 'marketing,marketing consent,consent,συγκατάθεση,συναίνεση,consenso',
  sms: 'sms',
  viber: 'viber',
  push: 'push,push notifications,ειδοποιήσεις push,notifiche push',
  mail: 'newsletter,email consent,consent email,ενημερωτικά email,consenso email',
};

/** Names of columns, comma-separated, by the field they stand for → the field of a plain name. */
export const fieldsByName = (named: Readonly<Record<string, string>>) =>
  new Map(
    Object.entries(named).flatMap(([field, list]) =>
      [field, ...list.split(',')].map((name) => [plain(name), field] as const),
    ),
  );

const known = fieldsByName(names);

/** The field of each column, by its header; each field once. */
export function matched(
  columns: readonly string[],
  fieldOf: (plainName: string) => string | undefined,
): (string | null)[] {
  const taken = new Set<string>();
  return columns.map((column) => {
    const field = fieldOf(plain(column));
    if (!field || taken.has(field)) return null;
    taken.add(field);
    return field;
  });
}

/** What each column most likely is. `own` are names of attributes. */
export const proposed = (columns: readonly string[], own: ReadonlyMap<string, string>) =>
  matched(columns, (name) => known.get(name) ?? own.get(name));

/** Names files with the same titles of their columns, whatever case, accents and signs those are written with. */
export const headerKeyOf = (columns: readonly string[]): string =>
  createHash('sha256')
    .update(JSON.stringify(columns.map(plain)))
    .digest('base64url');
