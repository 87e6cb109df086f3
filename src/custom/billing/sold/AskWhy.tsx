import { TextField } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Ask } from '../shared/Ask.tsx';

interface Props {
  readonly title: string;
  readonly danger: boolean;
  /** What else has to be filled in first. */
  readonly disabled?: boolean;
  readonly children: ReactNode;
  readonly onYes: (reason: string) => Promise<unknown>;
  readonly onClose: () => void;
}

/** A question that wants a reason, which is kept with what was done. */
export function AskWhy({ title, danger, disabled = false, children, onYes, onClose }: Props) {
  const translate = useTranslate();
  const [reason, setReason] = useState('');
  return (
    <Ask
      title={title}
      yes={title}
      danger={danger}
      disabled={disabled || !reason.trim()}
      onYes={() => onYes(reason.trim())}
      onClose={onClose}
    >
      {children}
      <TextField
        label={translate('sold.reason')}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        required
        autoFocus
        slotProps={{ htmlInput: { maxLength: 300 } }}
      />
    </Ask>
  );
}
