import { useState } from 'react';
import type { TillFacts } from '../../../../contract/tills/tills.ts';
import styles from '../parts/pos.module.css';
import { Sheet } from '../parts/Sheet.tsx';
import { usePos } from '../state/words.ts';

type Quantities = Record<number, number>;

interface Props {
  readonly products: TillFacts['products'];
  readonly quantities: Quantities;
  readonly onQuantities: (quantities: Quantities) => void;
}

/** Products that add points of their own: a tap adds one, the sign beside it takes one off. */
export function ProductPoints({ products, quantities, onQuantities }: Props) {
  const { p, lang, points } = usePos();
  const [open, setOpen] = useState(false);
  if (products.length === 0) return null;
  const count = Object.values(quantities).reduce((sum, each) => sum + each, 0);
  const change = (id: number, by: number) =>
    onQuantities({ ...quantities, [id]: Math.max(0, Math.min(999, (quantities[id] ?? 0) + by)) });
  return (
    <>
      <button type="button" className={styles.second} onClick={() => setOpen(true)}>
        {p('amount.products')}
        {count > 0 && <b>{` · ${count}`}</b>}
      </button>
      {open && (
        <Sheet title={p('amount.products')} onClose={() => setOpen(false)}>
          <ul className={styles.products}>
            {products.map(({ product_id, name, points: own }) => {
              const bought = quantities[product_id] ?? 0;
              return (
                <li key={product_id}>
                  <button
                    type="button"
                    aria-label={p('amount.addProduct', { name: name[lang] })}
                    className={bought ? styles.chosen : styles.chip}
                    onClick={() => change(product_id, 1)}
                  >
                    {bought > 0 && <b>{`${bought} × `}</b>}
                    {name[lang]} <small>{`+${points(own)}`}</small>
                  </button>
                  {bought > 0 && (
                    <button
                      type="button"
                      className={styles.less}
                      aria-label={p('amount.removeProduct', { name: name[lang] })}
                      onClick={() => change(product_id, -1)}
                    >
                      {'−'}
                    </button>
                  )}
                </li>
              );
            })}
          </ul>
        </Sheet>
      )}
    </>
  );
}
