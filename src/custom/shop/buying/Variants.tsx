import { Stack } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { ShopProduct, ShopVariant } from '../../../../contract/shop/shop.ts';
import { Beside, Select } from '../../../resources/form/Choices.tsx';
import { useWritten } from '../../../shell/use-written.ts';

interface Attribute {
  readonly id: number;
  readonly name: string;
  readonly options: readonly { readonly id: number; readonly name: string }[];
}

/** In what the variants differ, each with its options in the order of the cheapest. */
function attributesOf(variants: readonly ShopVariant[]): readonly Attribute[] {
  const found = new Map<number, { id: number; name: string; options: Map<number, string> }>();
  for (const each of variants.flatMap(({ attributes }) => attributes)) {
    const one = found.get(each.attribute_id) ?? {
      id: each.attribute_id,
      name: each.name,
      options: new Map(),
    };
    one.options.set(each.attribute_option_id, each.option);
    found.set(each.attribute_id, one);
  }
  return [...found.values()].map(({ id, name, options }) => ({
    id,
    name,
    options: [...options].map(([option, text]) => ({ id: option, name: text })),
  }));
}

const keyOf = ({ attributes }: ShopVariant) =>
  attributes.map(({ attribute_option_id }) => attribute_option_id).join(' ');

/** Whether each variant is told from the others by its options. */
const areTold = (variants: readonly ShopVariant[], attributes: readonly Attribute[]) =>
  variants.every((each) => each.attributes.length === attributes.length) &&
  new Set(variants.map(keyOf)).size === variants.length;

const optionOf = (variant: ShopVariant, attribute: number) =>
  variant.attributes.find((each) => each.attribute_id === attribute)?.attribute_option_id;

/** The variant with another option: the same in all else where there is one, or whichever has it. */
function withOption(
  variants: readonly ShopVariant[],
  chosen: ShopVariant,
  attribute: number,
  option: number,
) {
  const having = variants.filter((each) => optionOf(each, attribute) === option);
  const same = having.find((each) =>
    each.attributes.every(
      ({ attribute_id: id, attribute_option_id: its }) =>
        id === attribute || its === optionOf(chosen, id),
    ),
  );
  return same ?? having[0] ?? chosen;
}

interface Props {
  readonly product: ShopProduct;
  readonly chosen: ShopVariant;
  readonly onChoose: (variant: ShopVariant) => void;
}

/** Chooses a variant: option by option, or by name where these do not tell them apart. */
export function Variants({ product, chosen, onChoose }: Props) {
  const translate = useTranslate();
  const { money } = useWritten(product.currency);
  const { variants } = product;
  const attributes = attributesOf(variants);
  if (variants.length < 2) return null;
  if (!attributes.length || !areTold(variants, attributes))
    return (
      <Select
        label={translate('shop.variant')}
        value={chosen.subscription_product_variant_id}
        onChange={(id) =>
          onChoose(
            variants.find((each) => String(each.subscription_product_variant_id) === id) ?? chosen,
          )
        }
        choices={variants.map((each) => ({
          id: String(each.subscription_product_variant_id),
          name: `${each.name} · ${money(each.price_with_vat)}`,
        }))}
      />
    );
  return (
    <Beside>
      {attributes.map(({ id, name, options }) => (
        <Stack key={id}>
          <Select
            label={name}
            value={optionOf(chosen, id) ?? ''}
            onChange={(option) => onChoose(withOption(variants, chosen, id, Number(option)))}
            choices={options.map((each) => ({ id: String(each.id), name: each.name }))}
          />
        </Stack>
      ))}
    </Beside>
  );
}
