/** How a message to customers is made, by whichever channel. */
export const offers = {
  offers: {
    channels: {
      sms: 'SMS',
      email: 'Email',
      push: 'Notifica push',
      viber: 'Viber',
    },
    fields: {
      text: 'Testo',
      subject: 'Oggetto',
      theme: 'Tema email',
      title: 'Titolo',
      body: 'Testo',
      image: 'Immagine',
      button_text: 'Pulsante',
      button_url: 'Link del pulsante',
    },
    types: {
      priority: 'Un canale dopo l’altro, finché uno raggiunge il cliente',
      all: 'Con ogni canale',
    },
    how: 'Come viene comunicata',
    contents: 'Cosa dice ogni canale',
    earlier: '%{name} prima',
    capitals: 'Maiuscole greche senza accenti dove costano meno',
    capitalsHint: 'Dove l’intero testo entra così nell’alfabeto degli SMS e in meno messaggi.',
    override: 'Comunica anche a chi ha disattivato un canale',
    overrideHint:
      'Per ciò che i clienti devono sapere. Chi ha rifiutato le offerte non ne riceve mai.',
    variables: 'Cosa si può scrivere tra parentesi graffe',
    themeHint: 'Con un tema il testo appare dove il tema ha {message}.',
    noTheme: 'Nessun tema, solo il testo',
    silent: 'Non viene inviato alcun messaggio.',
    pictureLate: 'L’immagine è caricata, ma non si vede ancora.',
    test: {
      send: 'Inviami una prova',
      hint: 'Arriva al tuo cellulare e all’email del tuo profilo, a nessun altro.',
      sent: 'La prova è stata inviata a %{to}.',
      failed: 'Errore: prova non riuscita',
    },
  },
};
