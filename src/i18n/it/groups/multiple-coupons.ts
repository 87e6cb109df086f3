import { words as coupons } from './coupons.ts';

/** Campaigns of many codes; the page of one shows its claims. */
export const words = {
  ...coupons,
  campaigns: {
    done: 'Il coupon è stato creato',
    new: 'Nuova campagna',
    newHint:
      'Ogni codice si riscatta una volta, da chi lo possiede. I codici si creano in background.',
    codeHint: 'Fino a otto lettere o cifre; può restare vuoto.',
    validHint: 'Giorni di validità dopo quello in cui i codici vengono creati.',
    rules: 'Quando e quanti codici',
    customerHint: 'Alla cassa si chiede allora chi è il cliente.',
    minimumHint: 'Con un minimo il codice si riscatta su uno scontrino.',
    reports: 'Report via email',
    reportsHint: 'Lascia tutto vuoto se non vuoi inviare report.',
    report: {
      redeemed_coupons_report: 'Coupon riscattati',
      all_coupons_report: 'Tutti i coupon',
    },
    email: 'Indirizzo email %{number}',
    frequency: 'Frequenza',
    never: 'Mai',
    frequencies: {
      daily: 'Ogni giorno',
      weekly: 'Ogni settimana',
      monthly: 'Ogni mese',
    },
    made: '%{done} codici creati su %{total}',
    redeemed: '%{done} riscattati su %{total}',
    days: '%{count} giorno |||| %{count} giorni',
    download: 'Scarica tutti i codici',
    failed: 'Non è stato possibile creare tutti i codici. Quelli esistenti sono validi.',
    claims: 'Codici e riscatti',
    back: 'Tutte le campagne',
    maximumHint: '0 se tutti i codici arrivano da un file.',
    none: 'Questa campagna non ha ancora codici. Aggiungi da un file quelli che hai fatto stampare.',
    file: {
      open: 'Codici da un file',
      title: 'Codici da un file',
      hint: 'CSV o XLSX fino a %{most} righe, con una colonna di codici da 4 a 40 lettere o cifre. Maiuscole, spazi e trattini non fanno differenza. Nulla viene aggiunto prima che tu abbia visto che cosa è stato letto.',
      column: 'Colonna dei codici',
      number: 'Codice',
      needs: 'Scegli la colonna con i codici.',
      counts: {
        created: 'Nuovi',
        unchanged: 'Già in questa campagna',
        taken: 'Usati altrove',
        rejected: 'Rifiutati',
      },
      actions: {
        create: 'Nuovo',
        unchanged: 'In questa campagna',
        taken: 'Usato altrove',
        reject: 'Rifiutato',
      },
      nothing: 'Il file non ha codici nuovi.',
      start: 'Aggiungi un codice |||| Aggiungi %{count} codici',
      rejectedFile: 'codici-da-correggere',
    },
  },
};
