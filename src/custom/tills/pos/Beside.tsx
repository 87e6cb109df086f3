import { useState } from 'react';
import { plain } from '../../../i18n/shape/plain.ts';
import styles from '../parts/pos.module.css';
import { Sheet } from '../parts/Sheet.tsx';
import { useNarrow } from '../parts/use-narrow.ts';
import { Redeem } from '../redeem/Redeem.tsx';
import type { DraftForm } from '../state/use-draft.ts';
import type { Quote } from '../state/use-quote.ts';
import { usePos } from '../state/words.ts';
import type { AmountProps } from './AmountStep.tsx';
import { PayWithPoints } from './PayWithPoints.tsx';
import { ProductPoints } from './ProductPoints.tsx';

type Props = AmountProps & { readonly form: DraftForm; readonly quote: Quote | null };

function Pay({ form, quote, facts, who: { customer } }: Props) {
  if (!facts.points_payment || !customer || customer.spendable <= 0) return null;
  return <PayWithPoints quote={quote} used={form.pointsUsed} onUsed={form.setPointsUsed} />;
}

/** Coupons and gifts: beside the keypad, and on a phone in a sheet. */
function Rewards(props: Props) {
  const { form, calls, onAwarded } = props;
  const { customer } = props.who;
  const { p } = usePos();
  const narrow = useNarrow();
  const [open, setOpen] = useState(false);
  if (!customer) return null;
  const redeem = (
    <Redeem
      customer={customer}
      calls={calls}
      chosen={form.chosen}
      onChosen={form.setChosen}
      onAwarded={onAwarded}
      handedOver={props.handedOver}
      scanned={form.scanned}
    >
      {!narrow && <Pay {...props} />}
    </Redeem>
  );
  if (!narrow) return redeem;
  const isScanned = form.scanned !== undefined;
  const close = () => {
    setOpen(false);
    form.setScanned(undefined);
  };
  const count = form.chosen.length;
  return (
    <>
      <button type="button" className={styles.second} onClick={() => setOpen(true)}>
        {count ? p('redeem.titleUsed', { smart_count: count }) : p('redeem.title')}
      </button>
      {(open || isScanned) && (
        <Sheet title={p('redeem.title')} calm onClose={close}>
          {redeem}
        </Sheet>
      )}
      <Pay {...props} />
    </>
  );
}

function Later({ form }: Pick<Props, 'form'>) {
  const { p } = usePos();
  return (
    <label className={styles.toggle}>
      <input
        type="checkbox"
        checked={form.later}
        onChange={(event) => form.setLater(event.target.checked)}
      />
      {p('amount.later')}
    </label>
  );
}

/** On the server; without a connection among those that are known here. */
const productsOf =
  ({ calls, facts, online }: Props) =>
  async (typed: string) =>
    online
      ? (await calls.products(typed)).products
      : facts.products.filter(({ name }) =>
          Object.values(name).some((each) => plain(each).includes(plain(typed))),
        );

/** What belongs to the receipt itself beside its amount: under the keys. */
export function Under(props: Props) {
  const { form, facts, online } = props;
  const search = productsOf(props);
  const { p } = usePos();
  return (
    <>
      <div className={styles.row}>
        <label className={styles.small}>
          {p('amount.number')}
          <input
            value={form.receiptNumber}
            onChange={(event) => form.setReceiptNumber(event.target.value)}
            maxLength={40}
            autoComplete="off"
          />
        </label>
        {online && <Later form={form} />}
      </div>
      <ProductPoints
        products={[...facts.products, ...form.added]}
        noProduct={form.noProduct}
        search={search}
        quantities={form.quantities}
        onQuantities={form.setQuantities}
      />
    </>
  );
}

/** What the customer has for it: coupons, gifts, and points that pay. */
export function Beside(props: Props) {
  return props.online && !props.form.later ? <Rewards {...props} /> : null;
}
