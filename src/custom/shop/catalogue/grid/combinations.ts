import { type Localized, languages } from '../../../../../contract/engine/languages.ts';
import type { GridRow } from '../../../../../contract/shop/grid.ts';
import type { ShopVariant } from '../../../../../contract/shop/variants.ts';

/** A row while it is edited. */
export interface Draft {
  /** Known as long as the page is open. */
  readonly key: string;
  readonly id?: number;
  readonly name: Localized;
  readonly sku_number: string;
  /** Each a number, or what was typed and is none. */
  readonly price: number | string | null;
  readonly inventory: number | string | null;
  /** Whether somebody set it: a stock that nobody touched is not sent, for it may be sold meanwhile. */
  readonly isCounted?: true;
  readonly credits: number | string | null;
  readonly visible: boolean;
  readonly attribute_option_ids: readonly number[];
}

export interface Option {
  readonly id: number;
  readonly attributeId: number;
  readonly option: Localized;
}

export const draftOf = (variant: ShopVariant): Draft => ({
  key: `saved-${variant.subscription_product_variant_id}`,
  id: variant.subscription_product_variant_id,
  name: variant.name,
  sku_number: variant.sku_number,
  price: variant.price,
  inventory: variant.inventory,
  credits: variant.credits,
  visible: variant.visible,
  attribute_option_ids: variant.attribute_option_ids,
});

/** What is sent of a row. */
export function toRow({ key: _, id, isCounted, inventory, ...draft }: Draft): GridRow {
  return {
    ...draft,
    // What is no number is refused by the contract, in its field.
    price: draft.price as number,
    credits: draft.credits as number | null,
    attribute_option_ids: [...draft.attribute_option_ids],
    ...(id === undefined ? {} : { subscription_product_variant_id: id }),
    ...(id === undefined || isCounted ? { inventory: inventory as number | null } : {}),
  };
}

/** Every way to take one option of each attribute. */
export function combinationsOf(chosen: readonly Option[]): Option[][] {
  const attributes = [...new Set(chosen.map(({ attributeId }) => attributeId))];
  return attributes.reduce<Option[][]>(
    (made, attribute) =>
      made.flatMap((each) =>
        chosen
          .filter(({ attributeId }) => attributeId === attribute)
          .map((option) => [...each, option]),
      ),
    [[]],
  );
}

export const setOf = (ids: readonly number[]) => [...ids].sort((one, other) => one - other).join();

const letters = (text: string) =>
  text
    .normalize('NFD')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '');

/** An SKU that none of the rows has: of the product's Latin letters and those of its options. */
export function proposedSku(
  product: { readonly id: number; readonly name: Localized },
  options: readonly Option[],
  taken: readonly string[],
): string {
  const parts = [
    letters(product.name.en).slice(0, 8) || `P${product.id}`,
    ...options.map(({ id, option }) => letters(option.en).slice(0, 4) || String(id)),
  ];
  const base = parts.join('-');
  const free = (count: number): string => {
    const sku = count === 1 ? base : `${base}-${count}`;
    return taken.includes(sku) ? free(count + 1) : sku;
  };
  return free(1);
}

/** What a variant is called after: its options, or the product where it has none. */
export const nameFor = (product: Localized, options: readonly Option[]): Localized =>
  options.length
    ? (Object.fromEntries(
        languages.map((language) => [
          language,
          options.map(({ option }) => option[language]).join(' / '),
        ]),
      ) as Localized)
    : product;
