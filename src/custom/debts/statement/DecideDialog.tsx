import { FormControlLabel, Radio, RadioGroup, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { NumberField } from '../../../resources/inputs/NumberField.tsx';
import { Ask } from '../../billing/shared/Ask.tsx';
import { useStatementCalls, type Whose } from './use-statement.ts';

interface Props {
  readonly id: number;
  readonly whose: Whose;
  /** The most that can be corrected, without VAT. */
  readonly net: number;
  readonly text: string;
  readonly onClose: () => void;
}

/** Decides a dispute: the store is right, wholly or in part, or it is not. */
export function DecideDialog({ id, whose, net, text: line, onClose }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const { decide } = useStatementCalls(whose);
  const [accepted, setAccepted] = useState(true);
  const [amount, setAmount] = useState<number | string | null>(net);
  const [text, setText] = useState('');
  const isAmount = typeof amount === 'number' && amount > 0;
  const word = (key: string) => translate(`debts.disputes.${key}`);
  return (
    <Ask
      title={word('decide')}
      yes={word('decide')}
      disabled={!text.trim() || (accepted && !isAmount)}
      onYes={async () => {
        const own = accepted && isAmount ? { amount } : {};
        await decide(id, { accepted, ...own, text: text.trim() });
        notify(accepted ? 'debts.disputes.wasAccepted' : 'debts.disputes.wasRejected', {
          type: 'success',
        });
      }}
      onClose={onClose}
    >
      <Typography>{line}</Typography>
      <RadioGroup
        aria-label={word('decide')}
        value={accepted ? 'accept' : 'reject'}
        onChange={({ target }) => setAccepted(target.value === 'accept')}
      >
        <FormControlLabel value="accept" control={<Radio />} label={word('accept')} />
        <FormControlLabel value="reject" control={<Radio />} label={word('reject')} />
      </RadioGroup>
      {accepted ? (
        <NumberField
          required
          label={word('amount')}
          error={isAmount ? undefined : word('amountHint')}
          hint={word('amountHint')}
          value={amount}
          onChange={setAmount}
        />
      ) : null}
      <TextField
        multiline
        minRows={2}
        required
        label={word('text')}
        value={text}
        onChange={({ target }) => setText(target.value)}
        slotProps={{ htmlInput: { maxLength: 1000 } }}
      />
    </Ask>
  );
}
