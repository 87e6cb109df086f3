import { IconButton, Tooltip } from '@mui/material';
import type { ReactNode } from 'react';

interface Props {
  readonly icon: ReactNode;
  readonly label: string;
  readonly isOpen: boolean;
  readonly onOpen: (anchor: HTMLElement) => void;
}

/** A tool of a list: a picture with its name, which opens a menu. */
export const ToolButton = ({ icon, label, isOpen, onOpen }: Props) => (
  <Tooltip title={label}>
    <IconButton
      size="small"
      aria-label={label}
      aria-haspopup="menu"
      aria-expanded={isOpen}
      onClick={(event) => onOpen(event.currentTarget)}
      sx={{ width: 36, height: 36, color: 'text.secondary' }}
    >
      {icon}
    </IconButton>
  </Tooltip>
);
