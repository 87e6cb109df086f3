import type { ImportField } from '../../../contract/customers/customer-imports.ts';
import type { ColumnFacts } from '../../../contract/engine/column-facts.ts';
import { fieldsByName, plain } from '../../sheets/headers.ts';

// As they stand in the exports of other programs and in the product's own, in the three languages.
const names: Record<ImportField, string> = {
  first_name: 'first name,firstname,name,given name,όνομα,nome,billing_first_name,fname',
  last_name:
    'last name,lastname,surname,family name,επώνυμο,επίθετο,cognome,billing_last_name,lname',
  full_name:
    'full name,customer name,contact name,display name,ονοματεπώνυμο,επωνυμία,πελάτης,nome e cognome,nominativo,cliente',
  mobile:
    'mobile,mobile phone,mobile number,cell,cell phone,κινητό,κινητό τηλέφωνο,κινητό τηλ,κιν,κιν τηλ,cellulare,numero di cellulare,telefono cellulare',
  country:
    'country,country code,default address country code,billing_country,χώρα,κωδικός χώρας,paese,nazione,stato',
  email:
    'email,e-mail,mail address,email address,user_email,billing_email,ηλεκτρονική διεύθυνση,indirizzo e-mail,posta elettronica',
  card_number:
    'card,cards,card number,loyalty card,κάρτα,κάρτες,αριθμός κάρτας,carta,carte,numero carta,tessera,numero tessera',
  points:
    'points,balance,points balance,current points,wc_points_balance,total_points,πόντοι,υπόλοιπο,υπόλοιπο πόντων,punti,saldo,saldo punti',
  birth_date:
    'birth date,birthdate,birthday,date of birth,date_of_birth,ημερομηνία γέννησης,ημνία γέννησης,γενέθλια,ημ γέννησης,data di nascita,compleanno',
  gender: 'gender,sex,φύλο,sesso,genere',
  phone:
    'phone,phone number,telephone,landline,default address phone,billing_phone,τηλέφωνο,τηλέφωνο 1,τηλ,σταθερό,σταθερό τηλέφωνο,telefono,telefono fisso',
  address:
    'address,address1,street,default address address1,billing_address_1,διεύθυνση,οδός,indirizzo,via',
  zipcode:
    'zip,zipcode,zip code,postal code,postcode,default address zip,billing_postcode,τκ,ταχ κώδικας,ταχυδρομικός κώδικας,cap,codice postale',
  marketing:
    'marketing,marketing consent,consent,promotions,offers,προωθητικά,προωθητικές ενέργειες,συγκατάθεση,συναίνεση,consenso,consenso marketing,promozioni',
  sms: 'sms,accepts sms marketing,sms consent,sms marketing',
  viber: 'viber',
  push: 'push,push notifications,ειδοποιήσεις push,notifiche push',
  mail: 'newsletter,accepts marketing,accepts email marketing,email subscription status,email consent,consent email,email marketing,email messages,ενημερωτικά email,μηνύματα email,consenso email,messaggi email',
};
const known = fieldsByName(names);

/** The field of a customer that a title of a column stands for, in three languages and as other programs call it. */
export const fieldOfTitle = (title: string) => known.get(plain(title));

const isPhone = (field: string | null | undefined) => field === 'mobile' || field === 'phone';

/** The column of mobiles: by its name and its content, by its content, by its name. */
function mobileColumn(named: readonly (string | null)[], facts: readonly ColumnFacts[]) {
  const isFull = (place: number) => facts[place]?.mobiles;
  const all = named.map((_, place) => place);
  return (
    all.find((place) => named[place] === 'mobile' && isFull(place)) ??
    all.find((place) => named[place] === 'phone' && isFull(place)) ??
    all.find((place) => named[place] === null && isFull(place)) ??
    all.find((place) => named[place] === 'mobile')
  );
}

/** A name that has no column for the surname beside it is a full one where it has several words. */
function nameOf(field: string, hasLast: boolean, facts: ColumnFacts | undefined) {
  if (field === 'full_name' && hasLast) return 'first_name';
  return field === 'first_name' && !hasLast && facts?.words ? 'full_name' : field;
}

/**
 * What each column most likely is, each field once: by its header, by what stands in it where that is
 * mobiles or full names. `own` are names of attributes.
 */
export function proposed(
  columns: readonly string[],
  facts: readonly ColumnFacts[],
  own: ReadonlyMap<string, string>,
): (string | null)[] {
  const named = columns.map((column) => {
    const name = plain(column);
    return known.get(name) ?? own.get(name) ?? null;
  });
  const mobile = mobileColumn(named, facts);
  const hasLast = named.includes('last_name');
  const taken = new Set<string>();
  return named.map((field, place) => {
    const isOther = isPhone(field) && place !== mobile;
    const meant =
      place === mobile ? 'mobile' : isOther ? (field === 'phone' ? field : null) : field;
    const read = meant && nameOf(meant, hasLast, facts[place]);
    if (!read || taken.has(read)) return null;
    taken.add(read);
    return read;
  });
}
