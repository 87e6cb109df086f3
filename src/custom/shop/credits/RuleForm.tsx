import { Alert, Skeleton } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { buyWithThreshold, CreditAccount } from '../../../../contract/shop/credits.ts';
import { Beside } from '../../../resources/form/Choices.tsx';
import { NumberField } from '../../../resources/inputs/NumberField.tsx';
import { send } from '../../../session/api.ts';
import { useWritten } from '../../../shell/use-written.ts';
import { Ask } from '../../billing/shared/Ask.tsx';
import { useOwn, useShopChanged } from '../state/use-shop.ts';
import { type Chosen, CreditChoice, useCreditChoices } from './CreditChoice.tsx';

interface Props {
  readonly account: CreditAccount;
  readonly onClose: () => void;
}

type Typed = number | string | null;

const whole = (value: Typed, most: number) =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= most
    ? value
    : undefined;

const limits = { threshold: 1_000_000, quantity: 1000, most_a_month: 31 } as const;
type Name = keyof typeof limits;
type Draft = Record<Name, Typed>;

/** The numbers of a rule as they were typed; nothing where one is none. */
function numbersOf(draft: Draft) {
  const [threshold, quantity, most_a_month] = [
    whole(draft.threshold, limits.threshold),
    whole(draft.quantity, limits.quantity),
    whole(draft.most_a_month, limits.most_a_month),
  ];
  return threshold && quantity && most_a_month ? { threshold, quantity, most_a_month } : undefined;
}

interface NumbersProps {
  readonly draft: Draft;
  readonly onChange: (name: Name, value: Typed) => void;
}

function Numbers({ draft, onChange }: NumbersProps) {
  const translate = useTranslate();
  const { number } = useWritten();
  return (
    <Beside>
      {(Object.keys(limits) as Name[]).map((name) => {
        const wrong = draft[name] !== null && whole(draft[name], limits[name]) === undefined;
        return (
          <NumberField
            key={name}
            unit="count"
            label={translate(`shop.rule.${name}`)}
            value={draft[name]}
            error={wrong ? translate('shop.rule.whole', { most: number(limits[name]) }) : undefined}
            onChange={(value) => onChange(name, value)}
          />
        );
      })}
    </Beside>
  );
}

/** Makes a rule, changes it, or has one that has paused go on. */
export function RuleForm({ account, onClose }: Props) {
  const translate = useTranslate();
  const { products: path, params } = useOwn();
  const changed = useShopChanged();
  const rule = account.threshold;
  const [draft, setDraft] = useState<Draft>({
    threshold: rule?.threshold ?? null,
    quantity: rule?.quantity ?? 1,
    most_a_month: rule?.most_a_month ?? 1,
  });
  const [chosen, choose] = useState<Chosen | undefined>(
    rule ? { id: rule.subscription_product_variant_id, name: rule.text } : undefined,
  );
  const { choices, error } = useCreditChoices(account.credit_option_id, '');
  const variant = chosen ?? choices?.[0];
  const numbers = numbersOf(draft);
  const save = async () => {
    if (!variant || !numbers) return;
    const body = { subscription_product_variant_id: variant.id, ...numbers };
    await send<typeof buyWithThreshold>('POST', `${path}/shop/buy-with-threshold`, {
      params,
      body,
    });
    await changed();
  };
  return (
    <Ask
      title={translate('shop.rule.title')}
      yes={translate('ra.action.save')}
      disabled={!variant || !numbers}
      onYes={save}
      onClose={onClose}
    >
      {choices || error ? null : <Skeleton variant="rounded" height={56} />}
      {choices && !variant ? <Alert severity="info">{translate('shop.rule.nothing')}</Alert> : null}
      {choices && variant ? (
        <CreditChoice creditOptionId={account.credit_option_id} value={variant} onChange={choose} />
      ) : null}
      <Numbers draft={draft} onChange={(name, value) => setDraft({ ...draft, [name]: value })} />
    </Ask>
  );
}
