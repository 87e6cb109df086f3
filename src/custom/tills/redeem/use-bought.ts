import { useAsk } from '../parts/Asking.tsx';
import type { Chosen } from '../state/coupons.ts';
import { usePos } from '../state/words.ts';

/** A coupon for certain products is good with them: whether they were bought is what the cashier knows. */
export function useBought() {
  const { p, lang } = usePos();
  const ask = useAsk();
  return async ({ title, products }: Pick<Chosen, 'title' | 'products'>) => {
    if (products.length === 0) return true;
    const names = products.map((name) => name[lang]).join(', ');
    const text = p('redeem.boughtAsk', { title, products: names });
    return ask({ text, yes: p('redeem.bought') });
  };
}
