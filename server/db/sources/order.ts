import { type Declared, kindsInOrder } from './declared.ts';

const mentions = (text: string, name: string) => new RegExp(`\\b${name}\\b`).test(text);
/** Rows, storage and triggers are used by nothing; a name that is one of theirs is a table's. */
const used = ({ kind }: Declared) => kind === 'type' || kind === 'function' || kind === 'view';

/** Those of the objects that a text uses. */
export const usedBy = (text: string, objects: readonly Declared[]) =>
  objects.filter((each) => used(each) && mentions(text, each.name));

/** The objects, by their kind and each after all that it uses. */
export function inOrder(objects: readonly Declared[]): Declared[] {
  const ordered = new Set<Declared>();
  const entered = new Set<Declared>();
  const add = (each: Declared) => {
    if (entered.has(each)) return;
    entered.add(each);
    for (const needed of usedBy(each.text, objects)) add(needed);
    ordered.add(each);
  };
  for (const kind of kindsInOrder) for (const each of objects) if (each.kind === kind) add(each);
  return [...ordered];
}

/** The objects that a text uses, and all that these use. */
export function reachedFrom(text: string, objects: readonly Declared[]): Set<Declared> {
  const reached = new Set<Declared>();
  const add = (each: Declared) => {
    if (reached.has(each)) return;
    reached.add(each);
    for (const needed of usedBy(each.text, objects)) add(needed);
  };
  for (const each of usedBy(text, objects)) add(each);
  return reached;
}
