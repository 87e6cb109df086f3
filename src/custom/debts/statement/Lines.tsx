import { Box, Button, Card, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { DebtLine, StatementReply } from '../../../../contract/debts/schemas.ts';
import { useWritten } from '../../../shell/use-written.ts';
import { monthText } from '../use-months.ts';
import { Dispute } from './Dispute.tsx';
import { Evidence } from './Evidence.tsx';
import type { Whose } from './use-statement.ts';

/** What a line is for, in words. */
function useLineText() {
  const translate = useTranslate();
  const { number } = useWritten();
  return ({ kind, other, points, total, corrects }: DebtLine) => {
    if (kind === 'correction')
      return translate('debts.lines.correction', {
        name: other.name,
        month: monthText(corrects?.month ?? ''),
      });
    const key = kind === 'given' ? 'given' : total < 0 ? 'honouredElsewhere' : 'honouredHere';
    return translate(`debts.lines.${key}`, {
      name: other.name,
      points: number(points),
      smart_count: points,
    });
  };
}

interface LineProps {
  readonly line: DebtLine;
  readonly reply: StatementReply;
  readonly onOpen: () => void;
}

function Line({ line, reply, onOpen }: LineProps) {
  const translate = useTranslate();
  const { money } = useWritten(reply.currency);
  const text = useLineText()(line);
  return (
    <Box component="li" sx={{ p: 2, borderTop: 1, borderColor: 'divider' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'baseline' }}>
        <Typography sx={{ flexGrow: 1, flexBasis: 260 }}>{text}</Typography>
        <Typography sx={{ fontWeight: 650, fontVariantNumeric: 'tabular-nums' }}>
          {money(line.total)}
        </Typography>
      </Stack>
      {line.vat ? (
        <Typography variant="body2" color="text.secondary">
          {translate('debts.netAndVat', { net: money(line.net), vat: money(line.vat) })}
        </Typography>
      ) : null}
      {line.reverse_charge ? (
        <Typography variant="body2" color="text.secondary">
          {translate('debts.reverseCharge')}
        </Typography>
      ) : null}
      {line.kind === 'correction' ? null : (
        <Button
          size="small"
          aria-haspopup="dialog"
          aria-label={translate('debts.evidence.openOf', { line: text })}
          onClick={onOpen}
          sx={{ ml: -0.5 }}
        >
          {translate('debts.evidence.open')}
        </Button>
      )}
      <Dispute line={line} reply={reply} text={text} />
    </Box>
  );
}

/** Every line of a month, with the postings behind it and what is said about it. */
export function Lines({ reply }: { reply: StatementReply }) {
  const translate = useTranslate();
  const [opened, setOpened] = useState<DebtLine>();
  const { lines, month, statement } = reply;
  const whose: Whose = { month, storeId: statement.store_id };
  return (
    <Card component="section" aria-label={translate('debts.linesTitle')}>
      <Typography variant="h4" component="h2" sx={{ p: 2 }}>
        {translate('debts.linesTitle')}
      </Typography>
      {lines.length ? null : (
        <Typography color="text.secondary" sx={{ px: 2, pb: 2 }}>
          {translate('debts.noLines')}
        </Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {lines.map((line) => (
          <Line
            key={line.debt_line_id ?? `${line.kind} ${line.other.store_id} ${line.total < 0}`}
            line={line}
            reply={reply}
            onOpen={() => setOpened(line)}
          />
        ))}
      </Box>
      {opened ? (
        <Evidence
          whose={whose}
          line={opened}
          currency={reply.currency}
          onClose={() => setOpened(undefined)}
        />
      ) : null}
    </Card>
  );
}
