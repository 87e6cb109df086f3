import { resourceWords } from '../../shape/entities.ts';

/** Collaborations with other companies. */
export const words = {
  collaborators: {
    there: '%{points} nostri punti diventano %{worth} lì',
    here: '%{points} loro punti diventano %{worth} qui',
    company: 'Azienda',
    search: 'Parte del nome',
    none: 'Non ci sono altre aziende a cui chiedere.',
    hints: {
      from_to_points_ratio: 'Quanto diventa lì un nostro punto.',
      to_from_points_ratio: 'Quanto diventa qui un loro punto.',
    },
    example: 'Per esempio',
    exampleThere: 'Un cliente con 100 nostri punti che li porta lì avrà lì %{worth} punti.',
    exampleHere: 'Uno con 100 punti lì che li porta qui avrà da noi %{worth} punti.',
    about:
      'Prima si chiede all’altra azienda. Nulla è condiviso finché non accetta: poi alla cassa di ciascuna si vedono i punti del cliente presso l’altra e si trasferiscono, quando il cliente acconsente con un codice.',
    turns: { us: 'In attesa della loro risposta', them: 'In attesa della vostra risposta' },
    actions: {
      accept: {
        button: 'Accetta',
        title: 'Accettare questa collaborazione?',
        text: 'Da quel momento i clienti di entrambe le aziende usano i punti in tutte e due: %{there}; %{here}.',
        done: 'Collaborazione accettata con successo',
      },
      reject: {
        button: 'Rifiuta',
        title: 'Rifiutare questa richiesta?',
        text: '%{name} vedrà che non siete d’accordo. La richiesta potrà essere ripetuta.',
        done: 'Collaborazione rifiutata con successo',
      },
      cancel: {
        button: 'Ritira',
        title: 'Ritirare questa richiesta?',
        text: '%{name} non potrà più accettarla. Potrete chiedere di nuovo, per esempio con altri rapporti.',
        done: 'Richiesta ritirata con successo',
      },
      end: {
        button: 'Termina',
        title: 'Terminare la collaborazione con %{name}?',
        text: 'Da quel momento nessun punto passa più. I punti già trasferiti restano ai clienti.',
        done: 'Collaborazione terminata con successo',
      },
    },
  },
  resources: resourceWords(import.meta.glob('../synergies/*.ts', { eager: true })),
};
