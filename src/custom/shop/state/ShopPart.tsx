import { Box, Button, Stack } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router';
import { usePanel } from '../../../shell/context.ts';
import { useAddressOf } from '../../../shell/menu.ts';
import { Tabs } from '../../../shell/Tabs.tsx';
import { Title } from '../../../shell/Title.tsx';
import { paths } from './use-shop.ts';

/** The pages of the shop beside one another: in the menu they are one. */
function Parts() {
  const translate = useTranslate();
  const addressOf = useAddressOf();
  const { pathname } = useLocation();
  const { panel } = usePanel();
  // Messages are the company's, and so are credits.
  const shown = Object.values(paths).filter(
    (path) => panel !== 'supplierPanel' || path !== paths.credits,
  );
  return (
    <Box
      component="nav"
      aria-label={translate('shop.parts')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}
    >
      {shown.map((path) => {
        const isHere = pathname === addressOf(path);
        return (
          <Button
            key={path}
            size="small"
            component={Link}
            to={addressOf(path)}
            variant={isHere ? 'contained' : 'outlined'}
            aria-current={isHere ? 'page' : undefined}
          >
            {translate(`tabs.${path}`)}
          </Button>
        );
      })}
    </Box>
  );
}

interface Props {
  readonly path: string;
  /** What is sold here stands on its own. */
  readonly alone?: boolean;
  readonly children: ReactNode;
}

/** A page of the shop. */
export function ShopPart({ path, alone = false, children }: Props) {
  const translate = useTranslate();
  return (
    <Stack spacing={2} sx={{ maxWidth: 1200, minWidth: 0 }}>
      <Title title={translate(`tabs.${path}`)} />
      <Tabs />
      {alone ? null : <Parts />}
      {children}
    </Stack>
  );
}
