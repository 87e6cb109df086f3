import MoreIcon from '@mui/icons-material/MoreHoriz';
import { IconButton, ListItemIcon, Menu, MenuItem } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { Action } from './use-actions.ts';
import type { RecordLink } from './use-links.ts';

export interface Offer {
  readonly actions: readonly Action[];
  readonly links?: readonly RecordLink[];
  readonly onChoose: (action: Action) => void;
}

/** A menu of what can be done with a record, and of what belongs to it. */
export function ActionMenu({ actions, links = [], onChoose }: Offer) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choose = (action: Action) => {
    setAnchor(null);
    onChoose(action);
  };
  return (
    <>
      <IconButton
        aria-label={translate('shell.actions')}
        aria-haspopup="menu"
        aria-expanded={Boolean(anchor)}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <MoreIcon />
      </IconButton>
      {anchor ? (
        <Menu open anchorEl={anchor} onClose={() => setAnchor(null)}>
          {links.map(({ name, icon: Icon, title, to }) => (
            <MenuItem key={name} component={Link} to={to}>
              <ListItemIcon>
                <Icon />
              </ListItemIcon>
              {title}
            </MenuItem>
          ))}
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
      ) : null}
    </>
  );
}
