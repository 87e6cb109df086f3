import type { LegalWords } from '../shape/legal.ts';

export const legal: LegalWords = {
  terms: {
    lead: 'I presenti termini disciplinano l’uso di questo gestionale da parte del personale delle aziende, dei punti vendita e dei fornitori che partecipano ai programmi fedeltà.',
    sections: [
      {
        title: 'Il servizio e il suo gestore',
        paragraphs: [
          'Il servizio consente alle aziende di gestire programmi fedeltà: punti, coupon, premi, campagne e relativi report. È erogato dall’organizzazione che lo ha installato sui propri server, di seguito «gestore».',
          'Il gestore decide chi partecipa ed è responsabile dell’installazione, della sua disponibilità e delle copie di sicurezza.',
        ],
      },
      {
        title: 'L’account',
        paragraphs: [
          'Gli account sono personali. L’accesso avviene con il numero di cellulare e una password da custodire con cura; se si sospetta che altri la conoscano, occorre avvisare subito il gestore.',
          'Ciò che è visibile e modificabile dipende dai diritti concessi dalla propria azienda, che possono essere modificati o revocati in qualsiasi momento.',
        ],
      },
      {
        title: 'Uso corretto',
        paragraphs: [
          'Il servizio va usato esclusivamente per i programmi fedeltà affidati all’utente. Non è consentito tentare di accedere ai dati di altre aziende, aggirare i limiti o registrare transazioni mai avvenute.',
          'Le operazioni rilevanti vengono registrate insieme all’autore e al momento in cui sono state eseguite.',
        ],
      },
      {
        title: 'I contenuti',
        paragraphs: [
          'Nomi, testi e immagini inseriti restano di proprietà dell’utente o della sua azienda. Il gestore è autorizzato a conservarli e mostrarli nella misura richiesta dai programmi.',
          'L’utente si assicura che i contenuti inseriti non ledano diritti di terzi.',
        ],
      },
      {
        title: 'Responsabilità, modifiche e legge applicabile',
        paragraphs: [
          'Il gestore eroga il servizio con la dovuta diligenza, senza garantirne il funzionamento ininterrotto. Resta ferma la responsabilità per dolo e colpa grave e ogni altra responsabilità che per legge non può essere limitata.',
          'Il gestore può modificare i presenti termini, dandone comunicazione con congruo anticipo. Si applica la legge del Paese in cui il gestore ha sede.',
        ],
      },
    ],
  },
  privacy: {
    lead: 'Questa informativa spiega quali dati personali vengono trattati da questo gestionale, per quali finalità e quali diritti spettano agli interessati.',
    sections: [
      {
        title: 'Titolare del trattamento',
        paragraphs: [
          'L’azienda che gestisce un programma fedeltà è titolare del trattamento dei dati dei propri clienti. Il gestore di questa installazione li tratta per suo conto ed è titolare del trattamento per gli account di chi accede al servizio.',
        ],
      },
      {
        title: 'Quali dati e per quali finalità',
        paragraphs: [
          'Personale: nome e cognome, numero di cellulare, lingua, diritti e registro delle operazioni rilevanti. Sono necessari per erogare il servizio e garantirne la sicurezza.',
          'Clienti: recapiti, adesioni e carte, acquisti, punti, coupon, premi e preferenze sui messaggi. Sono necessari per gestire il programma a cui hanno aderito.',
        ],
      },
      {
        title: 'Che cosa resta sul dispositivo',
        paragraphs: [
          'Il browser conserva quanto serve per mantenere l’accesso, il punto vendita scelto e alcune preferenze di visualizzazione. Non vengono usati cookie pubblicitari o di tracciamento. Uscendo, i dati di accesso e del punto vendita vengono rimossi.',
        ],
      },
      {
        title: 'Destinatari e conservazione',
        paragraphs: [
          'I dati sono conservati sui server del gestore e comunicati solo nella misura richiesta da ciascuna attività, ad esempio al fornitore che recapita un SMS o a quello che spedisce un premio.',
          'I dati vengono cancellati quando non sono più necessari e non sussistono obblighi di conservazione previsti dalla legge.',
        ],
      },
      {
        title: 'Diritti degli interessati',
        paragraphs: [
          'È possibile chiedere l’accesso ai propri dati, la rettifica, la cancellazione, la limitazione o la portabilità e opporsi al trattamento, rivolgendosi alla propria azienda o al gestore.',
          'È inoltre possibile presentare reclamo all’autorità per la protezione dei dati del proprio Paese.',
        ],
      },
    ],
  },
  marketing: {
    lead: 'Questa pagina spiega come le aziende possono usare il servizio per inviare offerte e novità agli iscritti ai propri programmi.',
    sections: [
      {
        title: 'Solo con il consenso',
        paragraphs: [
          'Offerte e novità vengono inviate tramite SMS, email, notifiche push o Viber soltanto a chi ha acconsentito a quel canale. Il consenso è distinto per ciascun canale.',
        ],
      },
      {
        title: 'Che cosa comprende il consenso',
        paragraphs: [
          'Il consenso riguarda i messaggi sul programma dell’azienda a cui è stato prestato: offerte, premi, coupon ed eventi. Per proporre offerte adatte, l’azienda può tenere conto degli acquisti e dei punti maturati nel proprio programma.',
          'Il consenso è facoltativo e la partecipazione al programma non ne dipende.',
        ],
      },
      {
        title: 'Revoca del consenso',
        paragraphs: [
          'Il consenso può essere revocato gratuitamente in qualsiasi momento: dal link presente nelle email, nelle impostazioni dell’applicazione o in qualsiasi punto vendita dell’azienda. Da quel momento non verranno più inviate offerte su quel canale.',
        ],
      },
      {
        title: 'Messaggi che non sono marketing',
        paragraphs: [
          'I codici di verifica, gli avvisi su punti e riscatti e le risposte alle richieste fanno parte del servizio e vengono inviati senza necessità del consenso al marketing.',
        ],
      },
      {
        title: 'Obblighi di chi invia',
        paragraphs: [
          'L’azienda che invia un messaggio risponde del suo contenuto e dell’esistenza del consenso. Il servizio verifica il consenso prima di ogni invio e registra quando è stato prestato e revocato.',
        ],
      },
    ],
  },
};
