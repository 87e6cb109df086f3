import { TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { Ask } from '../../billing/shared/Ask.tsx';
import { useStatementCalls, type Whose } from './use-statement.ts';

interface Props {
  readonly id: number;
  readonly whose: Whose;
  readonly begins: boolean;
  readonly text: string;
  readonly onClose: () => void;
}

/** Says something about a line; the first time it is disputed with it. */
export function SayDialog({ id, whose, begins, text: line, onClose }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const { say } = useStatementCalls(whose);
  const [text, setText] = useState('');
  const title = translate(begins ? 'debts.disputes.begin' : 'debts.disputes.say');
  return (
    <Ask
      title={title}
      yes={translate('debts.disputes.send')}
      disabled={!text.trim()}
      onYes={async () => {
        await say(id, text.trim());
        notify('debts.disputes.sent', { type: 'success' });
      }}
      onClose={onClose}
    >
      <Typography>{line}</Typography>
      {begins ? (
        <Typography variant="body2" color="text.secondary">
          {translate('debts.disputes.beginHint')}
        </Typography>
      ) : null}
      <TextField
        multiline
        minRows={3}
        autoFocus
        required
        label={translate('debts.disputes.text')}
        value={text}
        onChange={({ target }) => setText(target.value)}
        slotProps={{ htmlInput: { maxLength: 1000 } }}
      />
    </Ask>
  );
}
