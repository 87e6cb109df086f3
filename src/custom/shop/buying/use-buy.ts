import { useState } from 'react';
import { mostBought, type ShopBillingTime } from '../../../../contract/shop/kinds.ts';
import type { Bought, buy, ShopProduct, ShopQuote } from '../../../../contract/shop/shop.ts';
import { saidBy } from '../../../resources/pieces/said-by.ts';
import { useSettled } from '../../../resources/pieces/use-settled.ts';
import { send } from '../../../session/api.ts';
import { useOneKey } from '../../../session/use-one-key.ts';
import { useOwn, useQuote, useShopChanged } from '../state/use-shop.ts';

/** A whole number of pieces that may be bought at once; nothing for anything else. */
export function piecesOf(typed: number | string | null): number | undefined {
  const isWhole = typeof typed === 'number' && Number.isInteger(typed);
  return isWhole && typed >= 1 && typed <= mostBought ? typed : undefined;
}

/** Sends an order once, and keeps what became of it or why it was refused. */
function useOrdering(again: () => Promise<unknown>) {
  const { products, params } = useOwn();
  const changed = useShopChanged();
  const { once } = useOneKey();
  const [bought, setBought] = useState<Bought>();
  const [refused, setRefused] = useState<string>();
  const [busy, setBusy] = useState(false);
  const order = async (quote: ShopQuote) => {
    const { subscription_product_variant_id, quantity, billed, total, digest } = quote;
    setBusy(true);
    setRefused(undefined);
    const wanted = { subscription_product_variant_id, quantity, billed, total, digest };
    try {
      const { data } = await once((idempotency_key) =>
        send<typeof buy>('POST', `${products}/shop`, {
          params,
          body: { ...wanted, idempotency_key },
        }),
      );
      setBought(data);
      void changed();
    } catch (error) {
      setRefused(saidBy(error));
      // Another price, or another stock: both are shown as they are now. Nobody waits for that: a server that does not
      // answer would hold the dialog.
      void changed();
      void again();
    } finally {
      setBusy(false);
    }
  };
  return { order, bought, refused, busy };
}

/** What is chosen of a product, what that costs, and buying it; who may not buy is told no total. */
export function useBuy(product: ShopProduct, may: boolean) {
  const [variantId, setVariant] = useState(
    (product.variants.find(({ in_stock }) => in_stock !== 0) ?? product.variants[0])
      ?.subscription_product_variant_id ?? 0,
  );
  const [typed, setTyped] = useState<number | string | null>(1);
  const [billed, setBilled] = useState<ShopBillingTime>('now');
  const quantity = piecesOf(useSettled(typed));
  const wanted =
    quantity && may ? { subscription_product_variant_id: variantId, quantity, billed } : undefined;
  const quote = useQuote(wanted);
  const ordering = useOrdering(quote.refetch);
  const isCurrent = piecesOf(typed) === quantity && !quote.isFetching;
  return {
    ...ordering,
    variantId,
    setVariant,
    typed,
    setTyped,
    billed,
    setBilled,
    quote,
    /** What is shown may be bought. */
    ready: isCurrent && quantity !== undefined ? quote.data : undefined,
  };
}
