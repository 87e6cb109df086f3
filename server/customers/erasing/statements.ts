import { personal } from '../../tables/personal/all.ts';
import type { PersonalColumns } from '../../tables/personal/declare.ts';

/** What becomes of the rows of one table; nothing, where they stay as they are. */
function statementOf({ table, rows, columns }: PersonalColumns): string[] {
  const each = Object.entries(columns);
  if (each.some(([, { becomes }]) => becomes === 'deleted'))
    return [`delete from ${table} where ${rows}`];
  const set = each.flatMap(([name, becoming]) =>
    becoming.becomes === 'replaced' ? [`${name} = ${becoming.by}`] : [],
  );
  return set.length ? [`update ${table} set ${set.join(', ')} where ${rows}`] : [];
}

/** A statement with the values it asks for, by their places among all of them: the database takes no others. */
function numbered(text: string) {
  const uses = [...new Set([...text.matchAll(/\$(\d)/g)].map(([, place]) => Number(place)))].sort();
  return {
    text: text.replaceAll(/\$(\d)/g, (_, place) => `$${uses.indexOf(Number(place)) + 1}`),
    uses,
  };
}

/** The statements that erase what is stored of some accounts. */
export const statements = personal.flatMap(statementOf).map(numbered);
