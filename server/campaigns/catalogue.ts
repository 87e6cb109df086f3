import type {
  CampaignStatus,
  CampaignType,
  CharacteristicName,
  ConditionName,
  channelChoices,
} from '../../contract/campaigns/kinds.ts';
import type { Localized } from '../../contract/engine/languages.ts';

/** What each type is called, and what it waits for in a sentence. */
export const typeWords: Readonly<Record<CampaignType, { name: Localized; text: Localized }>> = {
  transaction: {
    name: { el: 'Αγορά', en: 'Purchase', it: 'Acquisto' },
    text: {
      el: 'Όταν περνά μια απόδειξη σε κατάστημα που συμμετέχει.',
      en: 'When a receipt is posted in a participating store.',
      it: 'Quando si registra uno scontrino in un negozio partecipante.',
    },
  },
  registration: {
    name: { el: 'Εγγραφή', en: 'Registration', it: 'Registrazione' },
    text: {
      el: 'Όταν εγγράφεται ένας πελάτης.',
      en: 'When a customer registers.',
      it: 'Quando un cliente si registra.',
    },
  },
  birthday: {
    name: { el: 'Γενέθλια', en: 'Birthday', it: 'Compleanno' },
    text: {
      el: 'Την ημέρα των γενεθλίων, ή μέρες πριν και μετά.',
      en: 'On the birthday, or days before and after it.',
      it: 'Il giorno del compleanno, o giorni prima e dopo.',
    },
  },
  inactivity: {
    name: { el: 'Απουσία', en: 'Inactivity', it: 'Inattività' },
    text: {
      el: 'Όταν ένας πελάτης έχει μέρες να φανεί.',
      en: 'When a customer has not been there for some days.',
      it: 'Quando un cliente manca da alcuni giorni.',
    },
  },
  tier_reached: {
    name: { el: 'Νέα βαθμίδα', en: 'Tier reached', it: 'Livello raggiunto' },
    text: {
      el: 'Όταν ένας πελάτης ανεβαίνει βαθμίδα.',
      en: 'When a customer moves up a tier.',
      it: 'Quando un cliente sale di livello.',
    },
  },
  balance: {
    name: { el: 'Υπόλοιπο πόντων', en: 'Points balance', it: 'Saldo punti' },
    text: {
      el: 'Όταν οι πόντοι φτάνουν ένα όριο, ή κοντεύουν να λήξουν.',
      en: 'When points reach a threshold, or are about to expire.',
      it: 'Quando i punti raggiungono una soglia o stanno per scadere.',
    },
  },
  scheduled: {
    name: { el: 'Προγραμματισμένη', en: 'Scheduled', it: 'Programmata' },
    text: {
      el: 'Μια ορισμένη στιγμή, ή κάθε εβδομάδα ή μήνα.',
      en: 'At a moment, or every week or month.',
      it: 'In un momento, oppure ogni settimana o mese.',
    },
  },
  list: {
    name: { el: 'Λίστα πελατών', en: 'List of customers', it: 'Elenco di clienti' },
    text: {
      el: 'Για όσους είναι σε ένα αρχείο με κινητά ή κάρτες.',
      en: 'For those in a file of mobiles or cards.',
      it: 'Per chi è in un file di cellulari o carte.',
    },
  },
  draw: {
    name: { el: 'Κλήρωση', en: 'Draw', it: 'Estrazione' },
    text: {
      el: 'Οι αποδείξεις δίνουν συμμετοχές και κληρώνονται νικητές.',
      en: 'Receipts give entries, and winners are drawn.',
      it: 'Gli scontrini danno partecipazioni e si estraggono i vincitori.',
    },
  },
};

export const conditionWords: Readonly<Record<ConditionName, Localized>> = {
  always: { el: 'Κάθε φορά', en: 'Every time', it: 'Ogni volta' },
  once_a_day: {
    el: 'Μία φορά την ημέρα ανά πελάτη',
    en: 'Once a day per customer',
    it: 'Una volta al giorno per cliente',
  },
  once: {
    el: 'Μία φορά ανά πελάτη',
    en: 'Once per customer',
    it: 'Una volta per cliente',
  },
};

export const characteristicWords: Readonly<Record<CharacteristicName, Localized>> = {
  age: { el: 'Ηλικία', en: 'Age', it: 'Età' },
  gender: { el: 'Φύλο', en: 'Gender', it: 'Genere' },
  tier: { el: 'Βαθμίδα', en: 'Tier', it: 'Livello' },
  region: { el: 'Περιοχή δικτύου', en: 'Network region', it: 'Regione della rete' },
  consent: { el: 'Συναίνεση', en: 'Consent', it: 'Consenso' },
  attribute: { el: 'Πρόσθετο πεδίο', en: 'Additional field', it: 'Campo aggiuntivo' },
  view: {
    el: 'Αποθηκευμένη προβολή πελατών',
    en: 'Saved view of customers',
    it: 'Vista salvata di clienti',
  },
};

export const statusWords: Readonly<Record<CampaignStatus, Localized>> = {
  draft: { el: 'Πρόχειρη', en: 'Draft', it: 'Bozza' },
  scheduled: { el: 'Προγραμματισμένη', en: 'Scheduled', it: 'Programmata' },
  running: { el: 'Ενεργή', en: 'Running', it: 'In corso' },
  paused: { el: 'Σε παύση', en: 'Paused', it: 'In pausa' },
  ended: { el: 'Ολοκληρωμένη', en: 'Ended', it: 'Terminata' },
  cancelled: { el: 'Ακυρωμένη', en: 'Cancelled', it: 'Annullata' },
};

/** The receipts that a campaign may wait for. */
export const channelWords: Readonly<Record<(typeof channelChoices)[number], Localized>> = {
  any: { el: 'Όλες οι αγορές', en: 'All purchases', it: 'Tutti gli acquisti' },
  offline: { el: 'Στο κατάστημα', en: 'In the store', it: 'In negozio' },
  online: { el: 'Ηλεκτρονικές', en: 'Online', it: 'Online' },
};
