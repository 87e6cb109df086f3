import { Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { MonthlyAnalysis } from '../../../../contract/debts/company-calls.ts';
import { Ask } from '../../billing/shared/Ask.tsx';
import { useDebtCalls } from '../use-debts.ts';
import { monthText } from '../use-months.ts';

/** Closes a month that is over, after saying what that does. */
export function CloseMonth({ data }: { data: MonthlyAnalysis }) {
  const translate = useTranslate();
  const notify = useNotify();
  const { close } = useDebtCalls();
  const [isAsked, ask] = useState(false);
  const month = monthText(data.month);
  if (!data.is_closable) return null;
  return (
    <>
      <Button variant="contained" aria-haspopup="dialog" onClick={() => ask(true)}>
        {translate('debts.close.button', { month })}
      </Button>
      {isAsked ? (
        <Ask
          title={translate('debts.close.button', { month })}
          yes={translate('debts.close.button', { month })}
          onYes={async () => {
            await close(data.month);
            notify('debts.close.done', { type: 'success', messageArgs: { month } });
          }}
          onClose={() => ask(false)}
        >
          <Typography>{translate('debts.close.text')}</Typography>
        </Ask>
      ) : null}
    </>
  );
}
