import { type Theme, ThemeProvider } from '@mui/material';
import { type ReactNode, useCallback } from 'react';
import { useTranslate } from 'react-admin';

/**
 * Names the boxes that choose rows. react-admin writes the name on the element around the box, where
 * a screen reader does not look for it.
 */
export function NamedChoices({ children }: { children: ReactNode }) {
  const translate = useTranslate();
  const name = translate('ra.action.select_row');
  const named = useCallback(
    (theme: Theme) => ({
      ...theme,
      components: {
        ...theme.components,
        MuiCheckbox: {
          ...theme.components?.MuiCheckbox,
          defaultProps: {
            slotProps: { root: { 'aria-label': undefined }, input: { 'aria-label': name } },
          },
        },
      },
    }),
    [name],
  );
  return <ThemeProvider theme={named}>{children}</ThemeProvider>;
}
