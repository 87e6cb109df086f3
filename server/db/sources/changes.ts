import { bare, type Declared, declaredBy, keyOf } from './declared.ts';
import { inOrder, reachedFrom, usedBy } from './order.ts';

export const between = '--> statement-breakpoint';
const dropped = /^DROP (FUNCTION|VIEW|TYPE|TRIGGER) (?:IF EXISTS )?(\w+)(?: ON (\w+))?/;

/** The objects that migrations have made and not dropped, each as the last one that has it says. */
export function madeBy(migrations: readonly string[]): Map<string, Declared> {
  const made = new Map<string, Declared>();
  for (const statement of migrations.flatMap((text) => text.split(between))) {
    const [, kind = '', name = '', table] = dropped.exec(bare(statement)) ?? [];
    if (name) made.delete(keyOf({ kind: kind.toLowerCase() as Declared['kind'], name, table }));
    const found = declaredBy(statement);
    if (found) made.set(keyOf(found), found);
  }
  return made;
}

const dropOf = ({ kind, name, table }: Declared) =>
  `DROP ${kind.toUpperCase()} IF EXISTS ${name}${table ? ` ON ${table}` : ''};`;
const isDroppable = ({ kind }: Declared) => !['extension', 'storage', 'row'].includes(kind);

/** A function's name, arguments and result; another function comes of other ones. */
const signatureOf = ({ text }: Declared) => bare(text).split(/\bLANGUAGE\b/)[0];

/** Whether a statement alone does not make the new one of the old one. */
function isInTheWay(old: Declared, now: Declared) {
  if (!isDroppable(now)) return false;
  if (now.kind === 'function') return signatureOf(old) !== signatureOf(now);
  return !/^CREATE OR REPLACE/m.test(now.text);
}

/** The objects that use any of the types, and those that use a type among these. */
function usersOf(types: readonly Declared[], declared: readonly Declared[]): Set<Declared> {
  const users = new Set<Declared>();
  for (const type of types)
    for (const each of declared)
      if (each !== type && usedBy(each.text, [type]).length) users.add(each);
  const more = [...users].filter((each) => each.kind === 'type' && !types.includes(each));
  return more.length ? usersOf([...types, ...more], declared) : users;
}

export interface Changes {
  /** What comes before the tables change, and after it. */
  readonly before: readonly string[];
  readonly after: readonly string[];
  /** The objects of both, by their names. */
  readonly names: readonly string[];
}

/**
 * The statements that make what is declared of what the migrations have made, around those that change the tables.
 * An object that is declared no more is dropped; of a changed type whatever uses it is made again.
 */
export function changesBetween(
  made: ReadonlyMap<string, Declared>,
  declared: readonly Declared[],
  tables: string,
): Changes {
  const differs = (each: Declared) => {
    const old = made.get(keyOf(each));
    return !old || bare(old.text) !== bare(each.text);
  };
  const types = declared.filter((each) => each.kind === 'type' && differs(each));
  const users = usersOf(types, declared);
  const changed = inOrder(declared.filter((each) => differs(each) || users.has(each)));
  const off = changed.filter((each) => {
    const old = made.get(keyOf(each));
    return old && (users.has(each) || isInTheWay(old, each));
  });
  const keys = new Set(declared.map(keyOf));
  const gone = [...made.values()].filter((each) => isDroppable(each) && !keys.has(keyOf(each)));
  const first = reachedFrom(tables, changed);
  const isFirst = (each: Declared) => each.kind === 'extension' || first.has(each);
  return {
    before: [
      ...gone.filter(({ kind }) => kind === 'trigger').map(dropOf),
      ...off.toReversed().map(dropOf),
      ...changed.filter(isFirst).map(({ text }) => text),
    ],
    after: [
      ...changed.filter((each) => !isFirst(each)).map(({ text }) => text),
      ...inOrder(gone.filter(({ kind }) => kind !== 'trigger'))
        .toReversed()
        .map(dropOf),
    ],
    names: [...changed, ...gone].map(keyOf),
  };
}
