import SearchIcon from '@mui/icons-material/Search';
import {
  type AutocompleteRenderInputParams,
  Box,
  InputAdornment,
  TextField,
  Typography,
} from '@mui/material';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { Command } from './use-pages.ts';

/** What stands together, below its name. */
export const Heading = ({ name, children }: { name: string; children: ReactNode }) => (
  <Box component="li" role="group" aria-label={name || undefined}>
    <Typography
      aria-hidden
      component="div"
      variant="body2"
      color="text.secondary"
      sx={{ px: 2, pt: 1, fontWeight: 600 }}
    >
      {name}
    </Typography>
    <Box component="ul" role="presentation" sx={{ p: 0 }}>
      {children}
    </Box>
  </Box>
);

/** One line, with what tells it from another of its name. */
export const Line = ({ command, ...props }: ComponentProps<'li'> & { command: Command }) => (
  <Box component="li" {...props} sx={{ gap: 2, minHeight: 40 }}>
    <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>{command.name}</Box>
    <Typography variant="body2" color="text.secondary" noWrap>
      {command.detail}
    </Typography>
  </Box>
);

/** What is typed. */
export function CommandField(params: AutocompleteRenderInputParams) {
  const translate = useTranslate();
  const title = translate('shell.command.title');
  const icon = (
    <InputAdornment position="start">
      <SearchIcon aria-hidden />
    </InputAdornment>
  );
  return (
    <TextField
      {...params}
      autoFocus
      placeholder={title}
      sx={{ m: 0, '& fieldset': { border: 0 } }}
      slotProps={{
        input: { ...params.slotProps.input, startAdornment: icon },
        htmlInput: { ...params.slotProps.htmlInput, maxLength: 100, 'aria-label': title },
      }}
    />
  );
}
