import { Autocomplete, TextField } from '@mui/material';
import { useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Language } from '../../../../contract/engine/languages.ts';
import type { ShopProduct } from '../../../../contract/shop/shop.ts';
import { formatMoney } from '../../../i18n/format.ts';
import { useChoiceWords } from '../../../resources/pieces/use-choice-words.ts';
import { useSettled } from '../../../resources/pieces/use-settled.ts';
import { useWritten } from '../../../shell/use-written.ts';
import { useProducts } from '../state/use-shop.ts';

/** A variant that gives credits. */
export interface Chosen {
  readonly id: number;
  readonly name: string;
}

const choicesOf = (products: readonly ShopProduct[], lang: Language): Chosen[] =>
  products.flatMap((product) =>
    product.variants
      .filter(({ credits }) => credits !== null)
      .map((variant) => ({
        id: variant.subscription_product_variant_id,
        name: `${product.name}: ${variant.name} · ${formatMoney(variant.price_with_vat, product.currency, lang)}`,
      })),
  );

/** What gives credits of a kind, found by what was typed; all that is on sale is searched. */
export function useCreditChoices(creditOptionId: number, typed: string) {
  const { lang } = useWritten();
  const q = useSettled(typed.trim());
  const { data, error, isFetching } = useProducts({
    credit_option_id: String(creditOptionId),
    ...(q ? { q } : {}),
  });
  // The same as long as the answer is: what is typed is not set back while one is chosen.
  const choices = useMemo(() => data && choicesOf(data.shop_products, lang), [data, lang]);
  return { choices, error, isFetching };
}

interface Props {
  readonly creditOptionId: number;
  readonly value: Chosen;
  readonly onChange: (chosen: Chosen) => void;
}

/** What a rule buys: found by its name. */
export function CreditChoice({ creditOptionId, value, onChange }: Props) {
  const translate = useTranslate();
  const words = useChoiceWords();
  const [typed, setTyped] = useState('');
  const { choices = [], isFetching } = useCreditChoices(creditOptionId, typed);
  const choose = (chosen: Chosen) => {
    setTyped('');
    onChange(chosen);
  };
  return (
    <Autocomplete
      disableClearable
      options={choices}
      value={value}
      loading={isFetching}
      // The server has found them, accents and case aside.
      filterOptions={(options) => options}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      onChange={(_, chosen) => choose(chosen)}
      onInputChange={(_, text, reason) => reason === 'input' && setTyped(text)}
      {...words}
      renderInput={(input) => <TextField {...input} label={translate('shop.rule.what')} />}
    />
  );
}
