import AccountIcon from '@mui/icons-material/AccountCircleOutlined';
import LogoutIcon from '@mui/icons-material/LogoutOutlined';
import PersonIcon from '@mui/icons-material/PersonOutlined';
import SwapIcon from '@mui/icons-material/SwapHorizOutlined';
import {
  Divider,
  IconButton,
  ListItemIcon,
  ListItemText,
  Menu,
  MenuItem,
  Tooltip,
} from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { version } from '../../package.json';
import { signOut } from '../session/sign-out.ts';
import { usePanel } from '../shell/context.ts';

/** The person: profile, another store, signing out. */
export function AccountMenu() {
  const translate = useTranslate();
  const { lang, panel, user } = usePanel();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <Tooltip title={user.full_name}>
        <IconButton
          color="inherit"
          aria-haspopup="menu"
          aria-expanded={Boolean(anchor)}
          aria-label={translate('shell.account.menu')}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <AccountIcon />
        </IconButton>
      </Tooltip>
      <Menu open={Boolean(anchor)} anchorEl={anchor} onClose={close}>
        <MenuItem component={Link} to={`/${lang}/${panel}/profile`} onClick={close}>
          <ListItemIcon>
            <PersonIcon fontSize="small" />
          </ListItemIcon>
          <ListItemText primary={user.full_name} secondary={translate('shell.account.profile')} />
        </MenuItem>
        <MenuItem component={Link} to={`/${lang}/user-stores?choose=1`} onClick={close}>
          <ListItemIcon>
            <SwapIcon fontSize="small" />
          </ListItemIcon>
          {translate('shell.account.changeStore')}
        </MenuItem>
        <Divider />
        <MenuItem onClick={signOut}>
          <ListItemIcon>
            <LogoutIcon fontSize="small" />
          </ListItemIcon>
          {translate('shell.account.signOut')}
        </MenuItem>
        <MenuItem disabled dense>
          {translate('shell.account.version', { version })}
        </MenuItem>
      </Menu>
    </>
  );
}
