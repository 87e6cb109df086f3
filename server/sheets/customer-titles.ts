import type { ImportField } from '../../contract/customers/customer-imports.ts';
import { fieldsByName, plain } from './headers.ts';

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
  birthday: 'birthday without year,γενέθλια χωρίς έτος,compleanno senza anno',
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
