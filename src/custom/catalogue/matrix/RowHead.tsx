// biome-ignore-all lint/a11y/useSemanticElements: the rows of a table cannot be drawn in part
// biome-ignore-all lint/a11y/useFocusableInteractive: of a grid only cells take the focus
import { useTranslate } from 'react-admin';
import type { MatrixProduct } from '../../../../contract/catalogue/store-products.ts';
import { usePanel } from '../../../shell/context.ts';
import styles from './matrix.module.css';
import { cellOf } from './matrix-cells.ts';
import { measures } from './use-window.ts';

interface Props {
  readonly product: MatrixProduct | undefined;
  readonly stores: readonly { readonly store_id: number }[];
  readonly may: boolean;
  readonly onChange: (product: MatrixProduct, available: boolean) => void;
}

/** In how many of the stores a product is sold. */
export const soldIn = (product: MatrixProduct, stores: Props['stores']) =>
  stores.filter(({ store_id }) => cellOf(product, store_id)?.available).length;

/** A product, and the switch that puts it into all stores or takes it out of them. */
export function RowHead({ product, stores, may, onChange }: Props) {
  const translate = useTranslate();
  const { lang } = usePanel();
  const sold = product ? soldIn(product, stores) : 0;
  const everywhere = stores.length > 0 && sold === stores.length;
  const name = product?.name[lang] ?? translate('catalogue.matrix.loading');
  return (
    <div
      role="rowheader"
      aria-colindex={1}
      className={styles.name}
      style={{ width: measures.name }}
    >
      <span>{name}</span>
      {product?.sku_number ? <small>{product.sku_number}</small> : null}
      {product && may ? (
        <input
          type="checkbox"
          tabIndex={-1}
          className={styles.everywhere}
          aria-label={translate('catalogue.matrix.everywhere', { product: name })}
          title={translate('catalogue.matrix.everywhere', { product: name })}
          checked={everywhere}
          ref={(box) => {
            if (box) box.indeterminate = sold > 0 && !everywhere;
          }}
          onChange={() => onChange(product, !everywhere)}
        />
      ) : null}
    </div>
  );
}
