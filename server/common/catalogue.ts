import type { Localized } from '../../contract/engine/languages.ts';
import { tellingCategory } from '../../contract/realtime/channels.ts';
import { couponCreationTypes as creationTypeIds } from '../../contract/settings/company-settings.ts';
import { redemptionTypes as redemptionTypeIds } from '../../contract/settings/store-profile.ts';

type Named = { id: number; name: Localized };

/** The four roles (roles). */
export const roles: readonly Named[] = [
  { id: 1, name: { el: 'Γενικός διαχειριστής', en: 'Super admin', it: 'Super amministratore' } },
  {
    id: 2,
    name: { el: 'Διαχειριστής εταιρείας', en: 'Company admin', it: 'Amministratore aziendale' },
  },
  {
    id: 3,
    name: { el: 'Χειριστής καταστήματος', en: 'Store moderator', it: 'Operatore di negozio' },
  },
  { id: 4, name: { el: 'Προμηθευτής', en: 'Supplier', it: 'Fornitore' } },
];
export const roleIds = { superAdmin: 1, companyAdmin: 2, storeModerator: 3, supplier: 4 } as const;

export const giftTypes: readonly Named[] = [
  { id: 1, name: { el: 'Δώρο προμηθευτή', en: 'Supplier gift', it: 'Premio del fornitore' } },
  { id: 2, name: { el: 'Δώρο καταστήματος', en: 'Store gift', it: 'Premio del negozio' } },
];

export const notificationCategories: readonly Named[] = [
  { id: 1, name: { el: 'Συναλλαγές', en: 'Transactions', it: 'Transazioni' } },
  { id: 2, name: { el: 'Προσφορές', en: 'Offers', it: 'Offerte' } },
  { id: 3, name: { el: 'Λογαριασμός', en: 'Account', it: 'Account' } },
];

/** The channels a message can take; `channel` says which sender makes it possible. */
export const systemNotifications: readonly (Named & {
  category: number;
  channel?: 'sms' | 'email';
})[] = [
  { id: 1, name: { el: 'SMS', en: 'SMS', it: 'SMS' }, category: 1, channel: 'sms' },
  { id: 2, name: { el: 'Email', en: 'Email', it: 'Email' }, category: 1, channel: 'email' },
  {
    id: 3,
    name: { el: 'Ειδοποίηση push', en: 'Push notification', it: 'Notifica push' },
    category: 2,
  },
  { id: 4, name: { el: 'Viber', en: 'Viber', it: 'Viber' }, category: 2 },
];

/** The channels that may tell of a receipt: those of the category of transactions. */
export const tellingChannel = (id: number | null) =>
  systemNotifications.find((each) => each.id === id && each.category === tellingCategory)?.channel;

/** Who may create the coupons of a store. */
export const couponCreationTypes: readonly Named[] = [
  {
    id: creationTypeIds.stores,
    name: { el: 'Τα καταστήματα', en: 'The stores', it: 'I negozi' },
  },
  {
    id: creationTypeIds.company,
    name: { el: 'Μόνο η εταιρεία', en: 'The company only', it: 'Solo l’azienda' },
  },
];

/** The ways in which customers may pay. */
export const bankProviders: readonly Named[] = [
  { id: 1, name: { el: 'Μετρητά', en: 'Cash', it: 'Contanti' } },
  {
    id: 2,
    name: { el: 'Κάρτα στο κατάστημα', en: 'Card in the store', it: 'Carta in negozio' },
  },
  {
    id: 3,
    name: { el: 'Τραπεζικό έμβασμα', en: 'Bank transfer', it: 'Bonifico bancario' },
  },
  { id: 4, name: { el: 'Κάρτα online', en: 'Card online', it: 'Carta online' } },
  {
    id: 5,
    name: { el: 'Αντικαταβολή', en: 'Cash on delivery', it: 'Contrassegno' },
  },
];

/** How customers redeem in a store. */
export const redemptionTypes: readonly Named[] = [
  {
    id: redemptionTypeIds.voucher,
    name: { el: 'Με κωδικό κουπονιού', en: 'By voucher code', it: 'Con il codice del buono' },
  },
  {
    id: redemptionTypeIds.customer,
    name: {
      el: 'Με κάρτα ή κινητό στο ταμείο',
      en: 'By card or mobile at the till',
      it: 'Con carta o cellulare alla cassa',
    },
  },
  {
    id: redemptionTypeIds.both,
    name: { el: 'Και με τα δύο', en: 'By either', it: 'In entrambi i modi' },
  },
];

export const storeCategories: readonly Named[] = [
  { id: 1, name: { el: 'Τρόφιμα και ποτά', en: 'Food and drink', it: 'Alimentari e bevande' } },
  {
    id: 2,
    name: { el: 'Εστίαση και καφέ', en: 'Restaurants and cafés', it: 'Ristoranti e caffè' },
  },
  {
    id: 3,
    name: { el: 'Ένδυση και υπόδηση', en: 'Clothing and shoes', it: 'Abbigliamento e calzature' },
  },
  { id: 4, name: { el: 'Υγεία και ομορφιά', en: 'Health and beauty', it: 'Salute e bellezza' } },
  { id: 5, name: { el: 'Σπίτι και κήπος', en: 'Home and garden', it: 'Casa e giardino' } },
  { id: 6, name: { el: 'Καύσιμα και αυτοκίνητο', en: 'Fuel and car', it: 'Carburanti e auto' } },
  { id: 7, name: { el: 'Υπηρεσίες', en: 'Services', it: 'Servizi' } },
  { id: 8, name: { el: 'Άλλο', en: 'Other', it: 'Altro' } },
];
