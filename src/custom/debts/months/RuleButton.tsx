import {
  Button,
  FormControlLabel,
  Radio,
  RadioGroup,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { MonthlyAnalysis } from '../../../../contract/debts/company-calls.ts';
import { type DebtRule, debtRules, mostVat } from '../../../../contract/debts/states.ts';
import { formatAmount, parseAmount } from '../../../i18n/format.ts';
import { usePanel } from '../../../shell/context.ts';
import { Ask } from '../../billing/shared/Ask.tsx';
import { useDebtCalls } from '../use-debts.ts';
import { monthText } from '../use-months.ts';

function Rules({ rule, onChange }: { rule: DebtRule; onChange: (rule: DebtRule) => void }) {
  const translate = useTranslate();
  return (
    <RadioGroup
      aria-label={translate('debts.rule.title')}
      value={rule}
      onChange={({ target }) => onChange(target.value as DebtRule)}
    >
      {debtRules.map((each) => (
        <FormControlLabel
          key={each}
          value={each}
          control={<Radio />}
          sx={{ alignItems: 'flex-start' }}
          label={
            <Stack sx={{ py: 1 }}>
              <span>{translate(`debts.rules.${each}`)}</span>
              <Typography variant="body2" color="text.secondary">
                {translate(`debts.rule.explained.${each}`)}
              </Typography>
            </Stack>
          }
        />
      ))}
    </RadioGroup>
  );
}

function RuleDialog({ data, onClose }: { data: MonthlyAnalysis; onClose: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const { lang } = usePanel();
  const { saveSettings } = useDebtCalls();
  const [rule, setRule] = useState(data.settings.rule);
  const [typed, setTyped] = useState(() => formatAmount(data.settings.vat_rate, lang, 0));
  const vat = parseAmount(typed, lang);
  const isVat = typeof vat === 'number' && vat >= 0 && vat <= mostVat;
  const month = monthText(data.month);
  return (
    <Ask
      title={translate('debts.rule.title')}
      yes={translate('ra.action.save')}
      disabled={!isVat}
      onYes={async () => {
        if (!isVat) return;
        await saveSettings({ rule, vat_rate: vat, from_month: data.month });
        notify('debts.rule.done', { type: 'success', messageArgs: { month } });
      }}
      onClose={onClose}
    >
      <Rules rule={rule} onChange={setRule} />
      <TextField
        required
        label={translate('debts.rule.vat')}
        helperText={translate('debts.rule.vatHint', { most: mostVat })}
        error={!isVat}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        slotProps={{ htmlInput: { inputMode: 'decimal' } }}
      />
      <Typography>{translate('debts.rule.from', { month })}</Typography>
    </Ask>
  );
}

/** By which rule stores pay one another from the month on that is shown. */
export function RuleButton({ data }: { data: MonthlyAnalysis }) {
  const translate = useTranslate();
  const [isOpen, open] = useState(false);
  if (data.closed_at) return null;
  return (
    <>
      <Button variant="outlined" aria-haspopup="dialog" onClick={() => open(true)}>
        {translate('debts.rule.title')}
      </Button>
      {isOpen ? <RuleDialog data={data} onClose={() => open(false)} /> : null}
    </>
  );
}
