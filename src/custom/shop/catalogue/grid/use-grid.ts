import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useEditContext } from 'react-admin';
import type { z } from 'zod';
import { type GridRow, mostVariants, saveGrid } from '../../../../../contract/shop/grid.ts';
import type { SubscriptionProduct } from '../../../../../contract/shop/subscription-products.ts';
import { resourceOf } from '../../../../dataProvider/sources.ts';
import { useOwnForm } from '../../../../resources/form/use-own-form.ts';
import { send } from '../../../../session/api.ts';
import { usePanel } from '../../../../shell/context.ts';
import {
  combinationsOf,
  type Draft,
  draftOf,
  nameFor,
  type Option,
  proposedSku,
  setOf,
  toRow,
} from './combinations.ts';

const paths = {
  company: '/companies/{storeId}/subscriptions/products/{id}/variants',
  supplier: '/suppliers/{storeId}/subscriptions/products/{id}/variants',
} as const;

interface Body {
  variants: ReturnType<typeof toRow>[];
}

interface Grid {
  readonly variants: readonly Draft[];
}

let serial = 0;

/** A new row like the first one: most variants of a product cost the same. */
function newRow(
  { subscription_product_id: id, name }: SubscriptionProduct,
  rows: readonly Draft[],
  options: readonly Option[],
): Draft {
  serial += 1;
  const [first] = rows;
  const taken = rows.map(({ sku_number }) => sku_number);
  return {
    key: `new-${serial}`,
    name: nameFor(name, options),
    sku_number: proposedSku({ id, name }, options, taken),
    price: first?.price ?? null,
    inventory: null,
    credits: first?.credits ?? null,
    visible: true,
    attribute_option_ids: options.map((option) => option.id),
  };
}

/** A stock that was typed is not set over what was sold meanwhile. */
function asLoaded({ variants }: SubscriptionProduct, row: GridRow): GridRow {
  const id = row.subscription_product_variant_id;
  const loaded = variants.find((each) => each.subscription_product_variant_id === id);
  return loaded && row.inventory !== undefined ? { ...row, updated_at: loaded.updated_at } : row;
}

/** Sends all rows, and has what else shows them fetched anew. */
function useSaving(product: SubscriptionProduct) {
  const { subscription_product_id: id, updated_at } = product;
  const { store } = usePanel();
  const { refetch } = useEditContext();
  const queries = useQueryClient();
  const path = store.kind === 'supplier' ? paths.supplier : paths.company;
  const again = async () => {
    await refetch();
    await queries.invalidateQueries({ queryKey: [resourceOf('shop-variants')] });
  };
  return {
    again,
    save: async (body: Body) => {
      const params = { storeId: store.store_id, id };
      await send<typeof saveGrid>('PUT', path as typeof saveGrid.path, {
        params,
        body: { variants: body.variants.map((row) => asLoaded(product, row)), updated_at },
      });
      await again();
    },
  };
}

/** The variants of a product while they are edited: what is typed, what is wrong with it, and saving all of it. */
export function useGrid(product: SubscriptionProduct, onChanged: (isChanged: boolean) => void) {
  const { save, again } = useSaving(product);
  const saved = useMemo<Grid>(
    () => ({ variants: product.variants.map(draftOf) }),
    [product.variants],
  );
  const form = useOwnForm<Grid, Body, z.input<typeof saveGrid.body>>({
    saved,
    rule: saveGrid.body,
    toSend: ({ variants }) => ({ variants: variants.map(toRow) }),
    send: save,
    done: 'variantGrid.saved',
    again,
  });
  const isChanged = form.isDirty && !form.busy;
  useEffect(() => onChanged(isChanged), [onChanged, isChanged]);
  useEffect(() => () => onChanged(false), [onChanged]);
  const { variants: rows } = form.value;
  const put = (variants: readonly Draft[]) => form.set({ variants });
  return {
    ...form,
    rows,
    change: (key: string, own: Partial<Draft>) =>
      put(rows.map((row) => (row.key === key ? { ...row, ...own } : row))),
    remove: (key: string) => put(rows.filter((row) => row.key !== key)),
    add: () => put([...rows, newRow(product, rows, [])]),
    /** Adds what of the combinations is not there yet; answers how many, or nothing where they are too many. */
    generate: (chosen: readonly Option[]): number | undefined => {
      const known = new Set(rows.map((row) => setOf(row.attribute_option_ids)));
      const missing = combinationsOf(chosen).filter(
        (options) => !known.has(setOf(options.map(({ id }) => id))),
      );
      if (rows.length + missing.length > mostVariants) return undefined;
      const added = [...rows];
      for (const options of missing) added.push(newRow(product, added, options));
      put(added);
      return missing.length;
    },
  };
}
export type VariantsForm = ReturnType<typeof useGrid>;
