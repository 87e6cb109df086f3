import { Box, Button, Stack, TextField, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Presets, type PresetsOffered } from '../../../resources/form/RightsPresets.tsx';
import { type Checked, TreeItem } from './TreeItem.tsx';
import type { TreeRow } from './tree-nodes.ts';
import type { Rights } from './use-rights.ts';
import { type Tree, useTree } from './use-tree.ts';

export interface PermissionTreeProps {
  /** What the tree is called. */
  readonly label: string;
  readonly paths: readonly string[];
  readonly rights: Pick<Rights, 'has' | 'holds' | 'setRights'>;
  /** Whose rights they are, where they can begin with a kind of work. */
  readonly presets?: PresetsOffered;
  /** Whether the user may change anything at all. */
  readonly may: boolean;
  /** What is to be said of a right that is given, such as that it has no effect. */
  readonly noteOf?: (path: string) => string | undefined;
  /** What is to be said of a top branch beside what it is for. */
  readonly aboutBranch?: (branch: string) => string | undefined;
}

function useCheck({ rights, may }: PermissionTreeProps) {
  const mayChange = (path: string) => may && rights.holds(path);
  const stateOf = ({ node: { leaves } }: TreeRow) => {
    const granted = leaves.filter(rights.has).length;
    const checked: Checked = granted === 0 ? 'false' : granted === leaves.length ? 'true' : 'mixed';
    return { granted, checked, mayChange: leaves.some(mayChange) };
  };
  const toggle = ({ node: { leaves } }: TreeRow) => {
    const open = leaves.filter(mayChange);
    rights.setRights(open, !open.every(rights.has));
  };
  return { stateOf, toggle, mayChange };
}

function Tools({ tree, props }: { tree: Tree; props: PermissionTreeProps }) {
  const translate = useTranslate();
  const { rights, may } = props;
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      <TextField
        type="search"
        fullWidth={false}
        label={translate('rights.search')}
        value={tree.typed}
        onChange={({ target }) => tree.setTyped(target.value)}
        sx={{ m: 0, flexGrow: { xs: 1, sm: 0 }, minWidth: { sm: 240 } }}
        slotProps={{ htmlInput: { maxLength: 60 }, inputLabel: { shrink: true } }}
      />
      <Button onClick={() => tree.foldAll(true)}>{translate('rights.open')}</Button>
      <Button onClick={() => tree.foldAll(false)}>{translate('rights.close')}</Button>
      {may ? (
        <>
          <Button onClick={() => rights.setRights(tree.meant, true)}>
            {translate('rights.all')}
          </Button>
          <Button onClick={() => rights.setRights(tree.meant, false)}>
            {translate('rights.none')}
          </Button>
        </>
      ) : null}
    </Stack>
  );
}

function useNotes({ noteOf, aboutBranch, may, rights }: PermissionTreeProps) {
  const translate = useTranslate();
  return ({ node, level }: TreeRow) => {
    const isLeaf = node.children.length === 0;
    const all = [
      level === 1 ? translate(`rights.about.${node.path}`) : undefined,
      level === 1 ? aboutBranch?.(node.path) : undefined,
      isLeaf && may && !rights.holds(node.path) ? translate('rights.notHeld') : undefined,
      isLeaf && rights.has(node.path) ? noteOf?.(node.path) : undefined,
    ];
    return all.filter((note) => note !== undefined);
  };
}

/** A tree of rights that can be checked, by pointer and by keys (permission-tree-display). */
export function PermissionTree(props: PermissionTreeProps) {
  const translate = useTranslate();
  const { stateOf, toggle } = useCheck(props);
  const notesOf = useNotes(props);
  const tree = useTree(props.paths, toggle);
  return (
    <Stack spacing={1}>
      {props.may && props.presets ? (
        <Presets {...props.presets} paths={props.paths} rights={props.rights} />
      ) : null}
      <Tools tree={tree} props={props} />
      {tree.rows.length ? (
        <Box
          component="ul"
          role="tree"
          aria-label={props.label}
          aria-multiselectable
          onKeyDown={tree.onKeyDown}
          sx={{ listStyle: 'none', m: 0, p: 0 }}
        >
          {tree.rows.map((row) => (
            <TreeItem
              key={row.node.path}
              row={row}
              id={tree.rowId(row.node.path)}
              {...stateOf(row)}
              notes={notesOf(row)}
              isCurrent={row.node.path === tree.current}
              onFocus={() => tree.setActive(row.node.path)}
              onToggle={() => toggle(row)}
              onFold={() => tree.fold(row.node.path, !row.isOpen)}
            />
          ))}
        </Box>
      ) : (
        <Typography color="text.secondary" role="status" sx={{ p: 1 }}>
          {translate('rights.nothing')}
        </Typography>
      )}
    </Stack>
  );
}
