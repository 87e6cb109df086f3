import { Box, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router';
import { useAddressOf } from '../../../shell/menu.ts';
import { paths } from '../state/paths.ts';

/** The pages of the own subscription beside one another: in the menu they are one. */
export function Parts() {
  const translate = useTranslate();
  const addressOf = useAddressOf();
  const { pathname } = useLocation();
  return (
    <Box
      component="nav"
      aria-label={translate('billing.parts')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}
    >
      {Object.values(paths).map((path) => {
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
