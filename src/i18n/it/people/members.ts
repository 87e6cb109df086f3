import type {
  staff as declaredStaff,
  storeUsers as declaredUsers,
} from '../../../../contract/people/members.ts';
import type { Words } from '../../shape/words.ts';

/** The people of a company or a store. */
export const members = {
  new: 'Nuovo utente',
  newHint: {
    company: 'Una persona che aiuta a gestire il programma. All’inizio è operatore.',
    store: 'Una persona che lavora in questo negozio. All’inizio è operatore.',
  },
  fields: {
    country_id: 'Paese',
    mobile: 'Numero di cellulare',
    full_name: 'Nome e cognome',
    password: 'Password iniziale',
  },
  mobileHint:
    'Inviamo un invito a questo cellulare. Chi accede già mantiene il proprio nome e la propria password.',
  passwordHint:
    'Facoltativa, almeno 8 caratteri: per un solo accesso di una persona nuova, insieme al codice inviato al suo cellulare.',
  startHint: 'I permessi iniziali. Non puoi concedere un permesso che non hai.',
  invited: 'Invito inviato al %{mobile}',
  states: {
    invited: 'L’invito è stato inviato al cellulare. L’accesso comincia quando viene accettato.',
    asleep:
      'Questa persona non ha ancora confermato il cellulare. L’accesso comincia quando entra e lo conferma.',
  },
  account: 'Account cliente',
  rights: {
    hint: 'I permessi di %{name}. Le modifiche valgono dalla prossima azione.',
    done: 'Permessi dell’utente aggiornati',
  },
  pin: {
    title: 'Imposta il PIN di cassa',
    change: 'Cambia il PIN di cassa',
    remove: 'Elimina il PIN di cassa',
    question: 'PIN di cassa di %{name}',
    text: 'Da quattro a sei cifre. In una cassa abbinata questa persona sceglie il proprio nome e lo digita: gli scontrini riportano così il suo nome. Non darlo a nessun altro.',
    pin: 'PIN',
    removeText:
      '%{name} non potrà più aprire una cassa abbinata. Quando nessuno nel negozio ha un PIN, le casse smettono di chiederlo.',
    done: 'PIN di cassa salvato',
    removed: 'PIN di cassa eliminato',
  },
  upgrade: {
    title: 'Rendi amministratore',
    question: 'Rendere %{name} amministratore?',
    text: 'Un amministratore ha qui tutti i tuoi permessi, compreso quello di modificare i permessi degli altri.',
    done: 'L’utente è ora amministratore',
  },
  downgrade: {
    title: 'Rendi operatore',
    question: 'Rendere %{name} operatore?',
    text: 'Un operatore ha i permessi predefiniti. Quelli concessi oltre vengono tolti.',
    done: 'L’utente non è più amministratore',
  },
  remove: {
    title: 'Rimuovi',
    question: 'Rimuovere %{name}?',
    text: 'Non avrà più accesso da subito. Il suo account e la cronologia restano.',
    done: 'Utente rimosso',
  },
};

const fields = {
  user_id: 'ID',
  full_name: 'Nome',
  mobile: 'Cellulare',
  country_id: 'Paese',
  user_account_id: 'Conto cliente',
  permissions: 'Permessi',
  role_id: 'Ruolo',
  permissions_enabled: 'Ha permessi',
  state: 'Stato',
  created_at: 'Membro dal',
};

const done = {
  choices: { active: 'Attivo', invited: 'Invitato', asleep: 'Non confermato' },
  created: 'Utente creato',
  updated: 'Permessi dell’utente aggiornati',
  deleted: 'Utente rimosso',
};

export const staff = {
  name: 'Utente dell’azienda |||| Personale dell’azienda',
  tab: 'Permessi utenti',
  fields,
  texts: {
    ...done,
    created: 'Membro del personale creato correttamente',
    empty: 'Aggiungi le persone che gestiscono il programma con te.',
  },
} satisfies Words<typeof declaredStaff>;

export const storeUsers = {
  name: 'Utente |||| Utenti',
  fields,
  texts: { ...done, empty: 'Aggiungi le persone che lavorano in questo negozio.' },
} satisfies Words<typeof declaredUsers>;
