import { Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { StatementReply } from '../../../../contract/debts/schemas.ts';
import { DownloadButton } from '../../../resources/pieces/DownloadButton.tsx';
import { FactList } from '../../../resources/pieces/FactList.tsx';
import { Section } from '../../../resources/pieces/Section.tsx';
import { useWritten } from '../../../shell/use-written.ts';
import { Ask } from '../../billing/shared/Ask.tsx';
import { StatementChip } from '../StatementChip.tsx';
import { monthText } from '../use-months.ts';
import { useIsCompany, useStatementCalls } from './use-statement.ts';

type Move = 'confirm' | 'settle';

function Moves({ reply }: { reply: StatementReply }) {
  const translate = useTranslate();
  const notify = useNotify();
  const isCompany = useIsCompany();
  const { statement, month } = reply;
  const calls = useStatementCalls({ month, storeId: statement.store_id });
  const [asked, ask] = useState<Move>();
  const move: Move = isCompany ? 'settle' : 'confirm';
  const movable = isCompany ? ['closed', 'confirmed'] : ['closed'];
  const mayMove = calls.mayChange && movable.includes(statement.status) && !statement.company;
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, mt: 2 }}>
      {mayMove ? (
        <Button variant="contained" onClick={() => ask(move)}>
          {translate(`debts.moves.${move}`)}
        </Button>
      ) : null}
      <DownloadButton label={translate('debts.document')} onDownload={calls.save} />
      {asked ? (
        <Ask
          title={translate(`debts.moves.${asked}`)}
          yes={translate(`debts.moves.${asked}`)}
          onYes={async () => {
            await calls[asked]();
            notify(`debts.moved.${asked}`, { type: 'success' });
          }}
          onClose={() => ask(undefined)}
        >
          <Typography>{translate(`debts.explained.${asked}`)}</Typography>
        </Ask>
      ) : null}
    </Stack>
  );
}

/** What a month comes to for one store, how it stands, and what can be done with it. */
export function StatementHead({ reply }: { reply: StatementReply }) {
  const translate = useTranslate();
  const { statement, currency, settings, month } = reply;
  const { money, number } = useWritten(currency);
  const fact = (name: string) => translate(`debts.facts.${name}`);
  const { owes, owed, total } = statement;
  const outcome = total < 0 ? 'toPay' : total > 0 ? 'toGet' : 'even';
  return (
    <Section
      title={`${statement.name}, ${monthText(month)}`}
      actions={<StatementChip status={statement.status} />}
    >
      <Typography
        sx={{ fontSize: 26, fontWeight: 650, fontVariantNumeric: 'tabular-nums', mb: 1.5 }}
      >
        {translate(`debts.outcome.${outcome}`, { amount: money(Math.abs(total)) })}
      </Typography>
      <FactList
        facts={[
          [fact('number'), statement.number],
          [fact('owed'), money(owed)],
          [fact('owes'), money(owes)],
          [fact('net'), money(statement.net)],
          [fact('vat'), `${money(statement.vat)} (${number(settings.vat_rate)} %)`],
          [fact('rule'), translate(`debts.rules.${settings.rule}`)],
        ]}
      />
      <Moves reply={reply} />
    </Section>
  );
}
