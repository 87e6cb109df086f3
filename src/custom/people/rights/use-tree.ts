import { type KeyboardEvent, useId, useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { usePanel } from '../../../shell/context.ts';
import { isMeant, nodesOf, rowsOf, type TreeRow } from './tree-nodes.ts';

const branchOf = (path: string) => path.split('.')[0] ?? '';

/** What of the tree is in view: what was opened, or all that a search finds. */
function useView(paths: readonly string[], startsOpen: boolean) {
  const translate = useTranslate();
  const [typed, setTyped] = useState('');
  const { lang } = usePanel();
  const all = useMemo(() => nodesOf(paths, lang), [paths, lang]);
  const [open, setOpen] = useState<ReadonlySet<string>>(
    () => new Set(startsOpen ? all.map(({ path }) => path) : []),
  );
  const meant = typed.trim()
    ? paths.filter((path) =>
        isMeant(path, typed.trim(), translate(`rights.about.${branchOf(path)}`), lang),
      )
    : paths;
  const nodes = meant === paths ? all : nodesOf(meant, lang);
  const rows = rowsOf(nodes, (path) => meant !== paths || open.has(path));
  const fold = (path: string, isOpen: boolean) =>
    setOpen((before) => {
      const next = new Set(before);
      if (isOpen) next.add(path);
      else next.delete(path);
      return next;
    });
  const everyBranch = () =>
    new Set(
      paths.flatMap((path) => path.split('.').map((_, end, all) => all.slice(0, end).join('.'))),
    );
  const foldAll = (isOpen: boolean) => setOpen(isOpen ? everyBranch() : new Set());
  return { typed, setTyped, meant, rows, fold, foldAll };
}

type View = ReturnType<typeof useView>;

/** Where a key leads from a row, by the usual keys of a tree; undefined for a key that moves nothing. */
function target(key: string, rows: readonly TreeRow[], index: number): string | undefined {
  const row = rows[index];
  const next = {
    ArrowDown: rows[index + 1],
    ArrowUp: rows[index - 1],
    Home: rows[0],
    End: rows.at(-1),
    ArrowRight: row?.isOpen ? rows[index + 1] : undefined,
  }[key];
  if (next) return next.node.path;
  return key === 'ArrowLeft' && !row?.isOpen ? row?.parent : undefined;
}

/** A tree that is walked with the arrow keys, Home and End; Space checks, Right opens and Left closes. */
export function useTree(
  paths: readonly string[],
  toggle: (row: TreeRow) => void,
  startsOpen = false,
) {
  const view: View = useView(paths, startsOpen);
  const { rows, fold } = view;
  const id = useId();
  const [active, setActive] = useState<string>();
  const current = rows.some(({ node }) => node.path === active) ? active : rows[0]?.node.path;
  const rowId = (path: string) => `${id}-${path}`;
  const goTo = (path: string) => {
    setActive(path);
    document.getElementById(rowId(path))?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const index = rows.findIndex(({ node }) => node.path === current);
    const row = rows[index];
    if (!row) return;
    const to = target(event.key, rows, index);
    const isBranch = row.node.children.length > 0;
    if (to !== undefined) goTo(to);
    else if (event.key === ' ' || event.key === 'Enter') toggle(row);
    else if (event.key === 'ArrowRight' && isBranch) fold(row.node.path, true);
    else if (event.key === 'ArrowLeft' && isBranch) fold(row.node.path, false);
    else return;
    event.preventDefault();
  };
  return { ...view, current, rowId, setActive, onKeyDown };
}
export type Tree = ReturnType<typeof useTree>;
