import { Button, FormControlLabel, Radio, RadioGroup, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { MonthlyAnalysis } from '../../../../contract/debts/company-calls.ts';
import { type DebtRule, debtRules, mostVat } from '../../../../contract/debts/states.ts';
import { NumberField } from '../../../resources/inputs/NumberField.tsx';
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
  const { saveSettings } = useDebtCalls();
  const [rule, setRule] = useState(data.settings.rule);
  const [vat, setVat] = useState<number | string | null>(data.settings.vat_rate);
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
      <NumberField
        required
        unit="rate"
        label={translate('debts.rule.vat')}
        error={isVat ? undefined : translate('debts.rule.vatHint', { most: mostVat })}
        hint={translate('debts.rule.vatHint', { most: mostVat })}
        value={vat}
        onChange={setVat}
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
