import { useAsk } from '../parts/Asking.tsx';
import { play } from '../state/sounds.ts';
import type { DraftForm } from '../state/use-draft.ts';
import { usePos } from '../state/words.ts';
import type { AmountProps } from './AmountStep.tsx';

/** A customer's own QR code, a card or a mobile; every other code is a voucher. */
const isCustomer = (code: string) => /^P-/.test(code) || /^\+?\d{4,15}$/.test(code);

/**
 * What a scan does while an amount is typed, by the shape of its code: the customer who is there changes nothing, another one
 * is asked about where something was typed, a voucher goes on the receipt. It is never an amount.
 */
export function useScan({ who, lost, busy, onFind }: AmountProps, form: DraftForm) {
  const { p } = usePos();
  const ask = useAsk();
  const { customer, code: own } = who;
  const isSame = (code: string) =>
    [own, customer?.qr_code, customer?.mobile, ...(customer?.card_numbers ?? [])].includes(code);
  return async (code: string) => {
    if (lost || busy || isSame(code)) return;
    if (isCustomer(code)) {
      const isBegun = form.text !== '' || form.chosen.length > 0;
      const question = { text: p('amount.otherCustomer', { code }), yes: p('amount.change') };
      if (!isBegun || (await ask(question))) onFind(code);
    } else if (customer) form.setScanned({ code });
    else play('no');
  };
}
