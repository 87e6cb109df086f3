import { resourceWords } from '../../shape/entities.ts';

/** Collaborations with other companies. */
export const words = {
  collaborators: {
    there: '%{points} nostri punti diventano %{worth} lì',
    here: '%{points} loro punti diventano %{worth} qui',
    company: 'Azienda',
    search: 'Cerca per nome',
    none: 'Non ci sono altre aziende a cui chiedere.',
    hints: {
      from_to_points_ratio: 'Quanto diventa lì un nostro punto.',
      to_from_points_ratio: 'Quanto diventa qui un loro punto.',
    },
    example: 'Per esempio',
    exampleThere: 'Un cliente con 100 nostri punti che li porta lì avrà lì %{worth} punti.',
    exampleHere:
      'Un cliente con 100 punti presso di loro che li porta qui avrà da noi %{worth} punti.',
    about:
      'Prima si chiede all’altra azienda. Nulla è condiviso finché non accetta: poi alla cassa di ciascuna si vedono i punti del cliente presso l’altra e si trasferiscono, quando il cliente acconsente con un codice.',
    turns: { us: 'In attesa della loro risposta', them: 'In attesa della tua risposta' },
    actions: {
      accept: {
        button: 'Accetta',
        title: 'Accettare questa collaborazione?',
        text: 'Da quel momento i clienti di entrambe le aziende usano i punti in tutte e due: %{there}; %{here}.',
        done: 'Collaborazione accettata',
      },
      reject: {
        button: 'Rifiuta',
        title: 'Rifiutare questa richiesta?',
        text: '%{name} vedrà che la richiesta è stata rifiutata. Potrà essere inviata di nuovo più avanti.',
        done: 'Collaborazione rifiutata',
      },
      cancel: {
        button: 'Ritira',
        title: 'Ritirare questa richiesta?',
        text: '%{name} non potrà più accettarla. Potrai inviarne una nuova, per esempio con un altro cambio.',
        done: 'Richiesta ritirata',
      },
      end: {
        button: 'Termina',
        title: 'Terminare la collaborazione con %{name}?',
        text: 'Da quel momento non si trasferiscono più punti. Quelli già trasferiti restano ai clienti.',
        done: 'Collaborazione terminata',
      },
    },
  },
  resources: resourceWords(import.meta.glob('../synergies/*.ts', { eager: true })),
};
