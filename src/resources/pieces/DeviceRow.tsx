import { Button, type ButtonProps, ListItem, ListItemText } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';

interface Props {
  readonly name: string;
  readonly facts: readonly (string | null | undefined)[];
  /** The words of its button: `<words>.end`, and to a screen reader `<words>.endOne` with the name. */
  readonly words: string;
  readonly button: Pick<ButtonProps, 'disabled' | 'loading' | 'onClick'>;
  /** In place of the button. */
  readonly mark?: ReactNode;
}

/** A device that somebody or something is signed in on, and the way to end that. */
export function DeviceRow({ name, facts, words, button, mark }: Props) {
  const translate = useTranslate();
  return (
    <ListItem disableGutters sx={{ flexWrap: 'wrap', gap: 1 }}>
      <ListItemText
        primary={name}
        secondary={facts.filter(Boolean).join(' · ')}
        sx={{ flex: '1 1 14rem' }}
      />
      {mark ?? (
        <Button
          color="error"
          size="small"
          {...button}
          aria-label={translate(`${words}.endOne`, { name })}
        >
          {translate(`${words}.end`)}
        </Button>
      )}
    </ListItem>
  );
}
