import { tellingCategory } from '../../contract/channels.ts';
import type { Localized } from '../../contract/languages.ts';

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
    name: { el: 'Υπεύθυνος καταστήματος', en: 'Store moderator', it: 'Responsabile di negozio' },
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
