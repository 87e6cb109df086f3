import { useAsk } from '../parts/Asking.tsx';
import type { TillCalls } from '../state/calls.ts';
import { play } from '../state/sounds.ts';
import type { DraftForm } from '../state/use-draft.ts';
import type { Who } from '../state/use-till.ts';
import { usePos } from '../state/words.ts';

interface Amount {
  readonly who: Who;
  readonly lost: boolean;
  readonly busy: boolean;
  readonly calls: Pick<TillCalls, 'productsOf' | 'find'>;
  readonly online: boolean;
  readonly onFind: (code: string) => void;
}

/** A customer's own QR code, a card or a mobile. */
const isCustomer = (code: string) => /^P-/.test(code) || /^(\+\d{8,15}|\d{4,11})$/.test(code);
/** The number of a product (EAN, UPC); cards of an earlier programme may look the same. */
const isProduct = (code: string) => /^\d{12,14}$/.test(code);

/**
 * What a scan does while an amount is typed, by the shape of its code: the customer who is there changes nothing, another one
 * is asked about where something was typed, a voucher goes on the receipt,
 * and so does a product, a piece more each time, unless the number is no product's but a card's. It is never an amount.
 */
export function useScan({ who, lost, busy, calls, online, onFind }: Amount, form: DraftForm) {
  const { p } = usePos();
  const ask = useAsk();
  const { customer, code: own } = who;
  const isSame = (code: string) =>
    [own, customer?.qr_code, customer?.mobile, ...(customer?.card_numbers ?? [])].includes(code);
  const change = async (code: string) => {
    const isBegun = form.text !== '' || form.chosen.length > 0;
    const question = { text: p('amount.otherCustomer', { code }), yes: p('amount.change') };
    if (!isBegun || (await ask(question))) onFind(code);
  };
  const addProduct = async (code: string) => {
    const found = online ? await calls.productsOf(code).catch(() => undefined) : undefined;
    const [product] = found?.products ?? [];
    if (product) {
      play('yes');
      form.addProduct(product);
    } else if (online && (await calls.find(code).catch(() => undefined))) await change(code);
    else {
      play('no');
      form.setNoProduct(code);
    }
  };
  return async (code: string) => {
    if (lost || busy || isSame(code)) return;
    if (isCustomer(code)) await change(code);
    else if (isProduct(code)) await addProduct(code);
    else if (customer) form.setScanned({ code });
    else play('no');
  };
}
