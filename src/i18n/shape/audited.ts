import { entities } from '../../../contract/all.ts';
import { byEntity, type EntityWords, type Files } from './entities.ts';

const auditedTables = new Map(entities.map(({ name, audited }) => [name, audited]));

/** The words of a language's entities by the table that changes of theirs are kept of, as they declare it. */
function byTable(files: Files): ReadonlyMap<string, readonly EntityWords[]> {
  const tables = new Map<string, EntityWords[]>();
  for (const [name, words] of byEntity(files)) {
    const table = auditedTables.get(name);
    if (table) tables.set(table, [...(tables.get(table) ?? []), words]);
  }
  return tables;
}

/** What each table that changes are kept of is called: its entity, as one, where only one is kept in it. */
export const subjectsOf = (files: Files): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...byTable(files)].flatMap(([table, [one, ...others]]) =>
      one && others.length === 0 ? [[table, one.name.split(' |||| ')[0] ?? one.name]] : [],
    ),
  );

/** What each column that changes are kept of is called where it is changed, and each of its choices: by table. */
export function auditedWords(files: Files) {
  const tables = [...byTable(files)];
  const of = (one: (words: EntityWords) => object | undefined): Readonly<Record<string, object>> =>
    Object.fromEntries(tables.map(([table, all]) => [table, Object.assign({}, ...all.map(one))]));
  return {
    fields: of(({ fields }) => fields),
    choices: of(({ texts }) => texts?.choices as object | undefined),
  };
}
