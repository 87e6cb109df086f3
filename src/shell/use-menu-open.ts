import { type Theme, useMediaQuery } from '@mui/material';
import { useStore } from 'react-admin';

/**
 * Whether the menu is open. Where it stands over the page it is closed until somebody opens it, also for whoever
 * keeps it open where it stands beside the page: the width of a window changes, and with it its zoom.
 */
export function useMenuOpen(): readonly [boolean, (open: boolean) => void] {
  const narrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'), { noSsr: true });
  const beside = useStore<boolean>('sidebar.open', true);
  const over = useStore<boolean>('sidebar.over', false);
  return narrow ? over : beside;
}
