import type { ImportField } from '../../contract/customer-imports.ts';

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

const known = new Map(
  Object.entries(names).flatMap(([field, list]) =>
    [field, ...list.split(',')].map((name) => [plain(name), field] as const),
  ),
);

/** What each column most likely is, by its header; each field once. `own` are names of attributes. */
export function proposed(
  columns: readonly string[],
  own: ReadonlyMap<string, string>,
): (string | null)[] {
  const taken = new Set<string>();
  return columns.map((column) => {
    const field = known.get(plain(column)) ?? own.get(plain(column));
    if (!field || taken.has(field)) return null;
    taken.add(field);
    return field;
  });
}
