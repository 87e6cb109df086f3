import { useMemo } from 'react';
import { pathsIn, treeWith, wholeIn } from '../../../../contract/permissions/permission-trees.ts';
import type { PermissionTree } from '../../../../contract/permissions/permissions.ts';
import { useOwnForm } from '../../../resources/form/use-own-form.ts';

/** What was checked and unchecked over what is saved. */
type Edits = Readonly<Record<string, boolean>>;

interface Options {
  readonly saved: PermissionTree;
  /** Whether the user may change a path: only what they hold themselves. */
  readonly holds: (path: string) => boolean;
  readonly send: (permissions: PermissionTree) => Promise<unknown>;
  readonly done: string;
  readonly again: () => unknown;
}

const nothing: { edits: Edits } = { edits: {} };

/** A tree of rights that is changed and saved as a whole: what is given and taken, path by path. */
export function useRights({ saved, holds, send, done, again }: Options) {
  const before = useMemo(() => new Set<string>(pathsIn(saved)), [saved]);
  const treeOfEdits = ({ edits }: { edits: Edits }) => {
    const left = new Set(before);
    for (const [path, on] of Object.entries(edits))
      if (on) left.add(path);
      else left.delete(path);
    return treeWith([...left], wholeIn(saved, left));
  };
  const form = useOwnForm({
    saved: nothing,
    rule: undefined,
    toSend: treeOfEdits,
    send,
    done,
    again,
  });
  const { edits } = form.value;
  const has = (path: string) => edits[path] ?? before.has(path);
  const choose = (among: readonly string[], wanted: ReadonlySet<string>) => {
    const next = { ...edits };
    for (const path of among.filter(holds)) {
      const on = wanted.has(path);
      if (before.has(path) === on) delete next[path];
      else next[path] = on;
    }
    form.set({ edits: next });
  };
  const set = (paths: readonly string[], on: boolean) => choose(paths, new Set(on ? paths : []));
  const changed = Object.entries(edits).filter(([path, on]) => before.has(path) !== on);
  return {
    ...form,
    has,
    holds,
    setRights: set,
    /** Of all of these, gives the wanted ones and takes the others. */
    choose,
    granted: changed.filter(([, on]) => on).map(([path]) => path),
    taken: changed.filter(([, on]) => !on).map(([path]) => path),
  };
}
export type Rights = ReturnType<typeof useRights>;
