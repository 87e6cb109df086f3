import type { drawProof as english } from '../en/draw-proof.ts';
import type { Complete } from '../shape/words.ts';

/** The page that checks the proof of a draw. */
export const drawProof: Complete<typeof english> = {
  title: 'Controlla un’estrazione',
  lead: 'Scegli il file di prova di un’estrazione. Si controlla qui, nel tuo browser: non viene inviato da nessuna parte.',
  choose: 'Scegli un file',
  drop: 'oppure trascinalo qui',
  checking: 'Controllo in corso…',
  right: 'L’estrazione è corretta',
  wrong: 'La prova non è corretta',
  checks: {
    file: 'Il file è la prova di un’estrazione',
    seed: 'Il seme è quello la cui impronta è stata pubblicata prima della chiusura delle partecipazioni',
    entries: 'Le partecipazioni sono in ordine, nessuna due volte, e quante dice il file',
    list: 'L’elenco delle partecipazioni è quello la cui impronta è stata pubblicata prima dell’estrazione',
    drawn: 'Seme e partecipazioni danno questi posti e nessun altro',
    winners: 'Le riserve sono subentrate nel loro ordine',
  },
  passed: 'Corretto',
  failed: 'Errato',
  skipped: 'Non controllato',
  found: 'Atteso: %{detail}',
  compare: 'Confronta con quanto è stato pubblicato',
  commitment: 'Impronta del seme',
  hash: 'Impronta delle partecipazioni',
  counted: '%{entries} partecipazioni, %{receipts} scontrini',
  earlier: 'Vincitori noti annullati prima',
  earlierDraw:
    '«%{title}», estratta il %{drawn} e annullata il %{cancelled}, aveva %{count} di questi scontrini.',
  places: 'Posti',
  place: 'Posto',
  entry: 'Partecipazione',
  receipt: 'Nome dello scontrino',
  state: 'Stato',
  states: {
    winner: 'Vincitore',
    alternate: 'Riserva',
    replaced: 'Sostituito dal posto %{place}',
    given_up: 'Non raggiunto',
  },
  unread: 'Il file non si legge come JSON.',
};
