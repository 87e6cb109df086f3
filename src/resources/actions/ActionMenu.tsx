import MoreIcon from '@mui/icons-material/MoreHoriz';
import { IconButton, ListItemIcon, Menu, MenuItem } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Action } from './use-actions.ts';

interface Props {
  readonly actions: readonly Action[];
  readonly onChoose: (action: Action) => void;
}

/** The actions of a record that have no button of their own. */
export function ActionMenu({ actions, onChoose }: Props) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choose = (action: Action) => {
    setAnchor(null);
    onChoose(action);
  };
  return (
    <>
      <IconButton
        aria-label={translate('shell.more')}
        aria-haspopup="menu"
        aria-expanded={Boolean(anchor)}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <MoreIcon />
      </IconButton>
      <Menu open={Boolean(anchor)} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {actions.map((action) => (
          <MenuItem
            key={action.name}
            onClick={() => choose(action)}
            sx={action.tone === 'danger' ? { color: 'error.main' } : {}}
          >
            <ListItemIcon sx={{ color: 'inherit' }}>
              <action.icon />
            </ListItemIcon>
            {translate(`${action.words}.title`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
