import type {
  staff as declaredStaff,
  storeUsers as declaredUsers,
} from '../../../../contract/people/members.ts';
import type { Words } from '../../shape/words.ts';

/** The people of a company or a store. */
export const members = {
  new: 'Nuovo utente',
  newHint: {
    company: 'Qualcuno che aiuta a gestire il programma. Comincia come responsabile.',
    store: 'Qualcuno che lavora in questo negozio. Comincia come responsabile.',
  },
  fields: {
    country_id: 'Paese',
    mobile: 'Numero di cellulare',
    full_name: 'Nome e cognome',
    password: 'Prima password',
  },
  mobileHint:
    'Inviamo un invito a questo cellulare. Chi accede già mantiene il proprio nome e la propria password.',
  passwordHint:
    'Facoltativa, almeno 8 caratteri: per un solo accesso di una persona nuova, insieme al codice inviato al suo cellulare.',
  startHint:
    'Ciò che questa persona può fare fin dall’inizio. Nessuno concede ciò che non possiede.',
  invited: 'Invito inviato al %{mobile}',
  states: {
    invited: 'L’invito è stato inviato al cellulare. L’accesso comincia quando viene accettato.',
    asleep:
      'Questa persona non ha ancora confermato il cellulare. L’accesso comincia quando entra e lo conferma.',
  },
  account: 'Account cliente',
  rights: {
    hint: 'Ciò che %{name} può fare qui. Una modifica vale dalla sua prossima azione.',
    done: 'Diritti dell’utente aggiornati correttamente',
  },
  upgrade: {
    title: 'Promuovi',
    question: 'Rendere %{name} amministratore?',
    text: 'Un amministratore riceve qui tutti i diritti di chi lo promuove, anche quelli sui diritti degli altri.',
    done: 'Utente promosso correttamente',
  },
  downgrade: {
    title: 'Retrocedi',
    question: 'Rendere %{name} responsabile?',
    text: 'Un responsabile ha i diritti predefiniti. Quelli concessi oltre vengono tolti.',
    done: 'Utente retrocesso correttamente',
  },
  remove: {
    title: 'Rimuovi',
    question: 'Rimuovere %{name}?',
    text: 'Da subito non potrà più entrare qui. Il suo account e ciò che ha fatto restano.',
    done: 'Utente eliminato correttamente',
  },
};

const fields = {
  user_id: 'ID',
  full_name: 'Nome',
  mobile: 'Cellulare',
  country_id: 'Paese',
  user_account_id: 'Conto cliente',
  permissions: 'Diritti',
  role_id: 'Ruolo',
  permissions_enabled: 'Ha diritti',
  state: 'Stato',
  created_at: 'Dal',
};

const done = {
  choices: { active: 'Attivo', invited: 'Invitato', asleep: 'Non confermato' },
  created: 'Utente creato correttamente',
  updated: 'Diritti dell’utente aggiornati correttamente',
  deleted: 'Utente eliminato correttamente',
};

export const staff = {
  name: 'Utente dell’azienda |||| Personale dell’azienda',
  tab: 'Diritti utenti',
  fields,
  texts: {
    ...done,
    created: 'Membro del personale creato correttamente',
    empty: 'Aggiungere le persone che gestiscono il programma.',
  },
} satisfies Words<typeof declaredStaff>;

export const storeUsers = {
  name: 'Utente |||| Utenti',
  fields,
  texts: { ...done, empty: 'Aggiungere le persone che lavorano in questo negozio.' },
} satisfies Words<typeof declaredUsers>;
