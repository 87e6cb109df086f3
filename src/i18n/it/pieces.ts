/** The words of what many screens are made of: periods, charts, numbers edited in their row. */
export const pieces = {
  period: {
    title: 'Periodo',
    from: 'Dal',
    to: 'Fino al (compreso)',
    today: 'Oggi',
    week: 'Ultimi 7 giorni',
    days30: 'Ultimi 30 giorni',
    thisWeek: 'Questa settimana',
    thisMonth: 'Questo mese',
    lastMonth: 'Mese scorso',
    thisYear: 'Quest’anno',
    any: 'Qualsiasi data',
    noDay: 'Scrivi la data come GG/MM/AAAA.',
    calendar: 'Calendario: %{name}',
    previousMonth: 'Mese precedente',
    nextMonth: 'Mese successivo',
    toYears: 'Scegli l’anno',
    toDays: 'Torna ai giorni',
    form: 'GG/MM/AAAA',
    apply: 'Applica',
    wrong: 'La fine del periodo deve seguire l’inizio.',
  },
  chart: { table: 'Mostra i numeri' },
  inline: {
    keys: 'Invio salva, Esc ripristina il numero, le frecce vanno su e giù.',
  },
};
