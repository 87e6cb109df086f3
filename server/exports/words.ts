import { type Language, locales } from '../../contract/engine/languages.ts';
import { type Column, columnsOf } from '../../contract/exports/columns.ts';
import type { Exported } from '../../contract/exports/declare.ts';
import type { Database } from '../db/connection.ts';
import { namesOf } from './names.ts';

const flags: Record<Language, readonly [yes: string, no: string]> = {
  el: ['ναι', 'όχι'],
  en: ['yes', 'no'],
  it: ['sì', 'no'],
};

/** What the last row of a file is called that has what all others come to. */
export const totalWords: Record<Language, string> = { el: 'Σύνολο', en: 'Total', it: 'Totale' };

interface Asked {
  readonly exported: Exported;
  readonly companyId: number;
  readonly language: Language;
  readonly zone: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headings: Readonly<Record<string, string>>;
}

const instants = /^\d{4}-\d\d-\d\dT[\d:.]+Z(\.\.\d{4}-\d\d-\d\dT[\d:.]+Z)?$/;

/** A period as its first and last day, a moment as its day; anything else as it is. */
function period(value: string, { language, zone }: Asked): string {
  if (!instants.test(value)) return value;
  const [from = 0, until] = value.split('..').map((each) => Date.parse(each));
  const day = new Intl.DateTimeFormat(locales[language], { dateStyle: 'short', timeZone: zone });
  return until ? `${day.format(from)} – ${day.format(until - 1)}` : day.format(from);
}

function wordOf(value: string, column: Column | undefined, asked: Asked) {
  const [yes, no] = flags[asked.language];
  if (column?.kind === 'flag') return value === 'true' ? yes : no;
  return period(value, asked);
}

/** What a list is narrowed to, as a reader says it: `Tier: Captain · Registered: 01/11/2026 – 30/11/2026`. */
export async function filtersInWords(database: Database, asked: Asked): Promise<string> {
  const columns = columnsOf(asked.exported);
  const said: string[] = [];
  for (const [name, value] of Object.entries(asked.query)) {
    if (name === 'sort' || name === 'order') continue;
    const column = columns.find((each) => each.name === name);
    const { entity, refs } = asked.exported;
    const to = column?.to ?? refs?.[name] ?? entity?.fields[name]?.to;
    const names = await namesOf(database, asked.companyId, to, asked.language);
    const choice = asked.headings[`${name}.${value}`];
    const several = names && value.split(',').map((each) => names.get(each) ?? each);
    const word = several?.join(', ') ?? choice ?? wordOf(value, column, asked);
    said.push(`${asked.headings[name] ?? name}: ${word}`);
  }
  return said.join(' · ');
}
