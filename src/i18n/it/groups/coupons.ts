import { resourceWords } from '../../shape/entities.ts';

/** The coupons of a store and their claims. */
export const words = {
  coupons: {
    page: 'Apri la pagina pubblica',
    claims: 'Richieste',
    image: 'Immagine',
    done: {
      goalCreated: 'Il coupon con transazioni è stato creato',
      goalDeleted: 'Il coupon con transazioni è stato eliminato',
      imageUploaded: 'L’immagine è stata caricata',
    },
    goal: {
      new: 'Un nuovo obiettivo',
      byReceipts: 'Si riempie con uno scontrino. |||| Si riempie con %{count} scontrini.',
      minimum: 'Ognuno da %{minimum} in su.',
      within: 'Tutti entro %{days} giorni.',
      bySum: 'Si riempie con scontrini per %{sum} in tutto.',
      given: '%{given} premi dati su %{maximum}',
      delete: 'Elimina l’obiettivo',
      deleteText: 'I progressi finiscono. I premi dati restano ai clienti.',
    },
    statistics: {
      title: 'A che punto sono i clienti',
      customer: 'Cliente',
      progress: 'Progresso',
      rewards: 'Premi',
      redeemed: 'Riscattati',
      last: 'Ultimo scontrino',
      none: 'Nessuno scontrino ha ancora contato per questo obiettivo.',
    },
  },
  resources: resourceWords(import.meta.glob('../coupons/*.ts', { eager: true })),
};
