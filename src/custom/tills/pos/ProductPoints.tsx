import type { TillFacts } from '../../../../contract/tills/tills.ts';
import { usePos } from '../state/words.ts';
import styles from './pos.module.css';

type Quantities = Record<number, number>;

interface Props {
  readonly products: TillFacts['products'];
  readonly quantities: Quantities;
  readonly onQuantities: (quantities: Quantities) => void;
}

/** Products that add points of their own: a tap adds one, the sign beside it takes one off. */
export function ProductPoints({ products, quantities, onQuantities }: Props) {
  const { p, lang, points } = usePos();
  if (products.length === 0) return null;
  const change = (id: number, by: number) =>
    onQuantities({ ...quantities, [id]: Math.max(0, Math.min(999, (quantities[id] ?? 0) + by)) });
  return (
    <details className={styles.products}>
      <summary>{p('amount.products')}</summary>
      <ul>
        {products.map(({ product_id, name, points: own }) => {
          const count = quantities[product_id] ?? 0;
          return (
            <li key={product_id}>
              <button
                type="button"
                aria-label={p('amount.addProduct', { name: name[lang] })}
                className={count ? styles.chosen : styles.chip}
                onClick={() => change(product_id, 1)}
              >
                {count > 0 && <b>{`${count} × `}</b>}
                {name[lang]} <small>{`+${points(own)}`}</small>
              </button>
              {count > 0 && (
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
    </details>
  );
}
