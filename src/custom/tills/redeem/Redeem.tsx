import { type ReactNode, useEffect, useRef } from 'react';
import type { TillCustomer } from '../../../../contract/customers/customers.ts';
import { formatDate } from '../../../i18n/format.ts';
import { useAsk } from '../parts/Asking.tsx';
import styles from '../parts/pos.module.css';
import { UndoLast } from '../parts/Undo.tsx';
import type { TillCalls } from '../state/calls.ts';
import { type Chosen, toggled } from '../state/coupons.ts';
import type { UndoHandOver } from '../state/use-undo.ts';
import type { Redeemables } from '../state/voucher-calls.ts';
import { usePos } from '../state/words.ts';
import { Code } from './Code.tsx';
import { offersOf } from './offers.ts';
import { Tiles } from './Tiles.tsx';
import { useBought } from './use-bought.ts';
import { type Redeeming, useRedeem } from './use-redeem.ts';

export interface RedeemProps {
  readonly customer: TillCustomer;
  readonly calls: TillCalls;
  readonly chosen: readonly Chosen[];
  readonly onChosen: (chosen: readonly Chosen[]) => void;
  readonly onAwarded: () => void;
  readonly handedOver: UndoHandOver;
  /** A voucher that was read by a scanner. */
  readonly scanned?: { readonly code: string } | undefined;
  /** What stands beside the field for a code. */
  readonly children?: ReactNode;
}

interface Known {
  readonly redeemables: Redeemables;
  readonly redeeming: Redeeming;
}

/** A claim ends at an instant; the day before it is the last one it is good for. */
const lastDayOf = (moment: string) => formatDate(Date.parse(moment) - 1);

function UseNow({ redeemables, redeeming, chosen, onChosen }: RedeemProps & Known) {
  const { p, money } = usePos();
  const ask = useBought();
  const isOn = (key: string) => chosen.some((each) => each.key === key);
  const press = async (coupon: Chosen) => {
    if (isOn(coupon.key) || (await ask(coupon))) onChosen(toggled(chosen, coupon));
  };
  const tileOf = (offer: Chosen) => ({
    key: offer.key,
    title: offer.title,
    isOwn: Boolean(offer.tile?.expiresAt),
    detail: [
      offer.tile?.amount && `−${money(offer.tile.amount)}`,
      offer.tile?.minimum && p('redeem.atLeast', { amount: money(offer.tile.minimum) }),
      offer.tile?.expiresAt && p('redeem.until', { date: lastDayOf(offer.tile.expiresAt) }),
    ]
      .filter(Boolean)
      .join(' · '),
    image: offer.tile?.image ?? null,
    pressed: isOn(offer.key),
    onPress: () => void press(offer),
  });
  const tiles = offersOf(redeemables, chosen).map(tileOf);
  const hidden = redeemables.totals.coupons - redeemables.coupons.length;
  return (
    <Tiles
      title={p('redeem.onReceipt')}
      icon="ticket"
      tiles={tiles}
      total={tiles.length + hidden}
      search={async (q) => offersOf(await redeeming.search(q)).map(tileOf)}
      busy={redeeming.busy}
    />
  );
}

function Give({ redeemables, redeeming }: Known) {
  const { p, points } = usePos();
  const ask = useAsk();
  const { busy, handOver, giveGift } = redeeming;
  const give = async (id: number, title: string, cost: number) => {
    const text = p('redeem.giveAsk', { title, points: points(cost) });
    if (await ask({ text, yes: p('redeem.giveIt') })) await giveGift(id, title);
  };
  const tilesOf = (of: Redeemables) => {
    const claims = of.claims
      .filter(({ needs_receipt }) => !needs_receipt)
      .map(({ claim_id, code, title, image, points: held, expires_at }) => ({
        key: `claim ${claim_id}`,
        title,
        isOwn: true,
        detail: [
          held > 0 && p('redeem.costs', { points: points(held), smart_count: held }),
          p('redeem.until', { date: lastDayOf(expires_at) }),
        ]
          .filter(Boolean)
          .join(' · '),
        image,
        onPress: () => void handOver({ code, title }),
      }));
    const gifts = of.gifts.map(({ gift_id, title, points: cost, image, is_ordered }) => ({
      key: `gift ${gift_id}`,
      title,
      detail: p(is_ordered ? 'redeem.costsOrdered' : 'redeem.costs', {
        points: points(cost),
        smart_count: cost,
      }),
      image,
      onPress: () => void give(gift_id, title, cost),
    }));
    return [...claims, ...gifts];
  };
  const tiles = tilesOf(redeemables);
  return (
    <Tiles
      title={p('redeem.handOver')}
      icon="gift"
      tiles={tiles}
      total={tiles.length + redeemables.totals.gifts - redeemables.gifts.length}
      search={async (q) => tilesOf(await redeeming.search(q))}
      busy={busy}
    />
  );
}

function Goal({ goal }: { goal: NonNullable<Redeemables['goal']> }) {
  const { p, points, money } = usePos();
  const write = goal.by === 'sum' ? money : points;
  const text = p('redeem.goal', {
    title: goal.title,
    progress: write(goal.progress),
    target: write(goal.target),
  });
  return (
    <div className={styles.goal}>
      <small>{text}</small>
      <progress max={goal.target} value={goal.progress} aria-label={text} />
    </div>
  );
}

/** What was handed over may not be offered any more: the focus stays among what is. */
function useFocusKept({ redeemables, said }: Redeeming) {
  const around = useRef<HTMLElement>(null);
  useEffect(() => {
    if (redeemables && said && document.activeElement === document.body) around.current?.focus();
  }, [redeemables, said]);
  return around;
}

/** What the customer can redeem here: on this receipt, or handed over now. */
export function Redeem(props: RedeemProps) {
  const { p } = usePos();
  const redeeming = useRedeem(props);
  const { redeemables, failed, said } = redeeming;
  const around = useFocusKept(redeeming);
  return (
    <section ref={around} tabIndex={-1} className={styles.redeem} aria-label={p('redeem.title')}>
      {failed && <p role="alert">{p('redeem.failed')}</p>}
      {redeemables && (
        <>
          {redeemables.goal && <Goal goal={redeemables.goal} />}
          <UseNow {...props} redeemables={redeemables} redeeming={redeeming} />
          <Give redeemables={redeemables} redeeming={redeeming} />
        </>
      )}
      <div className={styles.row}>
        <Code {...props} redeeming={redeeming} />
        {props.children}
      </div>
      <p className={said?.tone === 'bad' ? styles.refused : styles.said} role="status">
        {said?.text}
      </p>
      {said?.tone === 'good' && (
        <div className={styles.row}>
          <UndoLast undo={redeeming.undo} />
        </div>
      )}
    </section>
  );
}
