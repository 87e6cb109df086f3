import ClearIcon from '@mui/icons-material/Close';
import OpenIcon from '@mui/icons-material/ExpandMore';
import { Box, IconButton } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';

interface Props {
  readonly label: string;
  /** What it narrows to, in words; nothing where it does not. */
  readonly value?: string | undefined;
  readonly onClear?: () => void;
  /** The control itself, which covers the pill. */
  readonly children: ReactNode;
}

/** A filter in one line: its name and, where it narrows, to what, with the way to take that back. */
export function Pill({ label, value, onClear, children }: Props) {
  const translate = useTranslate();
  return (
    <Box
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        maxWidth: 260,
        height: { xs: 40, md: 34 },
        border: 1,
        borderRadius: 99,
        fontSize: 13.5,
        borderColor: value ? 'primary.main' : 'text.disabled',
        bgcolor: value ? 'action.selected' : 'transparent',
      }}
    >
      <Box
        sx={{
          position: 'relative',
          display: 'flex',
          alignItems: 'center',
          minWidth: 0,
          pl: 1.5,
          pr: value && !onClear ? 1.5 : 0,
        }}
      >
        <Box
          component="span"
          aria-hidden
          sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
        >
          {value ? `${label}: ${value}` : label}
        </Box>
        {value ? null : <OpenIcon aria-hidden sx={{ fontSize: 18, mx: 0.5 }} />}
        {children}
      </Box>
      {value ? (
        <IconButton
          size="small"
          aria-label={translate('shell.filters.remove', { name: label })}
          onClick={onClear}
          sx={{ mx: 0.25, color: 'text.primary' }}
        >
          <ClearIcon sx={{ fontSize: 16 }} />
        </IconButton>
      ) : null}
    </Box>
  );
}
