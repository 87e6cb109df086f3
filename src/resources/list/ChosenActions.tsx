import DownIcon from '@mui/icons-material/ArrowDropDown';
import { Button, Menu, MenuItem, type Theme, useMediaQuery } from '@mui/material';
import { useState } from 'react';

interface Action {
  readonly label: string;
  readonly onChoose: () => void;
}

interface Props {
  /** What the menu says in which they stand on a phone. */
  readonly label: string;
  readonly actions: readonly Action[];
}

function ActionsMenu({ label, actions }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choose = (action: Action) => {
    setAnchor(null);
    action.onChoose();
  };
  return (
    <>
      <Button
        size="small"
        endIcon={<DownIcon />}
        aria-haspopup="menu"
        aria-expanded={Boolean(anchor)}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {label}
      </Button>
      <Menu open={Boolean(anchor)} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {actions.map((action) => (
          <MenuItem key={action.label} onClick={() => choose(action)}>
            {action.label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

/** What can be done with chosen rows: buttons beside one another, and a menu where these do not fit. */
export function ChosenActions({ label, actions }: Props) {
  const narrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  if (narrow) return <ActionsMenu label={label} actions={actions} />;
  return actions.map((action) => (
    <Button key={action.label} size="small" sx={{ flexShrink: 0 }} onClick={action.onChoose}>
      {action.label}
    </Button>
  ));
}
