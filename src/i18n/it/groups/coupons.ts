import { resourceWords } from '../../shape/entities.ts';

/** The coupons of a store and their claims. */
export const words = {
  coupons: {
    page: 'Apri la pagina pubblica',
    claims: 'Coupon dei clienti',
    image: 'Immagine',
    done: {
      goalCreated: 'Obiettivo creato',
      goalDeleted: 'Obiettivo eliminato',
      imageUploaded: 'L’immagine è stata caricata',
    },
    goal: {
      new: 'Un nuovo obiettivo',
      byReceipts: 'Si completa con uno scontrino. |||| Si completa con %{count} scontrini.',
      minimum: 'Ognuno da %{minimum} in su.',
      within: 'Tutti entro %{days} giorni.',
      bySum: 'Si completa con scontrini per un totale di %{sum}.',
      given: '%{given} premi assegnati su %{maximum}',
      delete: 'Elimina l’obiettivo',
      deleteText:
        'I progressi verso l’obiettivo vanno persi. I premi già assegnati restano ai clienti.',
    },
    statistics: {
      title: 'Progressi dei clienti',
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
