import { Box, Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { DebtLine, StatementReply } from '../../../../contract/debts/schemas.ts';
import type { DisputeState } from '../../../../contract/debts/states.ts';
import { formatDateTime } from '../../../i18n/format.ts';
import { StateChip, type Tone } from '../../../resources/pieces/StateChip.tsx';
import { useWritten } from '../../../shell/use-written.ts';
import { DecideDialog } from './DecideDialog.tsx';
import { SayDialog } from './SayDialog.tsx';
import { useIsCompany, useStatementCalls } from './use-statement.ts';

const tones: Readonly<Record<DisputeState, Tone>> = {
  open: 'waiting',
  accepted: 'done',
  rejected: 'ended',
};

function Thread({
  dispute,
  currency,
}: {
  dispute: NonNullable<DebtLine['dispute']>;
  currency: string;
}) {
  const translate = useTranslate();
  const { money } = useWritten(currency);
  const { status, correction, messages } = dispute;
  return (
    <Box sx={{ mt: 1, pl: 2, borderLeft: 2, borderColor: 'divider' }}>
      <StateChip tone={tones[status]} label={translate(`debts.disputes.${status}`)} />
      {correction === null ? null : (
        <Typography variant="body2" sx={{ mt: 0.5 }}>
          {translate('debts.disputes.corrected', { amount: money(correction) })}
        </Typography>
      )}
      <Box component="ol" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0 }}>
        {messages.map(({ text, by, by_company, created_at }) => (
          <Box component="li" key={`${created_at} ${text}`} sx={{ mb: 1 }}>
            <Typography variant="body2" color="text.secondary">
              {translate(by_company ? 'debts.disputes.byCompany' : 'debts.disputes.byStore', {
                by,
              })}
              {`, ${formatDateTime(created_at)}`}
            </Typography>
            <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
              {text}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

interface Props {
  readonly line: DebtLine;
  readonly reply: StatementReply;
  /** What the line is for, in words. */
  readonly text: string;
}

/** What a store and its company say about a line, and the way to say more. */
export function Dispute({ line, reply, text }: Props) {
  const translate = useTranslate();
  const isCompany = useIsCompany();
  const { statement, month } = reply;
  const { mayChange } = useStatementCalls({ month, storeId: statement.store_id });
  const [opened, open] = useState<'say' | 'decide'>();
  const { dispute, debt_line_id: id } = line;
  const isOpen = dispute ? dispute.status === 'open' : !isCompany && statement.status !== 'settled';
  const maySay = mayChange && id !== null && isOpen && !statement.company;
  const whose = { month, storeId: statement.store_id };
  const close = () => open(undefined);
  return (
    <>
      {dispute ? <Thread dispute={dispute} currency={reply.currency} /> : null}
      {maySay ? (
        <Stack direction="row" spacing={1}>
          <Button size="small" aria-haspopup="dialog" onClick={() => open('say')}>
            {translate(dispute ? 'debts.disputes.say' : 'debts.disputes.begin')}
          </Button>
          {isCompany ? (
            <Button size="small" aria-haspopup="dialog" onClick={() => open('decide')}>
              {translate('debts.disputes.decide')}
            </Button>
          ) : null}
        </Stack>
      ) : null}
      {opened === 'say' && id !== null ? (
        <SayDialog id={id} whose={whose} begins={!dispute} text={text} onClose={close} />
      ) : null}
      {opened === 'decide' && id !== null ? (
        <DecideDialog id={id} whose={whose} net={Math.abs(line.net)} text={text} onClose={close} />
      ) : null}
    </>
  );
}
