import { useEffect, useRef, useState } from 'react';
import type { TillFacts } from '../../../../contract/tills/tills.ts';
import styles from '../parts/pos.module.css';
import { Sheet } from '../parts/Sheet.tsx';
import { type Search, SearchState, useSearched } from '../redeem/Searched.tsx';
import { usePos } from '../state/words.ts';

type Quantities = Record<number, number>;
type Product = TillFacts['products'][number];

interface Props {
  readonly products: TillFacts['products'];
  readonly search: Search<Product>;
  /** The number that was scanned and is none of the store's products. */
  readonly noProduct: string | undefined;
  readonly quantities: Quantities;
  readonly onQuantities: (quantities: Quantities) => void;
}

interface OneProps {
  readonly product: Product;
  readonly bought: number;
  readonly onChange: (by: number) => void;
}

function One({ product: { name, points: own }, bought, onChange }: OneProps) {
  const { p, lang, points } = usePos();
  return (
    <li>
      <button
        type="button"
        aria-label={p('amount.addProduct', { name: name[lang] })}
        className={bought ? styles.chosen : styles.chip}
        onClick={() => onChange(1)}
      >
        {bought > 0 && <b>{`${bought} × `}</b>}
        {name[lang]} <small>{`+${points(own)}`}</small>
      </button>
      {bought > 0 && (
        <button
          type="button"
          className={styles.less}
          aria-label={p('amount.removeProduct', { name: name[lang] })}
          onClick={() => onChange(-1)}
        >
          {'−'}
        </button>
      )}
    </li>
  );
}

const withoutRepeated = (products: readonly Product[]) => [
  ...new Map(products.map((each) => [each.product_id, each])).values(),
];

/** Those that are on the receipt first, whatever is searched. */
function useListed({ products, search, quantities }: Props, typed: string) {
  const [searched, setSearched] = useState<readonly Product[]>([]);
  const known = withoutRepeated([...products, ...searched]);
  const find: Search<Product> = async (q) => {
    const found = await search(q);
    setSearched((before) => [...before, ...found]);
    return found;
  };
  const hits = useSearched(typed, products, find);
  const bought = known.filter(({ product_id }) => quantities[product_id]);
  const others = hits?.filter(({ product_id }) => !quantities[product_id]) ?? [];
  return { hits, bought, listed: [...bought, ...others] };
}

/** Products that add points of their own: a tap adds one, the sign beside it takes one off. */
export function ProductPoints(props: Props) {
  const { products, noProduct, quantities, onQuantities } = props;
  const { p, lang } = usePos();
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const { hits, bought, listed } = useListed(props, typed);
  const says = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // On a phone it stands under the keys.
    if (noProduct) says.current?.scrollIntoView({ block: 'nearest' });
  }, [noProduct]);
  if (products.length === 0 && !noProduct) return null;
  const count = Object.values(quantities).reduce((sum, each) => sum + each, 0);
  const change = (id: number, by: number) =>
    onQuantities({ ...quantities, [id]: Math.max(0, Math.min(999, (quantities[id] ?? 0) + by)) });
  return (
    <>
      <button type="button" className={styles.second} onClick={() => setOpen(true)}>
        {p('amount.products')}
        {count > 0 && <b>{` · ${count}`}</b>}
      </button>
      <p ref={says} className={styles.hint} role="status">
        {noProduct
          ? p('amount.noProduct', { code: noProduct })
          : bought
              .map(({ product_id, name }) => `${quantities[product_id]} × ${name[lang]}`)
              .join(', ')}
      </p>
      {open && (
        <Sheet title={p('amount.products')} onClose={() => setOpen(false)}>
          <label className={styles.small}>
            {p('amount.searchProduct')}
            <input
              type="search"
              value={typed}
              autoComplete="off"
              maxLength={60}
              onChange={(event) => setTyped(event.target.value)}
            />
          </label>
          <ul className={styles.products}>
            {listed.map((product) => (
              <One
                key={product.product_id}
                product={product}
                bought={quantities[product.product_id] ?? 0}
                onChange={(by) => change(product.product_id, by)}
              />
            ))}
          </ul>
          <SearchState typed={typed} hits={hits} />
        </Sheet>
      )}
    </>
  );
}
