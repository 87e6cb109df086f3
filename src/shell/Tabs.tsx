import { Box, ButtonBase } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { useAddressOf, useHere, useMenu } from './menu.ts';
import { useInView } from './use-in-view.ts';

function TabLink({ to, word, isHere }: { to: string; word: string; isHere: boolean }) {
  const translate = useTranslate();
  return (
    <li>
      <ButtonBase
        component={Link}
        to={to}
        aria-current={isHere ? 'page' : undefined}
        sx={{
          px: 2,
          minHeight: 46,
          whiteSpace: 'nowrap',
          fontWeight: 600,
          fontSize: 14,
          borderBottom: 2,
          borderColor: isHere ? 'primary.main' : 'transparent',
          color: isHere ? 'primary.main' : 'text.secondary',
        }}
      >
        {translate(word)}
      </ButtonBase>
    </li>
  );
}

/** The screens beside this one, where its menu entry has several: links that look like tabs. */
export function Tabs() {
  const translate = useTranslate();
  const addressOf = useAddressOf();
  const here = useHere();
  const strip = useInView(here);
  const group = useMenu().find(({ shown }) => here !== undefined && shown.includes(here));
  if (!group || group.shown.length < 2) return null;
  return (
    <Box
      component="nav"
      ref={strip}
      aria-label={translate(`menu.${group.word}`)}
      sx={{ mb: 1, overflowX: 'auto', position: 'relative' }}
    >
      <Box component="ul" sx={{ display: 'flex', listStyle: 'none', m: 0, p: 0 }}>
        {group.shown.map((path) => (
          <TabLink key={path} to={addressOf(path)} word={`tabs.${path}`} isHere={path === here} />
        ))}
      </Box>
    </Box>
  );
}
