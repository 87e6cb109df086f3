import { useState } from 'react';
import type { TillProduct } from '../../../../contract/tills/till-products.ts';
import { parseAmount } from '../../../i18n/format.ts';
import { type Chosen, linesWith } from './coupons.ts';
import type { Draft, Who } from './use-till.ts';
import { usePos } from './words.ts';

/** So many pieces of a product a receipt has at most. */
export const mostPieces = 999;

interface At {
  readonly register: number | null;
  readonly online: boolean;
}

/** What the cashier fills in beside the customer, and the receipt it comes to; null while there is no amount. */
export function useDraft({ register, online }: At) {
  const { lang } = usePos();
  const [text, setText] = useState('');
  const [pointsUsed, setPointsUsed] = useState(0);
  const [receiptNumber, setReceiptNumber] = useState('');
  const [quantities, setQuantities] = useState<Record<number, number>>({});
  const [chosen, setChosen] = useState<readonly Chosen[]>([]);
  const [later, setLater] = useState(false);
  // A voucher that was read by a scanner, until it was looked up.
  const [scanned, setScanned] = useState<{ readonly code: string }>();
  // The number of a product that the store does not have.
  const [noProduct, setNoProduct] = useState<string>();
  // Products that were scanned, beside those that the till lists.
  const [added, setAdded] = useState<readonly TillProduct[]>([]);
  const addProduct = (product: TillProduct) => {
    const { product_id: id } = product;
    setNoProduct(undefined);
    setAdded((before) => [...before.filter((each) => each.product_id !== id), product]);
    setQuantities((before) => ({ ...before, [id]: Math.min(mostPieces, (before[id] ?? 0) + 1) }));
  };
  const parsed = parseAmount(text, lang);
  const amount = typeof parsed === 'number' && parsed > 0 ? parsed : null;
  const usesPoints = online && !later ? pointsUsed : 0;
  // Coupons need the server's word, as points that pay do.
  const coupons = online && !later ? chosen : [];
  const draft: Draft | null = amount
    ? {
        amount,
        pointsUsed: usesPoints,
        receiptNumber: receiptNumber.trim(),
        registerId: register,
        lines: linesWith(quantities, coupons),
        vouchers: coupons.map(({ voucher }) => voucher),
        pending: online && later,
      }
    : null;
  const set = {
    setText,
    setPointsUsed,
    setReceiptNumber,
    setQuantities,
    setChosen,
    setLater,
    setScanned,
    setNoProduct,
    addProduct,
  };
  const typed = {
    text,
    pointsUsed,
    receiptNumber,
    quantities,
    chosen,
    later,
    scanned,
    added,
    noProduct,
  };
  return { ...typed, amount, draft, ...set };
}
export type DraftForm = ReturnType<typeof useDraft>;

/** The receipt as the quote is asked for; nothing of it is known without a connection or a customer. */
export const quoted = ({ customer }: Who, draft: Draft | null, online: boolean) =>
  online && customer && draft
    ? {
        user_account_id: customer.user_account_id,
        amount: draft.amount,
        lines: draft.lines,
        points_used: draft.pointsUsed,
        vouchers: draft.vouchers,
      }
    : null;
