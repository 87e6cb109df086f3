import { Alert, Skeleton, TextField } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Language } from '../../../../contract/engine/languages.ts';
import type { buyWithThreshold, CreditAccount } from '../../../../contract/shop/credits.ts';
import { productTypeIds } from '../../../../contract/shop/kinds.ts';
import type { ShopProduct } from '../../../../contract/shop/shop.ts';
import { formatMoney } from '../../../i18n/format.ts';
import { Beside, Select } from '../../../resources/form/Choices.tsx';
import { send } from '../../../session/api.ts';
import { useWritten } from '../../../shell/use-written.ts';
import { Ask } from '../../billing/shared/Ask.tsx';
import { useOwn, useProducts, useShopChanged } from '../state/use-shop.ts';

interface Props {
  readonly account: CreditAccount;
  readonly onClose: () => void;
}

const whole = (text: string, most: number) => {
  const value = /^\d{1,7}$/.test(text) ? Number(text) : 0;
  return value >= 1 && value <= most ? value : undefined;
};

const limits = { threshold: 1_000_000, quantity: 1000, most_a_month: 31 } as const;
type Name = keyof typeof limits;
type Draft = Record<Name, string>;

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
  readonly onChange: (name: Name, text: string) => void;
}

function Numbers({ draft, onChange }: NumbersProps) {
  const translate = useTranslate();
  const { number } = useWritten();
  return (
    <Beside>
      {(Object.keys(limits) as Name[]).map((name) => {
        const wrong = draft[name] !== '' && whole(draft[name], limits[name]) === undefined;
        return (
          <TextField
            key={name}
            label={translate(`shop.rule.${name}`)}
            value={draft[name]}
            error={wrong}
            helperText={
              wrong ? translate('shop.rule.whole', { most: number(limits[name]) }) : undefined
            }
            onChange={({ target }) => onChange(name, target.value.trim())}
            slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 7 } }}
          />
        );
      })}
    </Beside>
  );
}

/** The variants that give credits of this kind. */
const choicesOf = (products: readonly ShopProduct[], option: number, lang: Language) =>
  products
    .filter((product) => product.credit_option_id === option)
    .flatMap((product) =>
      product.variants
        .filter(({ credits }) => credits !== null)
        .map((variant) => ({
          id: String(variant.subscription_product_variant_id),
          name: `${product.name}: ${variant.name} · ${formatMoney(variant.price_with_vat, product.currency, lang)}`,
        })),
    );

/** Makes a rule, changes it, or has one that has paused go on. */
export function RuleForm({ account, onClose }: Props) {
  const translate = useTranslate();
  const { products: path, params } = useOwn();
  const changed = useShopChanged();
  const { lang } = useWritten();
  const rule = account.threshold;
  const [draft, setDraft] = useState<Draft>({
    threshold: String(rule?.threshold ?? ''),
    quantity: String(rule?.quantity ?? 1),
    most_a_month: String(rule?.most_a_month ?? 1),
  });
  const [chosen, choose] = useState(String(rule?.subscription_product_variant_id ?? ''));
  const { data, error } = useProducts({
    subscription_product_type_id: String(productTypeIds.credits),
  });
  const choices = choicesOf(data?.shop_products ?? [], account.credit_option_id, lang);
  const variant = choices.find(({ id }) => id === chosen)?.id ?? choices[0]?.id;
  const numbers = numbersOf(draft);
  const save = async () => {
    if (!variant || !numbers) return;
    const body = { subscription_product_variant_id: Number(variant), ...numbers };
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
      {data || error ? null : <Skeleton variant="rounded" height={56} />}
      {data && !choices.length ? (
        <Alert severity="info">{translate('shop.rule.nothing')}</Alert>
      ) : null}
      {choices.length ? (
        <Select
          label={translate('shop.rule.what')}
          value={variant ?? ''}
          onChange={choose}
          choices={choices}
        />
      ) : null}
      <Numbers draft={draft} onChange={(name, text) => setDraft({ ...draft, [name]: text })} />
    </Ask>
  );
}
