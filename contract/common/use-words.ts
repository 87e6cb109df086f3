import { type Language, locales } from '../engine/languages.ts';
import { phrase } from '../words/phrase.ts';
import type { Use, UseKind } from './uses.ts';

/** What uses a record, as refusals and the questions before a deletion call it. */
export const useWords: Record<Language, Record<UseKind, string>> = {
  el: {
    campaigns: '%{count} καμπάνια |||| %{count} καμπάνιες',
    rewards: '%{count} ανταμοιβή |||| %{count} ανταμοιβές',
    gifts: '%{count} δώρο |||| %{count} δώρα',
    coupons: '%{count} κουπόνι |||| %{count} κουπόνια',
    claims: '%{count} εξαργύρωση σε αναμονή |||| %{count} εξαργυρώσεις σε αναμονή',
    orders: '%{count} ανοιχτή παραγγελία δώρου |||| %{count} ανοιχτές παραγγελίες δώρων',
    products: '%{count} προϊόν καταστήματος |||| %{count} προϊόντα καταστημάτων',
    company_products: '%{count} προϊόν |||| %{count} προϊόντα',
    stores: '%{count} κατάστημα |||| %{count} καταστήματα',
    customers: '%{count} πελάτης |||| %{count} πελάτες',
    cards: '%{count} κάρτα |||| %{count} κάρτες',
    devices: '%{count} συνδεδεμένη συσκευή |||| %{count} συνδεδεμένες συσκευές',
    mappers: '%{count} κανόνας απαντήσεων |||| %{count} κανόνες απαντήσεων',
    answers: '%{count} απάντηση στο ιστορικό |||| %{count} απαντήσεις στο ιστορικό',
    views: '%{count} αποθηκευμένη προβολή |||| %{count} αποθηκευμένες προβολές',
    attribute_options: '%{count} επιλογή |||| %{count} επιλογές',
    shop_variants: '%{count} παραλλαγή |||| %{count} παραλλαγές',
    shop_orders: '%{count} παραγγελία σε εξέλιξη |||| %{count} παραγγελίες σε εξέλιξη',
    shop_products: '%{count} προϊόν προς πώληση |||| %{count} προϊόντα προς πώληση',
    shop_rules: '%{count} αυτόματη αγορά |||| %{count} αυτόματες αγορές',
    subscriptions: '%{count} συνδρομή |||| %{count} συνδρομές',
    plans: '%{count} πακέτο |||| %{count} πακέτα',
    registers: '%{count} ταμείο |||| %{count} ταμεία',
    members: '%{count} χρήστης |||| %{count} χρήστες',
    keys: '%{count} κλειδί API |||| %{count} κλειδιά API',
    webhooks: '%{count} webhook |||| %{count} webhooks',
  },
  en: {
    campaigns: '%{count} campaign |||| %{count} campaigns',
    rewards: '%{count} reward |||| %{count} rewards',
    gifts: '%{count} gift |||| %{count} gifts',
    coupons: '%{count} coupon |||| %{count} coupons',
    claims: '%{count} open claim |||| %{count} open claims',
    orders: '%{count} open gift order |||| %{count} open gift orders',
    products: '%{count} product of a store |||| %{count} products of stores',
    company_products: '%{count} product |||| %{count} products',
    stores: '%{count} store |||| %{count} stores',
    customers: '%{count} customer |||| %{count} customers',
    cards: '%{count} card |||| %{count} cards',
    devices: '%{count} paired device |||| %{count} paired devices',
    mappers: '%{count} answer rule |||| %{count} answer rules',
    answers: '%{count} answer in the log |||| %{count} answers in the log',
    views: '%{count} saved view |||| %{count} saved views',
    attribute_options: '%{count} option |||| %{count} options',
    shop_variants: '%{count} variant |||| %{count} variants',
    shop_orders: '%{count} order under way |||| %{count} orders under way',
    shop_products: '%{count} product for sale |||| %{count} products for sale',
    shop_rules: '%{count} automatic purchase |||| %{count} automatic purchases',
    subscriptions: '%{count} subscription |||| %{count} subscriptions',
    plans: '%{count} plan |||| %{count} plans',
    registers: '%{count} cash register |||| %{count} cash registers',
    members: '%{count} user |||| %{count} users',
    keys: '%{count} API key |||| %{count} API keys',
    webhooks: '%{count} webhook |||| %{count} webhooks',
  },
  it: {
    campaigns: '%{count} campagna |||| %{count} campagne',
    rewards: '%{count} ricompensa |||| %{count} ricompense',
    gifts: '%{count} premio |||| %{count} premi',
    coupons: '%{count} coupon |||| %{count} coupon',
    claims: '%{count} riscatto in attesa |||| %{count} riscatti in attesa',
    orders: '%{count} ordine di premi aperto |||| %{count} ordini di premi aperti',
    products: '%{count} prodotto di negozio |||| %{count} prodotti di negozi',
    company_products: '%{count} prodotto |||| %{count} prodotti',
    stores: '%{count} negozio |||| %{count} negozi',
    customers: '%{count} cliente |||| %{count} clienti',
    cards: '%{count} carta |||| %{count} carte',
    devices: '%{count} dispositivo collegato |||| %{count} dispositivi collegati',
    mappers: '%{count} regola di risposta |||| %{count} regole di risposta',
    answers: '%{count} risposta nel registro |||| %{count} risposte nel registro',
    views: '%{count} vista salvata |||| %{count} viste salvate',
    attribute_options: '%{count} opzione |||| %{count} opzioni',
    shop_variants: '%{count} variante |||| %{count} varianti',
    shop_orders: '%{count} ordine in corso |||| %{count} ordini in corso',
    shop_products: '%{count} prodotto in vendita |||| %{count} prodotti in vendita',
    shop_rules: '%{count} acquisto automatico |||| %{count} acquisti automatici',
    subscriptions: '%{count} abbonamento |||| %{count} abbonamenti',
    plans: '%{count} piano |||| %{count} piani',
    registers: '%{count} cassa |||| %{count} casse',
    members: '%{count} utente |||| %{count} utenti',
    keys: '%{count} chiave API |||| %{count} chiavi API',
    webhooks: '%{count} webhook |||| %{count} webhook',
  },
};

const sentences: Record<Language, string> = {
  el: 'Δεν μπορεί να διαγραφεί, γιατί χρησιμοποιείται: %{uses}.',
  en: 'It cannot be deleted, because it is in use: %{uses}.',
  it: 'Non si può eliminare, perché è in uso: %{uses}.',
};

/** How many of a kind, in words. */
export const sayUse = (language: Language, { kind, count }: Pick<Use, 'kind' | 'count'>) =>
  phrase(useWords[language][kind], {
    smart_count: count,
    count: count.toLocaleString(locales[language]),
  });

/** Why a record is not deleted, by what uses it. */
export const sayUses = (language: Language, uses: readonly Use[]) => {
  const list = new Intl.ListFormat(locales[language], { type: 'conjunction' });
  const named = list.format(uses.map((each) => sayUse(language, each)));
  return phrase(sentences[language], { uses: named });
};
