import { resourceWords } from '../../shape/entities.ts';

/** The coupons of a store and their claims. */
export const words = {
  coupons: {
    page: 'Apri la pagina pubblica',
    claims: 'Coupon dei clienti',
    image: 'Immagine',
    pause: 'Metti in pausa',
    resume: 'Riprendi',
    publish: 'Pubblica',
    share: {
      button: 'Link e codice QR',
      title: 'Condividi il coupon',
      link: 'Link della pagina pubblica',
      copy: 'Copia',
      copied: 'Link copiato.',
      notCopied: 'Il link non è stato copiato. Selezionalo e copialo tu.',
      qr: 'Codice QR della pagina pubblica',
      png: 'Scarica come PNG',
      svg: 'Scarica come SVG',
    },
    form: {
      offer: 'Che cosa offre',
      rules: 'Quando e quante volte',
      visible: 'Pubblicazione',
      draftHint: 'Una bozza non si vede finché non la pubblichi.',
      languagesHint: 'Ciò che lasci vuoto si vede come in greco.',
      given:
        'Ci sono già clienti con questo coupon: il prodotto e lo sconto restano come sono. Tutto il resto si può cambiare.',
      title: {
        en: 'Titolo in inglese',
        it: 'Titolo in italiano',
      },
      description: {
        en: 'Descrizione in inglese',
        it: 'Descrizione in italiano',
      },
      preview: 'Così lo vedranno i clienti',
      previewIn: 'Lingua dell’anteprima',
      untitled: 'Ancora senza titolo',
    },
    done: {
      paused: 'Il coupon è in pausa: non si ottiene né si riscatta finché non lo riprendi.',
      resumed: 'Il coupon si ottiene e si riscatta di nuovo.',
      published: 'Il coupon è pubblicato.',
      goalCreated: 'Obiettivo creato',
      goalUpdated: 'Obiettivo aggiornato',
      goalDeleted: 'Obiettivo eliminato',
      imageUploaded: 'L’immagine è stata caricata',
    },
    goal: {
      new: 'Un nuovo obiettivo',
      edit: 'Modifica l’obiettivo',
      underWay:
        'Ci sono già clienti che completano questo obiettivo: come si completa e che cosa dà restano come sono. Tutto il resto si può cambiare.',
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
      target: 'Obiettivo',
      mobile: 'Cellulare',
      rewards: 'Premi',
      redeemed: 'Riscattati',
      last: 'Ultimo scontrino',
      none: 'Nessuno scontrino ha ancora contato per questo obiettivo.',
    },
  },
  resources: resourceWords(import.meta.glob('../coupons/*.ts', { eager: true })),
};
