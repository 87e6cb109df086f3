import CheckedIcon from '@mui/icons-material/CheckBox';
import EmptyIcon from '@mui/icons-material/CheckBoxOutlineBlank';
import ClosedIcon from '@mui/icons-material/ChevronRight';
import OpenIcon from '@mui/icons-material/ExpandMore';
import MixedIcon from '@mui/icons-material/IndeterminateCheckBox';
import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { TreeRow } from './tree-nodes.ts';

export type Checked = 'true' | 'false' | 'mixed';
const icons = { true: CheckedIcon, false: EmptyIcon, mixed: MixedIcon };

interface Props {
  readonly row: TreeRow;
  readonly id: string;
  readonly checked: Checked;
  /** Of the rights of a branch, how many are given. */
  readonly granted: number;
  /** Whether anything here can be changed. */
  readonly mayChange: boolean;
  /** What is to be known of it: what it is for, why it cannot be changed, that it has no effect. */
  readonly notes: readonly string[];
  readonly isCurrent: boolean;
  readonly onFocus: () => void;
  readonly onToggle: () => void;
  readonly onFold: () => void;
}

const focusRing = {
  // What is saved stands over the lower end of the tree.
  scrollMarginBottom: '40vh',
  outline: 'none',
  '&:focus-visible': { outline: '3px solid', outlineColor: 'primary.main', outlineOffset: -3 },
} as const;

function Label({ row: { node }, granted, notes }: Pick<Props, 'row' | 'granted' | 'notes'>) {
  const translate = useTranslate();
  const isBranch = node.children.length > 0;
  return (
    <Box sx={{ minWidth: 0, flexGrow: 1, py: 0.5 }}>
      <Typography component="span" sx={{ fontWeight: isBranch ? 600 : 400 }}>
        {node.label}
      </Typography>
      {isBranch ? (
        <Typography
          component="span"
          variant="body2"
          color="text.secondary"
          sx={{ ml: 1, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}
        >
          {translate('rights.count', { given: granted, total: node.leaves.length })}
        </Typography>
      ) : null}
      {notes.map((note) => (
        <Typography
          key={note}
          component="span"
          variant="body2"
          color="text.secondary"
          sx={{ display: 'block' }}
        >
          {note}
        </Typography>
      ))}
    </Box>
  );
}

/** One row of the tree: a branch that opens, or a right; the tree around it has the keys. */
export function TreeItem(props: Props) {
  const { row, id, checked, mayChange, isCurrent, onFocus, onToggle, onFold } = props;
  const isBranch = row.node.children.length > 0;
  const Check = icons[checked];
  const Fold = row.isOpen ? OpenIcon : ClosedIcon;
  return (
    <Box
      component="li"
      role="treeitem"
      id={id}
      tabIndex={isCurrent ? 0 : -1}
      aria-level={row.level}
      aria-posinset={row.position}
      aria-setsize={row.siblings}
      aria-checked={checked}
      aria-disabled={mayChange ? undefined : true}
      aria-expanded={isBranch ? row.isOpen : undefined}
      onFocus={onFocus}
      onClick={isBranch ? onFold : onToggle}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 0.5,
        minHeight: 44,
        pl: { xs: (row.level - 1) * 2, sm: (row.level - 1) * 3.5 },
        pr: 1,
        borderRadius: 1.5,
        cursor: isBranch || mayChange ? 'pointer' : 'default',
        '&:hover': { bgcolor: 'action.hover' },
        ...focusRing,
      }}
    >
      <Box aria-hidden sx={{ width: 28, display: 'grid', placeItems: 'center', flexShrink: 0 }}>
        {isBranch ? <Fold fontSize="small" /> : null}
      </Box>
      <Box
        aria-hidden
        onClick={(event) => {
          event.stopPropagation();
          onToggle();
        }}
        sx={{ width: 36, height: 44, display: 'grid', placeItems: 'center', flexShrink: 0 }}
      >
        <Check
          color={!mayChange ? 'disabled' : checked === 'false' ? 'action' : 'primary'}
          fontSize="small"
        />
      </Box>
      <Label row={row} granted={props.granted} notes={props.notes} />
    </Box>
  );
}
