import type { Language } from '../../../../contract/engine/languages.ts';
import { rightName, rightPath } from '../../../../contract/words/right-names.ts';
import { plain } from '../../../i18n/shape/plain.ts';

/** A branch or a right of a permission tree. */
export interface TreeNode {
  readonly path: string;
  readonly label: string;
  readonly children: readonly TreeNode[];
  /** The rights at or below it. */
  readonly leaves: readonly string[];
}

/** The tree of dotted paths, in the order in which they come (permission-tree-display). */
export function nodesOf(paths: readonly string[], language: Language, above = ''): TreeNode[] {
  const prefix = above ? `${above}.` : '';
  const names = [...new Set(paths.map((path) => path.slice(prefix.length).split('.')[0] ?? ''))];
  return names.map((name) => {
    const path = prefix + name;
    const below = paths.filter((each) => each.startsWith(`${path}.`));
    const children = below.length ? nodesOf(below, language, path) : [];
    const leaves = below.length ? below : [path];
    return { path, label: rightName(name, language), children, leaves };
  });
}

/** A node as it stands among those that are shown. */
export interface TreeRow {
  readonly node: TreeNode;
  /** 1 for a top branch. */
  readonly level: number;
  readonly position: number;
  readonly siblings: number;
  readonly isOpen: boolean;
  readonly parent: string | undefined;
}

/** The rows that are in view, from the top down. */
export function rowsOf(
  nodes: readonly TreeNode[],
  isOpen: (path: string) => boolean,
  level = 1,
  parent?: string,
): TreeRow[] {
  return nodes.flatMap((node, index) => {
    const open = node.children.length > 0 && isOpen(node.path);
    const place = { level, position: index + 1, siblings: nodes.length, parent };
    const own: TreeRow = { node, isOpen: open, ...place };
    return open ? [own, ...rowsOf(node.children, isOpen, level + 1, node.path)] : [own];
  });
}

/** Whether a path is meant by what was typed: every word of it is in its labels or in what is said of its branch. */
export function isMeant(path: string, typed: string, about: string, language: Language): boolean {
  const words = plain(typed).split(/\s+/);
  const text = plain(`${rightPath(path, language)} ${path} ${about}`);
  return words.every((word) => text.includes(word));
}
