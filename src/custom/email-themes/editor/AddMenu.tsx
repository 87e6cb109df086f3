import AddIcon from '@mui/icons-material/Add';
import { Button, Menu, MenuItem } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';

interface Props<N extends string> {
  readonly label: string;
  /** What of it a screen reader is told besides. */
  readonly where?: string;
  readonly names: readonly N[];
  /** The words of the names, below the editor's. */
  readonly words: string;
  readonly onChoose: (name: N) => void;
  readonly ink?: string;
}

/** A button with what can be added. */
export function AddMenu<N extends string>({ label, where, names, words, onChoose, ink }: Props<N>) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choose = (name: N) => {
    setAnchor(null);
    onChoose(name);
  };
  return (
    <>
      <Button
        size="small"
        color="inherit"
        startIcon={<AddIcon />}
        aria-haspopup="menu"
        aria-expanded={Boolean(anchor)}
        {...(where ? { 'aria-label': `${label}: ${where}` } : {})}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={ink ? { color: ink } : {}}
      >
        {label}
      </Button>
      <Menu
        open={Boolean(anchor)}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        disableRestoreFocus
      >
        {names.map((name) => (
          <MenuItem key={name} onClick={() => choose(name)}>
            {translate(`themeEditor.${words}.${name}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
